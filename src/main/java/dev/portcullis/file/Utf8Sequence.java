package dev.portcullis.file;

/**
 * A character beyond ASCII that the end of a buffer cuts, and the strict rule of what a character
 * is: the shortest form only, no surrogates, nothing above U+10FFFF.
 */
final class Utf8Sequence {
  /** The bytes at hand may be the beginning of a character. */
  static final int CUT = 0;

  /** No character begins like this. */
  static final int INVALID = -1;

  private final byte[] bytes = new byte[4];
  private int size;
  private long leadOffset;

  /**
   * How many bytes the character has that begins at {@code buffer[at]}, a byte beyond ASCII; or
   * {@link #CUT} or {@link #INVALID}.
   */
  static int length(byte[] buffer, int at, int to) {
    int lead = buffer[at] & 0xFF;
    int length = lengthAfter(lead);
    if (length == INVALID) {
      return INVALID;
    }
    for (int index = 1; index < length; index++) {
      if (at + index == to) {
        return CUT;
      }
      int value = buffer[at + index] & 0xFF;
      if (index == 1 ? !isSecond(lead, value) : (value & 0xC0) != 0x80) {
        return INVALID;
      }
    }
    return length;
  }

  private static int lengthAfter(int lead) {
    if (lead < 0xC2 || lead > 0xF4) {
      return INVALID;
    }
    return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  }

  private static boolean isSecond(int lead, int value) {
    return switch (lead) {
      case 0xE0 -> value >= 0xA0 && value <= 0xBF;
      case 0xED -> value >= 0x80 && value <= 0x9F;
      case 0xF0 -> value >= 0x90 && value <= 0xBF;
      case 0xF4 -> value >= 0x80 && value <= 0x8F;
      default -> (value & 0xC0) == 0x80;
    };
  }

  /** Keeps the beginning of a character until the next buffer comes. */
  void open(byte[] buffer, int at, int to, long offset) {
    size = to - at;
    System.arraycopy(buffer, at, bytes, 0, size);
    leadOffset = offset;
  }

  boolean isOpen() {
    return size > 0;
  }

  /**
   * Takes one more byte when the character can go on with it, and closes itself when it is whole.
   */
  boolean accepts(int value) {
    bytes[size] = (byte) value;
    int length = length(bytes, 0, size + 1);
    if (length == INVALID) {
      return false;
    }
    size = length == CUT ? size + 1 : 0;
    return true;
  }

  void close() {
    size = 0;
  }

  int lead() {
    return bytes[0] & 0xFF;
  }

  long leadOffset() {
    return leadOffset;
  }
}
