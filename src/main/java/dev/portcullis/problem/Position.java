package dev.portcullis.problem;

import java.util.Objects;

/**
 * A place in a text file.
 *
 * @param path the file as the user named it
 * @param line physical line, from 1; 0 when the fault concerns the whole file
 * @param column character in the line, from 1; 0 when it concerns the whole line
 * @param length characters to underline, at least 1
 */
public record Position(String path, int line, int column, int length) {
  public Position {
    Objects.requireNonNull(path);
    if (line < 0 || column < 0 || length < 1) {
      throw new IllegalArgumentException(
          "line " + line + ", column " + column + ", length " + length);
    }
  }

  /** The file as a whole. */
  public static Position ofFile(String path) {
    return new Position(path, 0, 0, 1);
  }

  /** A whole line of the file. */
  public static Position ofLine(String path, int line) {
    return new Position(path, line, 0, 1);
  }

  /** A place that underlines one character. */
  public static Position of(String path, int line, int column) {
    return new Position(path, line, column, 1);
  }

  /** {@code path:line:column} without the parts that are not known. */
  @Override
  public String toString() {
    if (line == 0) {
      return path;
    }
    return column == 0 ? path + ":" + line : path + ":" + line + ":" + column;
  }
}
