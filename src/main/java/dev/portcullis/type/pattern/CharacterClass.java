package dev.portcullis.type.pattern;

import java.util.Optional;

/** Reads a class in square brackets. */
final class CharacterClass {
  private final PatternText text;
  private final StringBuilder members = new StringBuilder();

  private CharacterClass(PatternText text) {
    this.text = text;
  }

  /** The class whose opening bracket comes next. */
  static Piece read(PatternText text) throws RefusedPattern {
    return new CharacterClass(text).read();
  }

  private Piece read() throws RefusedPattern {
    int start = text.offset();
    text.take();
    boolean negated = text.takeIf('^');
    if (text.peek() == ']') {
      throw text.fault(
          1,
          "has `]` as the first of a class, which engines read in two ways",
          "Write `\\]` if the bracket itself is meant.");
    }
    while (text.peek() != ']') {
      if (text.peek() == PatternText.END) {
        throw text.faultAt(start, 1, "has a class without its `]`", "Close it, or write `\\[`.");
      }
      member();
    }
    text.take();
    return Piece.single((negated ? "[^" : "[") + members + "]");
  }

  private void member() throws RefusedPattern {
    refuseSetSyntax();
    int offset = text.offset();
    if (text.peek() == '\\' && Escapes.shortClass(text.peek(1)).isPresent()) {
      shortClass(offset);
      return;
    }
    boolean dashFirst = text.peek() == '-' && members.length() == 0;
    if (text.peek() == '-' && !dashFirst && text.peek(1) != ']' && !followsShortClass) {
      throw text.fault(
          1, "has a `-` in a class that is neither a range nor at an end", "Write `\\-`.");
    }
    int first = character();
    followsShortClass = false;
    if (text.peek() == '-' && text.peek(1) != ']' && text.peek(1) != PatternText.END) {
      range(offset, first);
    } else {
      members.append(Escapes.inClass(first));
    }
  }

  /** After {@code \w} and its like a dash can only stand for itself. */
  private boolean followsShortClass;

  private void shortClass(int offset) throws RefusedPattern {
    text.take();
    int letter = text.take();
    if (Character.isUpperCase(letter)) {
      throw text.faultAt(
          offset,
          2,
          "has `\\" + Character.toString(letter) + "` inside of a class, which Postgres lacks",
          "Write a negated class, for example `[^0-9]`.");
    }
    members.append(Escapes.shortClass(letter).orElseThrow());
    followsShortClass = true;
  }

  private void range(int offset, int first) throws RefusedPattern {
    text.take();
    refuseSetSyntax();
    if (text.peek() == '\\' && Escapes.shortClass(text.peek(1)).isPresent()) {
      throw text.faultAt(
          offset, text.offset() + 2 - offset, "has a range that ends in a class", "Write `\\-`.");
    }
    int last = character();
    if (last < first) {
      throw text.faultAt(
          offset,
          text.offset() - offset,
          "has the reversed range `" + text.text(offset, text.offset()) + "`",
          "Write the lower end first, or `\\-` if the dash itself is meant.");
    }
    members.append(Escapes.inClass(first)).append('-').append(Escapes.inClass(last));
  }

  private int character() throws RefusedPattern {
    int offset = text.offset();
    int c = text.take();
    if (c != '\\') {
      return c;
    }
    if (text.peek() == PatternText.END) {
      throw text.faultAt(offset, 1, "ends in a backslash", "Write `\\\\` for a backslash.");
    }
    int escaped = text.take();
    Optional<Integer> character = Escapes.character(escaped);
    if (character.isEmpty()) {
      throw Escapes.refused(text, offset, escaped);
    }
    return character.get();
  }

  private void refuseSetSyntax() throws RefusedPattern {
    if (text.startsWith("[:") || text.startsWith("[.") || text.startsWith("[=")) {
      throw text.fault(
          2,
          "has a POSIX class, which Java lacks",
          "List the characters, for example `[A-Za-z]`; write `\\[` if the bracket itself is meant.");
    }
    if (text.peek() == '[') {
      throw text.fault(
          1,
          "has a class inside of a class, which only Java knows",
          "Write `\\[` if the bracket itself is meant.");
    }
    if (text.startsWith("&&")) {
      throw text.fault(
          2,
          "has `&&` in a class, which is an intersection in Java only",
          "List the characters that are meant.");
    }
  }
}
