package dev.portcullis.expr.parse;

import dev.portcullis.problem.ProblemCode;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with an expression, and where.
 *
 * @param code of the problem that it becomes
 * @param offset in code points from the start of the expression
 * @param length in code points, at least 1; may reach one beyond the end
 * @param message one sentence
 * @param hint what to write instead, where there is something
 */
public record ExpressionFault(
    ProblemCode code, int offset, int length, String message, @Nullable String hint) {
  public ExpressionFault {
    Objects.requireNonNull(code);
    Objects.requireNonNull(message);
    if (offset < 0 || length < 1) {
      throw new IllegalArgumentException(offset + ", " + length);
    }
  }
}
