package dev.portcullis.file;

import java.util.Arrays;

/**
 * Where every so-manieth well-formed record starts: two numbers for each, so memory stays small.
 */
final class Checkpoints {
  private final int stride;
  private long[] offsets = new long[16];
  private long[] lines = new long[16];
  private int size;
  private long records;

  /** One checkpoint for each {@code stride} records. */
  Checkpoints(int stride) {
    this.stride = stride;
  }

  /** Takes note of the next well-formed record. */
  void add(long offset, long line) {
    if (records % stride == 0) {
      if (size == offsets.length) {
        offsets = Arrays.copyOf(offsets, size * 2);
        lines = Arrays.copyOf(lines, size * 2);
      }
      offsets[size] = offset;
      lines[size] = line;
      size++;
    }
    records++;
  }

  /** How many well-formed records there are. */
  long records() {
    return records;
  }

  /** The checkpoint at or before a record. */
  int before(long ordinal) {
    return Math.toIntExact(ordinal / stride);
  }

  /** The record at which a checkpoint stands. */
  long ordinal(int checkpoint) {
    return (long) checkpoint * stride;
  }

  long offset(int checkpoint) {
    return offsets[checkpoint];
  }

  long line(int checkpoint) {
    return lines[checkpoint];
  }
}
