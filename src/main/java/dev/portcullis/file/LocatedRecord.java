package dev.portcullis.file;

import java.nio.charset.StandardCharsets;

/** A record of a file, with its place and its bytes. */
public final class LocatedRecord {
  private final long ordinal;
  private final long line;
  private final long offset;
  private final byte[] bytes;

  LocatedRecord(long ordinal, long line, long offset, byte[] bytes) {
    this.ordinal = ordinal;
    this.line = line;
    this.offset = offset;
    this.bytes = bytes;
  }

  /** Its place among the well-formed data records, from 0. */
  public long ordinal() {
    return ordinal;
  }

  /** The physical line in which it starts, from 1. */
  public long line() {
    return line;
  }

  /** The offset of its first byte in the unpacked text, which is UTF-8. */
  public long offset() {
    return offset;
  }

  /** A copy of its bytes in the unpacked text, without the line end. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** Its text, without the line end. */
  public String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
