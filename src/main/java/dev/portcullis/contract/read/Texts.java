package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;

/**
 * Refuses texts that no warehouse can hold: escapes can bring NUL and halves of character pairs.
 */
final class Texts {
  private Texts() {}

  static void check(Node node, Problems problems) {
    if (node instanceof Mapping mapping) {
      for (Entry entry : mapping.entries()) {
        check(entry.key(), problems);
        check(entry.value(), problems);
      }
    } else if (node instanceof Listing listing) {
      listing.items().forEach(item -> check(item, problems));
    } else if (node instanceof Scalar scalar
        && scalar.text().codePoints().anyMatch(Texts::isUnfit)) {
      problems.add(
          Problem.error(
              ProblemCode.BAD_VALUE,
              scalar.at(),
              "The text "
                  + Shown.text(scalar.text())
                  + " holds a character that no warehouse can store (NUL or half of a pair)."));
    }
  }

  private static boolean isUnfit(int codePoint) {
    return codePoint == 0
        || (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE);
  }
}
