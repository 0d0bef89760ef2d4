package dev.portcullis.problem;

/**
 * A source line as it is shown, with the place of its carets in screen cells.
 *
 * @param text without tabs and control characters; of a long line the part around the column
 * @param indent cells before the first caret
 * @param carets at least 1
 */
record SourceExcerpt(String text, int indent, int carets) {
  private static final int LONGEST = 120;
  private static final int BEFORE = 40;

  /** The line around a column, which counts code points from 1; 0 shows the beginning. */
  static SourceExcerpt of(String line, int column, int length) {
    // Only the part that is shown is taken apart: a line may be a whole file of megabytes.
    int target = Math.max(0, column - 1);
    boolean isLong = line.length() > LONGEST;
    int from = isLong && target > LONGEST - BEFORE ? target - BEFORE : 0;
    int start = offset(line, 0, from);
    int end = isLong ? offset(line, start, LONGEST) : line.length();
    int[] characters = line.substring(start, end).codePoints().toArray();
    StringBuilder text = new StringBuilder(from > 0 ? "…" : "");
    int indent = from > 0 ? 1 : 0;
    int carets = 0;
    for (int i = 0; i < characters.length; i++) {
      String shown = shown(characters[i]);
      text.append(shown);
      if (from + i < target) {
        indent += cells(shown);
      } else if (from + i < target + length) {
        carets += cells(shown);
      }
    }
    return new SourceExcerpt(
        text.append(end < line.length() ? "…" : "").toString().stripTrailing(),
        indent,
        Math.max(1, carets));
  }

  /** The index that lies some characters behind another, or the end of the line. */
  private static int offset(String line, int from, int characters) {
    int index = from;
    for (int i = 0; i < characters && index < line.length(); i++) {
      index += Character.charCount(line.codePointAt(index));
    }
    return index;
  }

  /** What could move the cursor or turn the reading direction is shown as a dot. */
  private static String shown(int character) {
    if (character == '\t') {
      return "    ";
    }
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          "·";
      default -> Character.toString(character);
    };
  }

  private static int cells(String shown) {
    return shown.codePoints().map(SourceExcerpt::cells).sum();
  }

  /** Marks stand on the character before them; East Asian letters and emoji take two cells. */
  private static int cells(int character) {
    int type = Character.getType(character);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    boolean wide =
        (character >= 0x1100 && character <= 0x115F)
            || (character >= 0x2E80 && character <= 0xA4CF)
            || (character >= 0xAC00 && character <= 0xD7A3)
            || (character >= 0xF900 && character <= 0xFAFF)
            || (character >= 0xFE30 && character <= 0xFE6F)
            || (character >= 0xFF00 && character <= 0xFF60)
            || (character >= 0xFFE0 && character <= 0xFFE6)
            || (character >= 0x1F300 && character <= 0x1F64F)
            || (character >= 0x1F900 && character <= 0x1F9FF)
            || (character >= 0x20000 && character <= 0x3FFFD);
    return wide ? 2 : 1;
  }
}
