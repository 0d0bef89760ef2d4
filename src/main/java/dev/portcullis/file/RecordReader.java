package dev.portcullis.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;

/** Reads a file that was probed once more and hands its records out together with their bytes. */
final class RecordReader implements RecordSink {
  private final Shape shape;
  private final Taker taker;
  private final byte[] buffer;

  private long base;
  private byte[] carried = new byte[1 << 10];
  private int carriedLength;

  /**
   * What the probe found out.
   *
   * @param headerStart offset of the header
   * @param fields how many a well-formed record has
   * @param longest bytes of the longest well-formed record
   */
  record Shape(char delimiter, long headerStart, int fields, long longest) {}

  /** Receives records. */
  interface Taker {
    /**
     * One record, as {@code bytes[from, to)}, which is overwritten afterwards. The bytes of a
     * malformed record that is longer than every well-formed one are cut.
     */
    void take(RecordKind kind, long start, long line, byte[] bytes, int from, int to)
        throws IOException;

    /**
     * A fault of the record that is taken next, in the words of {@link RecordSink#fault}; the value
     * of a wrong number of fields is that number.
     */
    default void fault(
        StructureFault fault, long line, int field, long offset, int value, long quoteLine) {
      // Most know what the probe has told.
    }

    /** Whether reading shall go on. */
    boolean wantsMore();
  }

  RecordReader(Shape shape, Taker taker, int bufferSize) {
    this.shape = shape;
    this.taker = taker;
    this.buffer = new byte[bufferSize];
  }

  /**
   * Reads records until there are no more or the taker has enough.
   *
   * @param text which stands before the first byte of a record
   * @param offset of that byte
   * @param line physical line of that byte
   */
  void read(InputStream text, long offset, long line) throws IOException {
    RecordScanner scanner = new RecordScanner(shape.delimiter(), offset, line, this);
    base = offset;
    carriedLength = 0;
    try {
      int count = text.read(buffer);
      while (count >= 0 && taker.wantsMore()) {
        scanner.scan(buffer, 0, count);
        carry(scanner.recordStart(), count);
        base += count;
        count = text.read(buffer);
      }
      if (count < 0 && taker.wantsMore()) {
        scanner.finish();
      }
    } catch (UncheckedIOException exception) {
      throw exception.getCause();
    }
  }

  @Override
  public void record(
      long start, long end, long line, int fields, RecordState state, LineEnd lineEnd) {
    if (!taker.wantsMore()) {
      return;
    }
    RecordKind kind = kind(start, fields, state);
    if (kind == RecordKind.MALFORMED
        && state != RecordState.BAD_SHAPE
        && fields != shape.fields()) {
      taker.fault(StructureFault.FIELD_COUNT, line, 0, start, fields, 0);
    }
    try {
      if (start >= base) {
        taker.take(kind, start, line, buffer, (int) (start - base), (int) (end - base));
      } else {
        int length = (int) Math.min(end - start, limit());
        append(0, length - carriedLength);
        taker.take(kind, start, line, carried, 0, length);
      }
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  private RecordKind kind(long start, int fields, RecordState state) {
    if (start == shape.headerStart()) {
      return RecordKind.HEADER;
    }
    return state == RecordState.SOUND && fields == shape.fields()
        ? RecordKind.WELL_FORMED
        : RecordKind.MALFORMED;
  }

  /** Keeps the beginning of a record that goes on in the next buffer. */
  private void carry(long recordStart, int count) {
    if (recordStart >= base) {
      carriedLength = 0;
    }
    int from = (int) Math.max(0, recordStart - base);
    append(from, count - from);
  }

  private void append(int from, int length) {
    int room = (int) Math.min(length, limit() - carriedLength);
    if (room <= 0) {
      return;
    }
    if (carriedLength + room > carried.length) {
      carried = Arrays.copyOf(carried, Math.max(carriedLength + room, carried.length * 2));
    }
    System.arraycopy(buffer, from, carried, carriedLength, room);
    carriedLength += room;
  }

  /** A carriage return that may be part of the line end is carried too. */
  private long limit() {
    return Math.min(Integer.MAX_VALUE - 16, shape.longest() + 1);
  }

  @Override
  public void blankLine(long line) {
    // Skipped, as the probe did.
  }

  @Override
  public void fault(
      StructureFault fault, long line, int field, long offset, int value, long quoteLine) {
    taker.fault(fault, line, field, offset, value, quoteLine);
  }
}
