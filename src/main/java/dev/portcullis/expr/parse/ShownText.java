package dev.portcullis.expr.parse;

/** Words of an expression inside a message: in backticks, on one line, not too long. */
final class ShownText {
  private static final int LONGEST = 60;

  private ShownText() {}

  static String of(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    int characters = line.codePointCount(0, line.length());
    String shown =
        characters <= LONGEST ? line : line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…";
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
