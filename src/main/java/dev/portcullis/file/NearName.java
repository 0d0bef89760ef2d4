package dev.portcullis.file;

import java.util.List;
import java.util.Optional;
import org.apache.commons.text.similarity.DamerauLevenshteinDistance;

/**
 * Finds the name that was most likely meant. Careful: it would rather say nothing than call one
 * column another that only resembles it, so names must differ in a single slip or in their
 * separators.
 */
final class NearName {
  private static final int SHORTEST = 4;
  private static final DamerauLevenshteinDistance DISTANCE = new DamerauLevenshteinDistance();

  private NearName() {}

  /** The only candidate that is very near. */
  static Optional<String> of(String name, List<String> candidates) {
    List<String> near = candidates.stream().filter(other -> isNear(name, other)).toList();
    return near.size() == 1 ? Optional.of(near.get(0)) : Optional.empty();
  }

  private static boolean isNear(String one, String other) {
    String first = letters(one);
    String second = letters(other);
    if (first.equals(second)) {
      return true;
    }
    return Math.min(first.length(), second.length()) >= SHORTEST
        && digits(first).equals(digits(second))
        && DISTANCE.apply(first, second) <= 1;
  }

  private static String letters(String name) {
    return Spelling.key(name).replaceAll("[\\s_./-]", "");
  }

  /** {@code line_1} and {@code line_2} are one character apart and never a slip. */
  private static String digits(String name) {
    return name.replaceAll("[^0-9]", "");
  }
}
