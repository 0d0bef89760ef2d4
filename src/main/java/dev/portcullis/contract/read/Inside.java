package dev.portcullis.contract.read;

import dev.portcullis.problem.Position;
import java.util.Arrays;
import java.util.Optional;

/**
 * The places inside of a scalar, for problems of what its text says. However the scalar is spelled
 * (plain, quoted, with escapes, over several lines, as a block), its characters other than white
 * space stand in the file in the order of its text: so they are found by walking along both.
 */
public final class Inside {
  private final SourceText source;
  private final int start;
  private final int end;

  /**
   * @param start offset of the first character of the spelling, quotes included
   * @param end offset after its last character
   */
  Inside(SourceText source, int start, int end) {
    this.source = source;
    this.start = afterAnchor(source.text(), start, end);
    this.end = end;
  }

  /** An anchor stands before the spelling. */
  private static int afterAnchor(String text, int start, int end) {
    int at = start;
    if (at < end && text.charAt(at) == '&') {
      while (at < end && !Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      while (at < end && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
    }
    return at;
  }

  /**
   * The place of a part of the text, in code points; empty when it cannot be told. A part that
   * begins at the end of the text is the place behind it.
   */
  public Optional<Position> at(String text, int offset, int length) {
    int[] places = places(text.codePoints().toArray());
    if (places.length == 0) {
      return Optional.empty();
    }
    int last = places.length / 2 - 1;
    if (offset > last) {
      int visible = text.stripTrailing().codePointCount(0, text.stripTrailing().length());
      int after = visible == 0 ? places[0] : places[2 * visible - 1];
      return Optional.of(source.position(after, after + 1));
    }
    int to = Math.min(offset + length - 1, last);
    return Optional.of(source.position(places[2 * offset], places[2 * to + 1]));
  }

  /** Start and end of every code point of the text; empty when text and spelling do not meet. */
  private int[] places(int[] text) {
    int[] places = new int[2 * text.length];
    int at = content();
    for (int i = 0; i < text.length; i++) {
      if (Character.isWhitespace(text[i])) {
        places[2 * i] = at;
        at = Math.min(end, isBlank(at) ? afterBlank(at) : at);
        places[2 * i + 1] = at;
        continue;
      }
      while (at < end && isBlank(at)) {
        at = afterBlank(at);
      }
      int next = at < end ? afterCharacter(at, text[i]) : -1;
      if (next < 0) {
        return new int[0];
      }
      places[2 * i] = at;
      places[2 * i + 1] = next;
      at = next;
    }
    return places;
  }

  /** Behind the opening quote, or the line that begins a block. */
  private int content() {
    char first = start < end ? source.text().charAt(start) : ' ';
    if (first == '|' || first == '>') {
      int line = source.text().indexOf('\n', start);
      return line < 0 ? end : Math.min(end, line + 1);
    }
    return first == '"' || first == '\'' ? start + 1 : start;
  }

  private boolean isDoubleQuoted() {
    return source.text().charAt(start) == '"';
  }

  private boolean isBlank(int at) {
    return Character.isWhitespace(source.text().codePointAt(at)) || isEscapedBlank(at);
  }

  /** A line feed as {@code \n}, or a line that goes on. */
  private boolean isEscapedBlank(int at) {
    String text = source.text();
    return isDoubleQuoted()
        && text.charAt(at) == '\\'
        && at + 1 < end
        && "ntr \t\n\r".indexOf(text.charAt(at + 1)) >= 0;
  }

  private int afterBlank(int at) {
    return isEscapedBlank(at) ? at + 2 : at + Character.charCount(source.text().codePointAt(at));
  }

  /** Behind the spelling of the character that begins here; -1 when another one does. */
  private int afterCharacter(int at, int character) {
    String text = source.text();
    if (isDoubleQuoted() && text.charAt(at) == '\\') {
      return at + escapeLength(at);
    }
    if (text.codePointAt(at) != character) {
      return -1;
    }
    boolean isDoubled = character == '\'' && text.charAt(start) == '\'';
    return at + (isDoubled ? 2 : Character.charCount(character));
  }

  private int escapeLength(int at) {
    if (at + 1 >= end) {
      return 1;
    }
    return switch (source.text().charAt(at + 1)) {
      case 'x' -> 4;
      case 'u' -> isPair(at) ? 12 : 6;
      case 'U' -> 10;
      default -> 2;
    };
  }

  /** JSON writes characters beyond the basic plane as two escapes. */
  private boolean isPair(int at) {
    String text = source.text();
    return text.startsWith("\\u", at + 6)
        && Arrays.asList("d8", "d9", "da", "db")
            .contains(text.substring(at + 2, at + 4).toLowerCase(java.util.Locale.ROOT));
  }
}
