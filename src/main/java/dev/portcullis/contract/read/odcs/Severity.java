package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.odcs.CustomPropertyNames;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What happens to rows that break a rule. The standard has no word for it, so {@code onViolation}
 * among the {@code customProperties} says it, of the rule, the property, the schema object or the
 * document, in that order. Without it a severity of warning or less warns.
 */
final class Severity {
  private Severity() {}

  /** What the custom properties say; empty when they say nothing, or nothing that is known. */
  static Optional<OnViolation> of(CustomProperties customs, Problems problems) {
    return customs.scalar(CustomPropertyNames.ON_VIOLATION).flatMap(word -> read(word, problems));
  }

  private static Optional<OnViolation> read(Scalar word, Problems problems) {
    Optional<OnViolation> choice =
        Arrays.stream(OnViolation.values())
            .filter(known -> known.word().equals(word.text()))
            .findFirst();
    if (choice.isEmpty()) {
      problems.add(
          Problem.error(
              ProblemCode.BAD_CHOICE,
              word.at(),
              "Custom property `onViolation` is "
                  + Shown.text(word.text())
                  + ", expected one of `warn`, `drop`, `fail`."));
    }
    return choice;
  }

  /** For a check of a file as a whole, which has no row to drop. */
  static OnViolation ofFile(OnViolation usual) {
    return usual == OnViolation.DROP ? OnViolation.FAIL : usual;
  }

  /** For a quality rule, where nothing else is said about it. */
  static OnViolation of(Section rule, OnViolation usual) {
    return switch (rule.text("severity").orElse("").toLowerCase(Locale.ROOT)) {
      case "" -> usual;
      case "warning", "warn", "info", "information", "notice" -> OnViolation.WARN;
      // An error that only warns would be none.
      default -> usual == OnViolation.WARN ? OnViolation.FAIL : usual;
    };
  }
}
