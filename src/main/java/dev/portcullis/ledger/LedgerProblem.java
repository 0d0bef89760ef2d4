package dev.portcullis.ledger;

import dev.portcullis.problem.Problem;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A problem of a run as the ledger keeps it: what a report printed, in words that a later version
 * can still read when it no longer has the code.
 *
 * @param code for example {@code P307}
 * @param severity the word of it
 * @param line 0 when it concerns the whole file
 * @param column 0 when it concerns the whole line
 */
public record LedgerProblem(
    String code,
    String severity,
    String message,
    String path,
    int line,
    int column,
    @Nullable String hint) {
  public LedgerProblem {
    Objects.requireNonNull(code);
    Objects.requireNonNull(severity);
    Objects.requireNonNull(message);
    Objects.requireNonNull(path);
  }

  /** The problem in the words that were printed. */
  public static LedgerProblem of(Problem problem) {
    return new LedgerProblem(
        problem.code().code(),
        problem.severity().word(),
        problem.message(),
        problem.position().path(),
        problem.position().line(),
        problem.position().column(),
        problem.hint());
  }
}
