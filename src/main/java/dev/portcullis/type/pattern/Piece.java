package dev.portcullis.type.pattern;

/**
 * A part of a pattern in its portable spelling.
 *
 * @param repeats product of the repeat counts nested in it, as RE2 limits it
 * @param size characters and classes when every repeat is written out, as Postgres builds them
 */
record Piece(String portable, int repeats, long size) {
  static final Piece EMPTY = new Piece("", 1, 0);

  static Piece single(String portable) {
    return new Piece(portable, 1, 1);
  }

  Piece then(Piece next) {
    return new Piece(portable + next.portable, Math.max(repeats, next.repeats), size + next.size);
  }

  Piece or(Piece other) {
    return new Piece(
        portable + "|" + other.portable, Math.max(repeats, other.repeats), size + other.size);
  }

  Piece grouped() {
    return new Piece("(?:" + portable + ")", repeats, size);
  }
}
