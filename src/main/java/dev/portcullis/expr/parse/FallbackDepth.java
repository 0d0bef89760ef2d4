package dev.portcullis.expr.parse;

import dev.portcullis.expr.parse.RowConditionParser.CallContext;
import dev.portcullis.expr.parse.RowConditionParser.IsTruthContext;
import dev.portcullis.expr.parse.RowConditionParser.PredicateContext;
import dev.portcullis.problem.ProblemCode;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/**
 * How many values that stand in for NULL are nested: {@code coalesce}, and {@code IS TRUE}, which
 * is one. DuckDB takes a quarter more time for each level: 20 seconds at 26 levels, hours at 50.
 */
final class FallbackDepth extends RowConditionBaseVisitor<Integer> {
  private static final int DEEPEST = 10;

  private final Faults faults;
  private boolean isTooDeep;

  private FallbackDepth(Faults faults) {
    this.faults = faults;
  }

  /** Whether it is within the limit; where it is not, the first one beyond is noted. */
  static boolean isAllowed(ParserRuleContext condition, Faults faults) {
    FallbackDepth depth = new FallbackDepth(faults);
    condition.accept(depth);
    return !depth.isTooDeep;
  }

  @Override
  public Integer visitPredicate(PredicateContext ctx) {
    int depth = visitChildren(ctx);
    return ctx.test() instanceof IsTruthContext test ? deeper(depth, test.getStart()) : depth;
  }

  @Override
  public Integer visitCall(CallContext ctx) {
    int depth = visitChildren(ctx);
    Token name = ctx.getStart();
    return name.getText().equalsIgnoreCase("coalesce") ? deeper(depth, name) : depth;
  }

  private int deeper(int depth, Token at) {
    if (depth == DEEPEST && !isTooDeep) {
      isTooDeep = true;
      faults.add(
          ProblemCode.EXPRESSION_TOO_LARGE,
          Span.of(at),
          "`coalesce`, `IS TRUE` and `IS FALSE` are nested deeper than " + DEEPEST + " levels.");
    }
    return depth + 1;
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
