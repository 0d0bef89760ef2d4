package dev.portcullis.quarantine;

/** One record of a file that is kept apart: where it stood, what it was, and why. */
public final class QuarantinedRecord {
  private final long line;
  private final long byteOffset;
  private final byte[] bytes;
  private final String reasons;

  /**
   * @param line physical line in which it starts, from 1
   * @param byteOffset of its first byte in the delivered file, once unpacked
   * @param bytes of the record as delivered, without the line end; taken over, not copied
   * @param reasons as {@link #reasons} hands them out
   */
  QuarantinedRecord(long line, long byteOffset, byte[] bytes, String reasons) {
    this.line = line;
    this.byteOffset = byteOffset;
    this.bytes = bytes;
    this.reasons = reasons;
  }

  /** Physical line in which it starts, from 1. */
  public long line() {
    return line;
  }

  /** The offset of its first byte in the delivered file, once unpacked. */
  public long byteOffset() {
    return byteOffset;
  }

  /** The record as delivered, without the line end. Not to be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /**
   * Every reason, those of rules that only warn included, in the order of the rule book: a JSON
   * array of objects with {@code rule}, {@code on_violation}, {@code columns}, {@code value} and
   * {@code message}.
   */
  public String reasons() {
    return reasons;
  }
}
