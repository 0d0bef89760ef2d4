package dev.portcullis.file;

/** Text as a person can see it. */
final class Visible {
  private Visible() {}

  /**
   * The text with every invisible character spelled out, as {@code U+00A0}, cut after so many
   * characters.
   */
  static String of(String text, int longest) {
    StringBuilder visible = new StringBuilder();
    text.codePoints()
        .limit(longest)
        .forEach(
            point -> {
              visible.append(isInvisible(point) ? spelled(point) : Character.toString(point));
            });
    if (text.codePointCount(0, text.length()) > longest) {
      visible.append('…');
    }
    return visible.toString();
  }

  private static String spelled(int point) {
    return switch (point) {
      case '\t' -> "\\t";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      default -> String.format("U+%04X", point);
    };
  }

  /** Whether a character leaves no mark, the plain space aside. */
  static boolean isInvisible(int point) {
    return point != ' '
        && (Character.isSpaceChar(point)
            || Character.isISOControl(point)
            || Character.getType(point) == Character.FORMAT);
  }

  /** Whether nothing of the text can be seen. */
  static boolean isBlank(String text) {
    return text.codePoints().allMatch(point -> point == ' ' || isInvisible(point));
  }
}
