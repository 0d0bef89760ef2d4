package dev.portcullis.report;

/**
 * Text of a stranger made fit for one line of a console: control characters and the invisible ones
 * that turn text round are written as escapes, so that a value cannot steer a terminal or forge a
 * line.
 */
public final class Printable {
  private Printable() {}

  /** The text on one line; ordinary characters of any script stay as they are. */
  public static String line(String text) {
    StringBuilder line = new StringBuilder(text.length());
    text.codePoints().forEach(codePoint -> append(line, codePoint));
    return line.toString();
  }

  private static void append(StringBuilder line, int codePoint) {
    switch (codePoint) {
      case '\n' -> line.append("\\n");
      case '\r' -> line.append("\\r");
      case '\t' -> line.append("\\t");
      default -> {
        if (isHidden(codePoint)) {
          line.append(String.format(codePoint > 0xFFFF ? "\\U%08X" : "\\u%04X", codePoint));
        } else {
          line.appendCodePoint(codePoint);
        }
      }
    }
  }

  private static boolean isHidden(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.CONTROL
        || type == Character.FORMAT
        || type == Character.SURROGATE
        || type == Character.PRIVATE_USE
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR
        || codePoint == 0xA0;
  }
}
