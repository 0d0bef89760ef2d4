package dev.portcullis.contract.read;

import java.util.Collection;
import java.util.stream.Collectors;

/** Shows words of a contract inside a message: in backticks, on one line, not too long. */
public final class Shown {
  private static final int LONGEST = 60;

  private Shown() {}

  /** One text. */
  public static String text(String text) {
    StringBuilder shown = new StringBuilder("`");
    text.codePoints().limit(LONGEST).forEach(character -> append(shown, character));
    return shown.append(text.codePointCount(0, text.length()) > LONGEST ? "…`" : "`").toString();
  }

  private static void append(StringBuilder shown, int character) {
    switch (character) {
      case '\n' -> shown.append("\\n");
      case '\r' -> shown.append("\\r");
      case '\t' -> shown.append("\\t");
      default -> {
        if (isInvisible(character)) {
          shown.append("\\u").append(String.format("%04X", character));
        } else {
          shown.appendCodePoint(character);
        }
      }
    }
  }

  /**
   * Control and format characters could move the cursor or turn the reading direction of a
   * terminal.
   */
  private static boolean isInvisible(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }

  /** Several, with commas between them. */
  public static String list(Collection<String> texts) {
    return texts.stream().map(Shown::text).collect(Collectors.joining(", "));
  }
}
