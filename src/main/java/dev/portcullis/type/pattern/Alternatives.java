package dev.portcullis.type.pattern;

import java.util.ArrayList;
import java.util.List;

/** Takes a pattern apart at the {@code |} of its outermost level. */
public final class Alternatives {
  private Alternatives() {}

  /** The alternatives, at least one; together with {@code |} between them they are the pattern. */
  public static List<String> of(String pattern) {
    List<String> found = new ArrayList<>();
    int start = 0;
    int depth = 0;
    boolean inClass = false;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '\\') {
        i++;
      } else if (inClass) {
        inClass = c != ']';
      } else if (c == '[') {
        inClass = true;
      } else if (c == '(') {
        depth++;
      } else if (c == ')') {
        depth--;
      } else if (c == '|' && depth == 0) {
        found.add(pattern.substring(start, i));
        start = i + 1;
      }
    }
    found.add(pattern.substring(start));
    return List.copyOf(found);
  }
}
