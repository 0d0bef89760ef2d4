package dev.portcullis.expr.parse;

import dev.portcullis.expr.parse.RowConditionParser.ProductContext;
import dev.portcullis.expr.parse.RowConditionParser.SumContext;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;

/**
 * How many operators of arithmetic build one on another: {@code a + b + c} is a sum of a sum. Such
 * a chain is flat for the parser and deep for all that comes after it: our own walks of the
 * expression and an engine's, of which DuckDB gives up at 1,000 levels.
 */
final class OperatorDepth extends NestingLimit {
  private static final int DEEPEST = 100;

  OperatorDepth(Faults faults) {
    super(faults, DEEPEST);
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
      Token operator = ((TerminalNode) ctx.getChild(2 * i - 1)).getSymbol();
      depth = deeper(Math.max(depth, visit(parts.get(i))), operator);
    }
    return depth;
  }

  private int deeper(int below, Token operator) {
    return deeper(
        below,
        operator,
        "More than " + DEEPEST + " operators of arithmetic build on one another up to here.",
        "Constants that follow one another are one: `day + 1 + 1` is `day + 2`.");
  }
}
