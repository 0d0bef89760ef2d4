package dev.portcullis.dialect;

/** Quotes names and texts as standard SQL does; both engines read these forms alike. */
public final class Identifier {
  private Identifier() {}

  /**
   * The name in double quotes, those inside of it doubled.
   *
   * @throws IllegalArgumentException when the name is empty or holds NUL, which no engine can store
   */
  public static String quoted(String name) {
    if (name.isEmpty()) {
      throw new IllegalArgumentException("an identifier is never empty");
    }
    return enclosed(name, "\"");
  }

  /**
   * The text as a literal in single quotes, those inside of it doubled; backslashes and line ends
   * stand for themselves.
   *
   * @throws IllegalArgumentException when the text holds NUL, which no engine can store
   */
  public static String text(String text) {
    return enclosed(text, "'");
  }

  private static String enclosed(String text, String quote) {
    if (text.indexOf('\0') >= 0) {
      throw new IllegalArgumentException("SQL text cannot hold NUL");
    }
    return quote + text.replace(quote, quote + quote) + quote;
  }
}
