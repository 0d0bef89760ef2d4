package dev.portcullis.expr.parse;

import dev.portcullis.expr.parse.RowConditionParser.CallContext;
import dev.portcullis.expr.parse.RowConditionParser.IsTruthContext;
import dev.portcullis.expr.parse.RowConditionParser.PredicateContext;
import org.antlr.v4.runtime.Token;

/**
 * How many values that stand in for NULL are nested: {@code coalesce}, and {@code IS TRUE}, which
 * is one. DuckDB takes a quarter more time for each level: 20 seconds of processor time at 26
 * levels (by hand).
 */
final class FallbackDepth extends NestingLimit {
  private static final int DEEPEST = 10;

  FallbackDepth(Faults faults) {
    super(faults, DEEPEST);
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

  private int deeper(int below, Token at) {
    return deeper(
        below,
        at,
        "`coalesce`, `IS TRUE` and `IS FALSE` are nested deeper than " + DEEPEST + " levels.",
        null);
  }
}
