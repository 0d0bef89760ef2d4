package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.Map;
import java.util.Optional;

/** Reads a value that is one of a few words. */
final class Choices {
  private Choices() {}

  static <E> Optional<E> read(String key, Scalar scalar, Map<String, E> words, Problems problems) {
    E choice = words.get(scalar.text());
    if (choice != null) {
      return Optional.of(choice);
    }
    String message =
        "Key `"
            + key
            + "` is "
            + Shown.text(scalar.text())
            + ", expected one of "
            + Shown.list(words.keySet())
            + ".";
    problems.add(
        NearNames.nearest(scalar.text(), words.keySet())
            .map(
                near ->
                    Problem.error(
                        ProblemCode.BAD_CHOICE,
                        scalar.at(),
                        message,
                        "Did you mean `" + near + "`?"))
            .orElseGet(() -> Problem.error(ProblemCode.BAD_CHOICE, scalar.at(), message)));
    return Optional.empty();
  }
}
