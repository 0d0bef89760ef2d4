package dev.portcullis.load;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Counts and lists as a person reads them. */
public final class Words {
  private Words() {}

  /** {@code 1 row}, {@code 2,000 rows}. */
  public static String count(long number, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", number, noun, number == 1 ? "" : "s");
  }

  /**
   * {@code line 4}, {@code lines 4, 9, 12, …}.
   *
   * @param lines the first ones
   * @param total how many there are in all
   * @param limit how many to tell
   */
  public static String lines(List<Long> lines, long total, int limit) {
    if (lines.isEmpty()) {
      return "line not known";
    }
    List<Long> told = lines.stream().distinct().limit(limit).toList();
    boolean more = total > told.size();
    return (told.size() == 1 && !more ? "line " : "lines ")
        + told.stream().map(String::valueOf).collect(Collectors.joining(", "))
        + (more ? ", …" : "");
  }
}
