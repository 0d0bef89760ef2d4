package dev.portcullis.expr.parse;

import dev.portcullis.expr.parse.RowConditionParser.ProductContext;
import dev.portcullis.expr.parse.RowConditionParser.SumContext;
import dev.portcullis.problem.ProblemCode;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;

/**
 * How many operators of arithmetic build one on another: {@code a + b + c} is a sum of a sum. Such
 * a chain is flat for the parser and deep for all that comes after it: our own walks of the
 * expression and an engine's, of which DuckDB gives up at 1,000 levels.
 */
final class OperatorDepth extends RowConditionBaseVisitor<Integer> {
  private static final int DEEPEST = 100;

  private final Faults faults;
  private boolean isTooDeep;

  private OperatorDepth(Faults faults) {
    this.faults = faults;
  }

  /** Whether it is within the limit; where it is not, the first operator beyond is noted. */
  static boolean isAllowed(ParserRuleContext condition, Faults faults) {
    OperatorDepth depth = new OperatorDepth(faults);
    condition.accept(depth);
    return !depth.isTooDeep;
  }

  @Override
  public Integer visitSum(SumContext ctx) {
    return ofChain(ctx, ctx.product());
  }

  @Override
  public Integer visitProduct(ProductContext ctx) {
    return ofChain(ctx, ctx.signed());
  }

  private int ofChain(ParserRuleContext ctx, List<? extends ParserRuleContext> parts) {
    int depth = visit(parts.get(0));
    for (int i = 1; i < parts.size(); i++) {
      depth = Math.max(depth, visit(parts.get(i))) + 1;
      if (depth > DEEPEST && !isTooDeep) {
        isTooDeep = true;
        note(((TerminalNode) ctx.getChild(2 * i - 1)).getSymbol());
      }
    }
    return depth;
  }

  private void note(Token operator) {
    faults.add(
        ProblemCode.EXPRESSION_TOO_LARGE,
        Span.of(operator),
        "More than " + DEEPEST + " operators of arithmetic build on one another up to here.",
        "Constants that follow one another are one: `day + 1 + 1` is `day + 2`.");
  }

  @Override
  protected Integer defaultResult() {
    return 0;
  }

  @Override
  protected Integer aggregateResult(Integer deepest, Integer next) {
    return Math.max(deepest, next);
  }
}
