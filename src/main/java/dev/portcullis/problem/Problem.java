package dev.portcullis.problem;

import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One fault that a person can mend, found in a contract, a file or a configuration.
 *
 * @param code stable; every code has a page in {@code docs/rules}
 * @param severity how much it weighs
 * @param message one sentence that says what was found and what was expected; never a secret and
 *     never a value of a restricted column
 * @param position where
 * @param hint what to do about it, when that is not plain from the message
 */
public record Problem(
    ProblemCode code, Severity severity, String message, Position position, @Nullable String hint) {
  public Problem {
    Objects.requireNonNull(code);
    Objects.requireNonNull(severity);
    Objects.requireNonNull(message);
    Objects.requireNonNull(position);
  }

  /** An error without a hint. */
  public static Problem error(ProblemCode code, Position position, String message) {
    return new Problem(code, Severity.ERROR, message, position, null);
  }

  /** An error with a hint. */
  public static Problem error(ProblemCode code, Position position, String message, String hint) {
    return new Problem(code, Severity.ERROR, message, position, hint);
  }

  /** A warning: it is printed and the run goes on. */
  public static Problem warning(
      ProblemCode code, Position position, String message, @Nullable String hint) {
    return new Problem(code, Severity.WARNING, message, position, hint);
  }

  /** Something worth knowing that asks for nothing. */
  public static Problem note(
      ProblemCode code, Position position, String message, @Nullable String hint) {
    return new Problem(code, Severity.NOTE, message, position, hint);
  }

  /** The same where it weighs otherwise. */
  public Problem with(Severity other) {
    return new Problem(code, other, message, position, hint);
  }

  /** As a reader of the file meets them; those of one place stay as they are. */
  public static Comparator<Problem> byPlace() {
    return Comparator.comparingInt((Problem problem) -> problem.position().line())
        .thenComparingInt(problem -> problem.position().column());
  }

  public boolean isError() {
    return severity == Severity.ERROR;
  }
}
