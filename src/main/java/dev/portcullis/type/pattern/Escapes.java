package dev.portcullis.type.pattern;

import java.util.Optional;

/** Spellings of characters and of the short classes that all engines read alike. */
final class Escapes {
  private static final String SPECIAL = "\\.[]{}()*+?|^$";
  private static final String SPECIAL_IN_CLASS = "\\[]^-&";

  private Escapes() {}

  static String literal(int codePoint) {
    return escaped(codePoint, SPECIAL);
  }

  static String inClass(int codePoint) {
    return escaped(codePoint, SPECIAL_IN_CLASS);
  }

  private static String escaped(int codePoint, String special) {
    return switch (codePoint) {
      case '\t' -> "\\t";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\f' -> "\\f";
      default -> (special.indexOf(codePoint) >= 0 ? "\\" : "") + Character.toString(codePoint);
    };
  }

  /**
   * The members of {@code \d}, {@code \w} and {@code \s}: engines differ beyond ASCII, so ASCII it
   * is.
   */
  static Optional<String> shortClass(int letter) {
    return switch (letter) {
      case 'd', 'D' -> Optional.of("0-9");
      case 'w', 'W' -> Optional.of("A-Za-z0-9_");
      case 's', 'S' -> Optional.of(" \\t\\n\\r\\f");
      default -> Optional.empty();
    };
  }

  /** The character that an escape stands for, when it is one that all engines know. */
  static Optional<Integer> character(int escaped) {
    return switch (escaped) {
      case 't' -> Optional.of((int) '\t');
      case 'n' -> Optional.of((int) '\n');
      case 'r' -> Optional.of((int) '\r');
      case 'f' -> Optional.of((int) '\f');
      default -> isAsciiPunctuation(escaped) ? Optional.of(escaped) : Optional.empty();
    };
  }

  private static boolean isAsciiPunctuation(int c) {
    return c >= ' ' && c < 0x7F && !Character.isLetterOrDigit(c);
  }

  /** Why an escape is refused. */
  static RefusedPattern refused(PatternText text, int offset, int escaped) {
    String written = "`\\" + Character.toString(escaped) + "`";
    if (escaped >= '1' && escaped <= '9') {
      return text.faultAt(
          offset,
          2,
          "has the back-reference " + written + ", which DuckDB lacks",
          "Write the part out again.");
    }
    if (escaped == 'p' || escaped == 'P') {
      return text.faultAt(
          offset,
          2,
          "has the Unicode class " + written + ", which Postgres lacks",
          "List the letters that are meant, for example `[A-Za-zÀ-ÿ]`.");
    }
    if (escaped == 'b' || escaped == 'B') {
      return text.faultAt(
          offset,
          2,
          "has the word boundary " + written + ", which Postgres reads otherwise",
          "Write the characters that may stand there.");
    }
    if (escaped == 'A' || escaped == 'z' || escaped == 'Z') {
      return text.faultAt(
          offset,
          2,
          "has the anchor " + written + ", and a pattern always matches the whole value",
          "Remove it.");
    }
    return text.faultAt(
        offset,
        2,
        "has the escape " + written + ", which not every engine reads alike",
        "Known escapes: \\d \\w \\s \\D \\W \\S \\t \\n \\r \\f, and a backslash before punctuation.");
  }
}
