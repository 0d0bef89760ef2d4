package dev.portcullis.file;

import java.util.Objects;

/**
 * Where a file has a fault.
 *
 * @param line physical line, from 1
 * @param columnNumber number of the field, from 1; 0 when the fault concerns the whole line
 * @param byteOffset in the unpacked bytes as delivered, from 0; -1 when it says nothing
 * @param detail what stands there, as part of a sentence; may be empty
 */
public record Place(long line, int columnNumber, long byteOffset, String detail) {
  public Place {
    Objects.requireNonNull(detail);
  }

  /** A whole line. */
  static Place ofLine(long line) {
    return new Place(line, 0, -1, "");
  }
}
