package dev.portcullis.file;

import java.util.Arrays;
import java.util.HexFormat;

/** The bytes of one record as delivered, without its line end. */
public final class RecordBytes {
  private final byte[] bytes;

  private RecordBytes(byte[] bytes) {
    this.bytes = bytes;
  }

  /** A copy of the bytes. */
  public static RecordBytes of(byte[] bytes) {
    return new RecordBytes(bytes.clone());
  }

  /** A copy of the bytes. */
  public byte[] toArray() {
    return bytes.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RecordBytes record && Arrays.equals(bytes, record.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return HexFormat.of().formatHex(bytes);
  }
}
