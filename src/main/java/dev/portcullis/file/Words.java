package dev.portcullis.file;

import java.util.List;
import java.util.stream.Collectors;

/** How numbers and names stand in a sentence. */
final class Words {
  private static final int LONGEST_NAME = 60;

  private Words() {}

  /** For example {@code 1 field} or {@code 3 fields}. */
  static String count(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  /** A name in backticks; what cannot be seen is spelled out, what is too long is cut. */
  static String name(String name) {
    return "`" + Visible.of(name, LONGEST_NAME) + "`";
  }

  /** Names in backticks, with commas between them. */
  static String names(List<String> names) {
    return names.stream().map(Words::name).collect(Collectors.joining(", "));
  }

  /** Items with commas and a final {@code and}. */
  static String and(List<String> items) {
    int last = items.size() - 1;
    return last < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
  }
}
