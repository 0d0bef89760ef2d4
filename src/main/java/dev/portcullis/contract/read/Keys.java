package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Refuses keys that stand twice in one mapping: neither the first nor the last is silently the
 * right one.
 */
final class Keys {
  private Keys() {}

  /** The entries with the first of each key. */
  static List<Entry> withoutRepeats(List<Entry> entries, Problems problems) {
    Map<String, Entry> first = new LinkedHashMap<>();
    for (Entry entry : entries) {
      Entry earlier = first.putIfAbsent(entry.key().text(), entry);
      if (earlier != null) {
        problems.add(repeated(entry.key(), earlier.key()));
      }
    }
    return List.copyOf(first.values());
  }

  private static Problem repeated(Scalar key, Scalar earlier) {
    return Problem.error(
        ProblemCode.DUPLICATE_KEY,
        key.at(),
        "The key "
            + Shown.text(key.text())
            + " stands here a second time, the first is in line "
            + earlier.at().line()
            + ".",
        "Keep one of the two.");
  }
}
