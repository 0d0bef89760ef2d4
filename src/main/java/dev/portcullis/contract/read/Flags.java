package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.Locale;
import java.util.Set;

/** Explains what is wrong with a value that should be {@code true} or {@code false}. */
final class Flags {
  private static final Set<String> YES = Set.of("true", "yes", "on", "y", "1");
  private static final Set<String> NO = Set.of("false", "no", "off", "n", "0");

  private Flags() {}

  static Problem problem(String key, Scalar written) {
    String message =
        "Key `"
            + key
            + "` is "
            + Shown.text(written.text())
            + (written.spelling() == Spelling.QUOTED ? " in quotes" : "")
            + ", expected `true` or `false`.";
    String lower = written.text().toLowerCase(Locale.ROOT);
    if (YES.contains(lower)) {
      return Problem.error(ProblemCode.NOT_A_BOOLEAN, written.at(), message, "Write `true`.");
    }
    if (NO.contains(lower)) {
      return Problem.error(ProblemCode.NOT_A_BOOLEAN, written.at(), message, "Write `false`.");
    }
    return Problem.error(ProblemCode.NOT_A_BOOLEAN, written.at(), message);
  }
}
