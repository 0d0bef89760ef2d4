package dev.portcullis.page;

/** Text of a contract made fit for Markdown: nothing in it is markup, and it stays on one line. */
final class MarkdownText {
  private static final String MARKUP = "\\`*_[]#|~";

  private MarkdownText() {}

  static String escaped(String text) {
    StringBuilder out = new StringBuilder(text.length() + 8);
    text.strip().codePoints().forEach(codePoint -> append(out, codePoint));
    return out.toString();
  }

  private static void append(StringBuilder out, int codePoint) {
    switch (codePoint) {
      case '<' -> out.append("&lt;");
      case '>' -> out.append("&gt;");
      case '&' -> out.append("&amp;");
      default -> {
        if (Character.isISOControl(codePoint)) {
          out.append(' ');
        } else {
          out.append(MARKUP.indexOf(codePoint) >= 0 ? "\\" : "").appendCodePoint(codePoint);
        }
      }
    }
  }
}
