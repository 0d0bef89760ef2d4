package dev.portcullis.type.pattern;

/** The code points of a pattern and the place the parser has come to. */
final class PatternText {
  /** What {@link #peek} gives behind the last code point. */
  static final int END = -1;

  private final int[] codePoints;
  private int next;

  PatternText(String source) {
    this.codePoints = source.codePoints().toArray();
  }

  int offset() {
    return next;
  }

  int length() {
    return codePoints.length;
  }

  int peek() {
    return peek(0);
  }

  int peek(int ahead) {
    return next + ahead < codePoints.length ? codePoints[next + ahead] : END;
  }

  int take() {
    return codePoints[next++];
  }

  boolean takeIf(int codePoint) {
    if (peek() != codePoint) {
      return false;
    }
    next++;
    return true;
  }

  boolean startsWith(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (peek(i) != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** A fault that underlines some code points from here. */
  RefusedPattern fault(int length, String reason, String hint) {
    return faultAt(next, length, reason, hint);
  }

  RefusedPattern faultAt(int offset, int length, String reason, String hint) {
    int from = Math.max(0, Math.min(offset, codePoints.length - 1));
    return new RefusedPattern(
        new PatternFault(
            from, Math.max(1, Math.min(length, codePoints.length - from)), reason, hint));
  }

  String text(int from, int to) {
    return new String(codePoints, from, Math.min(to, codePoints.length) - from);
  }
}
