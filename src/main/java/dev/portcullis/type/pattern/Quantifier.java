package dev.portcullis.type.pattern;

/** Reads a quantifier behind a piece. */
final class Quantifier {
  private static final int MOST = 255;
  private static final int MOST_NESTED = 1000;

  private Quantifier() {}

  static boolean isNext(PatternText text) {
    int c = text.peek();
    return c == '*' || c == '+' || c == '?' || c == '{';
  }

  /** The piece with the quantifier that comes next, if one does. */
  static Piece read(PatternText text, Piece piece) throws RefusedPattern {
    if (!isNext(text)) {
      return piece;
    }
    int start = text.offset();
    Piece repeated = text.peek() == '{' ? counted(text, piece) : simple(text, piece);
    // Lazy or not, the same whole values match.
    text.takeIf('?');
    if (text.peek() == '+') {
      throw text.faultAt(
          start,
          text.offset() + 1 - start,
          "has the possessive quantifier `"
              + text.text(start, text.offset() + 1)
              + "`, which DuckDB and Postgres lack",
          "Remove the `+` at its end.");
    }
    if (isNext(text)) {
      throw text.fault(
          1, "has a quantifier behind a quantifier", "Put the inner one into `(?:…)`.");
    }
    return repeated;
  }

  private static Piece simple(PatternText text, Piece piece) {
    String sign = Character.toString(text.take());
    return new Piece(piece.portable() + sign, piece.repeats(), piece.size());
  }

  private static Piece counted(PatternText text, Piece piece) throws RefusedPattern {
    int start = text.offset();
    text.take();
    int least = number(text, start);
    boolean comma = text.takeIf(',');
    boolean open = comma && text.peek() == '}';
    int most = comma && !open ? number(text, start) : least;
    if (!text.takeIf('}')) {
      throw malformed(text, start);
    }
    int length = text.offset() - start;
    String written = text.text(start, text.offset());
    if (least > MOST || most > MOST) {
      throw text.faultAt(
          start,
          length,
          "has the repeat `" + written + "`, Postgres allows at most " + MOST,
          "Use `max_length` for the length.");
    }
    if (most < least) {
      throw text.faultAt(
          start,
          length,
          "has the reversed repeat `" + written + "`",
          "Write the lower count first.");
    }
    int repeats = piece.repeats() * Math.max(1, most);
    if (repeats > MOST_NESTED) {
      throw text.faultAt(
          start,
          length,
          "has repeats inside of repeats that multiply to "
              + repeats
              + ", DuckDB allows at most "
              + MOST_NESTED,
          "Use `max_length` for the length.");
    }
    return new Piece(piece.portable() + written, repeats, piece.size() * Math.max(1, most));
  }

  private static int number(PatternText text, int start) throws RefusedPattern {
    int number = 0;
    int digits = 0;
    while (text.peek() >= '0' && text.peek() <= '9') {
      number = Math.min(100_000, number * 10 + text.take() - '0');
      digits++;
    }
    if (digits == 0) {
      throw malformed(text, start);
    }
    return number;
  }

  private static RefusedPattern malformed(PatternText text, int start) {
    return text.faultAt(
        start,
        Math.max(1, text.offset() - start),
        "has a `{` that begins no repeat count",
        "Write `{n}`, `{n,}` or `{n,m}`, or `\\{` if the brace itself is meant.");
  }
}
