package dev.portcullis.testkit;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import java.util.List;

/** The difference of two texts as a person reads it: a unified diff. */
final class TextDifference {

  private static final int CONTEXT_LINES = 3;

  private TextDifference() {}

  static String between(String expected, String actual) {
    // Cut at \n alone, and keep what follows the last one: a \r or a missing end must be seen.
    List<String> before = visible(expected);
    List<String> after = visible(actual);
    List<String> difference =
        UnifiedDiffUtils.generateUnifiedDiff(
            "expected", "actual", before, DiffUtils.diff(before, after), CONTEXT_LINES);
    return String.join("\n", difference);
  }

  private static List<String> visible(String text) {
    String lines = text.replace("\r", "\\r").replace("\t", "\\t");
    return List.of(lines.split("\n", -1));
  }
}
