package dev.portcullis.expr.parse;

import dev.portcullis.problem.ShortText;

/** Words of an expression inside a message: in backticks, on one line, not too long. */
final class ShownText {
  private static final int LONGEST = 60;

  private ShownText() {}

  static String of(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    String shown = ShortText.of(line, LONGEST);
    return "`" + shown.codePoints().mapToObj(ShownText::visible).reduce("", String::concat) + "`";
  }

  /** What could move the cursor or turn the reading direction of a terminal is a dot. */
  private static String visible(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.UNASSIGNED -> "·";
      default -> Character.toString(character);
    };
  }
}
