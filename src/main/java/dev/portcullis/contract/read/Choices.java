package dev.portcullis.contract.read;

import static java.util.Map.entry;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.NearNames;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads a value that is one of a few words. */
public final class Choices {
  /** What people and other tools say instead, where spelling alone does not lead there. */
  private static final Map<String, String> SYNONYMS =
      Map.ofEntries(
          entry("sensitive", "confidential"),
          entry("private", "confidential"),
          entry("pii", "restricted"),
          entry("personal", "restricted"),
          entry("secret", "restricted"),
          entry("reject", "fail"),
          entry("error", "fail"),
          entry("abort", "fail"),
          entry("skip", "drop"),
          entry("quarantine", "drop"),
          entry("warning", "warn"),
          entry("strict", "exact"));

  private Choices() {}

  static <E> Optional<E> read(String key, Scalar scalar, Map<String, E> words, Problems problems) {
    E choice = words.get(scalar.text());
    if (choice != null) {
      return Optional.of(choice);
    }
    problems.add(problem(key, scalar, words.keySet()));
    return Optional.empty();
  }

  /** That the value is none of the words, with the one that may have been meant. */
  public static Problem problem(String key, Scalar scalar, Collection<String> words) {
    String message =
        "Key `"
            + key
            + "` is "
            + Shown.text(scalar.text())
            + ", expected one of "
            + Shown.list(words)
            + ".";
    return meant(scalar.text(), words)
        .map(
            near ->
                Problem.error(
                    ProblemCode.BAD_CHOICE, scalar.at(), message, "Did you mean `" + near + "`?"))
        .orElseGet(() -> Problem.error(ProblemCode.BAD_CHOICE, scalar.at(), message));
  }

  private static Optional<String> meant(String written, Collection<String> words) {
    return Optional.ofNullable(SYNONYMS.get(written.toLowerCase(Locale.ROOT)))
        .filter(words::contains)
        .or(() -> NearNames.nearest(written, words));
  }
}
