package dev.portcullis.contract.read;

import dev.portcullis.problem.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The text of a contract and the places in it. Lines end as in an editor, at LF, CRLF or CR; the
 * parsers count further characters, so positions are computed here from offsets alone. Columns
 * count code points.
 */
final class SourceText {
  private final String path;
  private final String text;
  private final int[] lineStarts;

  /** Offset of each code point; empty when every character is one. */
  private final int[] codePoints;

  SourceText(String path, String text) {
    this.path = path;
    this.text = text;
    this.lineStarts = lineStarts(text);
    this.codePoints =
        text.chars().noneMatch(c -> Character.isHighSurrogate((char) c))
            ? new int[0]
            : IntStream.range(0, text.length())
                .filter(
                    i -> i == 0 || !Character.isSurrogatePair(text.charAt(i - 1), text.charAt(i)))
                .toArray();
  }

  private static int[] lineStarts(String text) {
    IntStream.Builder starts = IntStream.builder().add(0);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean crOfCrlf = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (c == '\n' || (c == '\r' && !crOfCrlf)) {
        starts.add(i + 1);
      }
    }
    return starts.build().toArray();
  }

  String text() {
    return text;
  }

  String path() {
    return path;
  }

  /** The offset of the code point with this index. */
  int offset(int codePointIndex) {
    if (codePoints.length == 0) {
      return Math.min(codePointIndex, text.length());
    }
    return codePointIndex < codePoints.length ? codePoints[codePointIndex] : text.length();
  }

  /**
   * The part from one offset to another, at least one character, at most to the end of the first
   * line.
   */
  Position position(int from, int to) {
    int start = Math.max(0, Math.min(from, text.length()));
    int line = line(start);
    int end = Math.max(start, Math.min(to, lineEnd(line)));
    return new Position(
        path,
        line + 1,
        codePointIndex(start) - codePointIndex(lineStarts[line]) + 1,
        Math.max(1, codePointIndex(end) - codePointIndex(start)));
  }

  /**
   * Counting from the start of the line would cost the square of its length in a file of one line.
   */
  private int codePointIndex(int offset) {
    if (codePoints.length == 0) {
      return offset;
    }
    int found = Arrays.binarySearch(codePoints, offset);
    return found >= 0 ? found : -found - 1;
  }

  private int line(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    return found >= 0 ? found : -found - 2;
  }

  private int lineEnd(int line) {
    int end = line + 1 < lineStarts.length ? lineStarts[line + 1] : text.length();
    while (end > lineStarts[line]
        && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return end;
  }

  /** The lines without their ends. */
  List<String> lines() {
    List<String> lines = new ArrayList<>(lineStarts.length);
    for (int line = 0; line < lineStarts.length; line++) {
      lines.add(text.substring(lineStarts[line], lineEnd(line)));
    }
    return lines;
  }
}
