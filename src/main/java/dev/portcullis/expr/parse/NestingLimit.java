package dev.portcullis.expr.parse;

import dev.portcullis.problem.ProblemCode;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * How deeply something is nested, whatever stands between: a visit gives the depth below. Where it
 * is deeper than the limit, the first place beyond is noted, and no other.
 */
abstract class NestingLimit extends RowConditionBaseVisitor<Integer> {
  private final Faults faults;
  private final int deepest;
  private boolean isTooDeep;

  NestingLimit(Faults faults, int deepest) {
    this.faults = faults;
    this.deepest = deepest;
  }

  /** Whether the condition is within the limit. */
  final boolean allows(ParserRuleContext condition) {
    condition.accept(this);
    return !isTooDeep;
  }

  /** One level deeper than {@code below}; the message and the hint are for a place beyond. */
  final int deeper(int below, Token at, String message, @Nullable String hint) {
    int depth = below + 1;
    if (depth > deepest && !isTooDeep) {
      isTooDeep = true;
      faults.add(ProblemCode.EXPRESSION_TOO_LARGE, Span.of(at), message, hint);
    }
    return depth;
  }

  @Override
  protected final Integer defaultResult() {
    return 0;
  }

  @Override
  protected final Integer aggregateResult(Integer deepestSoFar, Integer next) {
    return Math.max(deepestSoFar, next);
  }
}
