package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.Optional;

/**
 * Refuses what YAML reads as no value: an empty place, {@code ~} and the word null in several
 * cases.
 */
final class Nulls {
  private Nulls() {}

  /** What is wrong with the value of the entry when it is none. */
  static Optional<Problem> problem(Entry entry) {
    return entry.value() instanceof Scalar scalar && scalar.isNull()
        ? Optional.of(problem(entry.key(), scalar))
        : Optional.empty();
  }

  private static Problem problem(Scalar key, Scalar value) {
    if (value.text().isEmpty()) {
      return Problem.error(
          ProblemCode.WRONG_NODE,
          key.at(),
          "Key " + Shown.text(key.text()) + " has no value.",
          "Write a value or remove the key.");
    }
    return trap(value.at(), value.text(), "Key " + Shown.text(key.text()));
  }

  /** An item of a list, where an empty place is as much a slip as the word. */
  static boolean refuseItem(Node item, String what, Problems problems) {
    if (!(item instanceof Scalar scalar) || !scalar.isNull()) {
      return false;
    }
    problems.add(
        scalar.text().isEmpty()
            ? Problem.error(
                ProblemCode.WRONG_NODE,
                item.at(),
                what + " has an empty item.",
                "Write a value or remove the item; an empty text is written `\"\"`.")
            : trap(item.at(), scalar.text(), "An item of " + what));
    return true;
  }

  private static Problem trap(Position at, String written, String what) {
    return Problem.error(
        ProblemCode.YAML_TRAP,
        at,
        what + " is " + Shown.text(written) + ", which stands for no value at all.",
        "If the text is meant, write it in quotes: `\"" + written + "\"`.");
  }
}
