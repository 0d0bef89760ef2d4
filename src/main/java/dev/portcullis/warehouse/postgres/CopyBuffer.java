package dev.portcullis.warehouse.postgres;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.UUID;

/**
 * Bytes of Postgres' binary COPY format. Grows as needed.
 *
 * <p>Source of the format: the chapters on COPY and on the binary representation of numeric in
 * Postgres' own sources (utils/adt/numeric.c, numeric_recv).
 */
final class CopyBuffer {
  private static final byte[] SIGNATURE = {
    'P', 'G', 'C', 'O', 'P', 'Y', '\n', (byte) 0xFF, '\r', '\n', 0
  };
  private static final int NULL_LENGTH = -1;
  private static final int NUMERIC_NEGATIVE = 0x4000;
  private static final int BASE = 10_000;
  private static final int DIGITS_IN_LONG = 6;

  private byte[] bytes;
  private int length;
  private byte[] texts = {};
  private int textsTaken;

  CopyBuffer(int capacity) {
    bytes = new byte[capacity];
  }

  byte[] bytes() {
    return bytes;
  }

  int length() {
    return length;
  }

  void clear() {
    length = 0;
  }

  /** Signature, no flags, no header extension. */
  void header() {
    ensure(SIGNATURE.length);
    System.arraycopy(SIGNATURE, 0, bytes, length, SIGNATURE.length);
    length += SIGNATURE.length;
    int32(0);
    int32(0);
  }

  void row(int fields) {
    int16(fields);
  }

  void trailer() {
    int16(-1);
  }

  void nullField() {
    int32(NULL_LENGTH);
  }

  void int32Field(int value) {
    int32(Integer.BYTES);
    int32(value);
  }

  void int64Field(long value) {
    int32(Long.BYTES);
    int64(value);
  }

  void doubleField(double value) {
    int64Field(Double.doubleToLongBits(value));
  }

  void booleanField(boolean value) {
    int32(1);
    ensure(1);
    bytes[length++] = (byte) (value ? 1 : 0);
  }

  void uuidField(UUID value) {
    int32(2 * Long.BYTES);
    int64(value.getMostSignificantBits());
    int64(value.getLeastSignificantBits());
  }

  /** A text in UTF-8, or bytes. */
  void bytesField(byte[] value) {
    int32(value.length);
    ensure(value.length);
    System.arraycopy(value, 0, bytes, length, value.length);
    length += value.length;
  }

  /** The texts of the row that follows, one after the other. */
  void rowTexts(byte[] utf8) {
    texts = utf8;
    textsTaken = 0;
  }

  /** The next of the row's texts. */
  void textField(int size) {
    int32(size);
    ensure(size);
    System.arraycopy(texts, textsTaken, bytes, length, size);
    length += size;
    textsTaken += size;
  }

  /** A numeric of {@code unscaled / 10^scale}, for what fits into a long. */
  void numericField(long unscaled, int scale) {
    long magnitude = Math.abs(unscaled);
    int shift = (4 - scale % 4) % 4;
    if (magnitude > Long.MAX_VALUE / BASE) {
      numericField(BigInteger.valueOf(unscaled), scale);
      return;
    }
    for (int i = 0; i < shift; i++) {
      magnitude *= 10;
    }
    short[] digits = new short[DIGITS_IN_LONG];
    int count = 0;
    for (long rest = magnitude; rest != 0; rest /= BASE) {
      digits[count++] = (short) (rest % BASE);
    }
    numeric(digits, count, scale, unscaled < 0);
  }

  /** A numeric of any size. */
  void numericField(BigInteger unscaled, int scale) {
    BigInteger base = BigInteger.valueOf(BASE);
    BigInteger rest = unscaled.abs().multiply(BigInteger.TEN.pow((4 - scale % 4) % 4));
    short[] digits = new short[rest.bitLength() / 13 + 1];
    int count = 0;
    while (rest.signum() != 0) {
      BigInteger[] parts = rest.divideAndRemainder(base);
      digits[count++] = parts[1].shortValueExact();
      rest = parts[0];
    }
    numeric(digits, count, scale, unscaled.signum() < 0);
  }

  /**
   * The digits come least significant first, to the base of 10 000, aligned at the decimal point.
   */
  private void numeric(short[] digits, int count, int scale, boolean negative) {
    int zeros = 0;
    while (zeros < count && digits[zeros] == 0) {
      zeros++;
    }
    int kept = count - zeros;
    int fractionGroups = (scale + 3) / 4;
    int32(Short.BYTES * (4 + kept));
    int16(kept);
    int16(kept == 0 ? 0 : count - fractionGroups - 1);
    int16(negative ? NUMERIC_NEGATIVE : 0);
    int16(scale);
    for (int i = count - 1; i >= zeros; i--) {
      int16(digits[i]);
    }
  }

  private void int16(int value) {
    ensure(Short.BYTES);
    bytes[length++] = (byte) (value >> 8);
    bytes[length++] = (byte) value;
  }

  private void int32(int value) {
    ensure(Integer.BYTES);
    ByteBuffer.wrap(bytes, length, Integer.BYTES).putInt(value);
    length += Integer.BYTES;
  }

  private void int64(long value) {
    ensure(Long.BYTES);
    ByteBuffer.wrap(bytes, length, Long.BYTES).putLong(value);
    length += Long.BYTES;
  }

  private void ensure(int more) {
    if (bytes.length - length < more) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more));
    }
  }
}
