package dev.portcullis.file;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.stream.LongStream;

/**
 * The way from a well-formed data record back to its physical line and its bytes.
 *
 * <p>Records are counted from 0 in the order of the file; the header, malformed records and blank
 * lines do not count. Only every few thousandth place is remembered, the rest is read again when it
 * is asked for.
 */
public final class RecordIndex {
  private static final int BUFFER = 1 << 16;

  private final TextSource source;
  private final RecordReader.Shape shape;
  private final Checkpoints checkpoints;

  RecordIndex(TextSource source, RecordReader.Shape shape, Checkpoints checkpoints) {
    this.source = source;
    this.shape = shape;
    this.checkpoints = checkpoints;
  }

  /** Takes one record after the other. */
  @FunctionalInterface
  public interface Consumer {
    void accept(LocatedRecord record) throws IOException;
  }

  /** How many records can be located. */
  public long size() {
    return checkpoints.records();
  }

  /**
   * Locates a few records.
   *
   * @param ordinals in any order; the answer is in ascending order
   * @throws IOException when the file cannot be read or is no longer what it was
   */
  public List<LocatedRecord> locate(long... ordinals) throws IOException {
    List<LocatedRecord> found = new ArrayList<>();
    locate(Arrays.stream(ordinals).sorted().distinct(), found::add);
    return found;
  }

  /**
   * Locates any number of records in bounded memory.
   *
   * @param ascending ordinals, each once
   * @throws IOException when the file cannot be read or is no longer what it was
   */
  public void locate(LongStream ascending, Consumer consumer) throws IOException {
    Search search = new Search(ascending.iterator(), consumer);
    while (search.wanted >= 0) {
      search.readSegment();
    }
  }

  private final class Search implements RecordReader.Taker {
    private final PrimitiveIterator.OfLong ordinals;
    private final Consumer consumer;
    private long wanted;
    private long ordinal;

    Search(PrimitiveIterator.OfLong ordinals, Consumer consumer) {
      this.ordinals = ordinals;
      this.consumer = consumer;
      advance();
    }

    private void advance() {
      wanted = ordinals.hasNext() ? ordinals.nextLong() : -1;
      if (wanted >= checkpoints.records()) {
        throw new IllegalArgumentException("record " + wanted + " of " + checkpoints.records());
      }
    }

    void readSegment() throws IOException {
      int checkpoint = checkpoints.before(wanted);
      ordinal = checkpoints.ordinal(checkpoint);
      long sought = wanted;
      long offset = checkpoints.offset(checkpoint);
      try (InputStream text = source.openAt(offset)) {
        new RecordReader(shape, this, BUFFER).read(text, offset, checkpoints.line(checkpoint));
      }
      if (wanted == sought) {
        throw new IOException("The file changed while it was read");
      }
    }

    @Override
    public void take(RecordKind kind, long start, long line, byte[] bytes, int from, int to)
        throws IOException {
      if (kind != RecordKind.WELL_FORMED) {
        return;
      }
      if (ordinal == wanted) {
        consumer.accept(
            new LocatedRecord(ordinal, line, start, Arrays.copyOfRange(bytes, from, to)));
        advance();
      }
      ordinal++;
    }

    @Override
    public boolean wantsMore() {
      return wanted >= 0 && (isPacked() || isNear());
    }

    /** Reading on in a packed file costs less than unpacking it from its start again. */
    private boolean isPacked() {
      return source.compression() == Compression.GZIP;
    }

    private boolean isNear() {
      return checkpoints.before(wanted) <= checkpoints.before(ordinal) + 1;
    }
  }
}
