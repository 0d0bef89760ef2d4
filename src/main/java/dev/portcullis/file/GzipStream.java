package dev.portcullis.file;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Unpacks a gzip file of any number of members and ends well only when every byte of it made sense.
 *
 * <p>The JDK's own stream takes a damaged second member for the end of the file and stays silent.
 */
final class GzipStream extends InputStream {
  private static final int HEADER_CHECKSUM = 2;
  private static final int EXTRA_FIELD = 4;
  private static final int FILE_NAME = 8;
  private static final int COMMENT = 16;

  private final InputStream packed;
  private final byte[] input = new byte[1 << 16];
  private final Inflater inflater = new Inflater(true);
  private final CRC32 checksum = new CRC32();
  private int position;
  private int limit;
  private boolean inMember;
  private boolean ended;
  private int members;
  private Dress dress = Dress.USUAL;

  /** Whether a packed file has anything in it that some readers refuse. */
  enum Dress {
    /** Members with no more than a file name in front. */
    USUAL,
    /** Comments, checks or fields in front of a member, or zero bytes behind the last one. */
    UNUSUAL
  }

  GzipStream(InputStream packed) {
    this.packed = packed;
  }

  /** Whether a file that begins with these bytes is packed with gzip. */
  static boolean isGzip(byte[] first) {
    return first.length >= 3 && first[0] == 0x1F && first[1] == (byte) 0x8B && first[2] == 8;
  }

  /** What was met so far; the contents are the same either way. */
  Dress dress() {
    return dress;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  /**
   * Reads unpacked bytes.
   *
   * @throws DamagedArchiveException when the packed bytes are cut off or contradict themselves
   */
  @Override
  public int read(byte[] target, int from, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    while (!ended) {
      if (!inMember) {
        openMember();
      } else {
        int count = inflate(target, from, length);
        if (count > 0) {
          return count;
        }
      }
    }
    return -1;
  }

  private int inflate(byte[] target, int from, int length) throws IOException {
    try {
      int count = inflater.inflate(target, from, length);
      if (count > 0) {
        checksum.update(target, from, count);
      } else if (inflater.finished()) {
        closeMember();
      } else if (inflater.needsDictionary()) {
        throw new DamagedArchiveException("asks for a dictionary");
      } else {
        refill();
      }
      return count;
    } catch (DataFormatException exception) {
      throw damaged("its packed bytes are not valid", exception);
    }
  }

  private void refill() throws IOException {
    int count = packed.read(input, 0, input.length);
    if (count < 0) {
      throw new DamagedArchiveException("it is cut off");
    }
    position = count;
    limit = count;
    inflater.setInput(input, 0, count);
  }

  private void openMember() throws IOException {
    int first = members == 0 ? next() : nextAfterPadding();
    if (first < 0) {
      ended = true;
      return;
    }
    if (first != 0x1F || need() != 0x8B || need() != 8) {
      throw new DamagedArchiveException("other bytes follow its packed ones");
    }
    skipHeader();
    inflater.reset();
    checksum.reset();
    inflater.setInput(input, position, limit - position);
    members++;
    inMember = true;
  }

  private void skipHeader() throws IOException {
    int flags = need();
    if ((flags & ~FILE_NAME) != 0) {
      dress = Dress.UNUSUAL;
    }
    skip(6);
    if ((flags & EXTRA_FIELD) != 0) {
      skip(need() | need() << 8);
    }
    if ((flags & FILE_NAME) != 0) {
      skipText();
    }
    if ((flags & COMMENT) != 0) {
      skipText();
    }
    if ((flags & HEADER_CHECKSUM) != 0) {
      skip(2);
    }
  }

  private void closeMember() throws IOException {
    position = limit - inflater.getRemaining();
    if (needNumber() != checksum.getValue()) {
      throw new DamagedArchiveException("its checksum does not fit");
    }
    if (needNumber() != (inflater.getBytesWritten() & 0xFFFFFFFFL)) {
      throw new DamagedArchiveException("its length does not fit");
    }
    inMember = false;
  }

  private int nextAfterPadding() throws IOException {
    int value = next();
    while (value == 0) {
      dress = Dress.UNUSUAL;
      value = next();
      if (value > 0) {
        throw new DamagedArchiveException("other bytes follow its packed ones");
      }
    }
    return value;
  }

  private long needNumber() throws IOException {
    return need() | need() << 8 | need() << 16 | (long) need() << 24;
  }

  private void skipText() throws IOException {
    while (need() != 0) {
      // The text ends with a zero byte.
    }
  }

  private void skip(int count) throws IOException {
    for (int index = 0; index < count; index++) {
      need();
    }
  }

  private int need() throws IOException {
    int value = next();
    if (value < 0) {
      throw new DamagedArchiveException("it is cut off");
    }
    return value;
  }

  private int next() throws IOException {
    if (position == limit) {
      position = 0;
      limit = Math.max(0, packed.read(input, 0, input.length));
      if (limit == 0) {
        return -1;
      }
    }
    return input[position++] & 0xFF;
  }

  private static DamagedArchiveException damaged(String message, Exception cause) {
    DamagedArchiveException exception = new DamagedArchiveException(message);
    exception.initCause(cause);
    return exception;
  }

  @Override
  public void close() throws IOException {
    inflater.end();
    packed.close();
  }
}
