package dev.portcullis.file;

import dev.portcullis.problem.Severity;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** The records of a probed file with their bytes as delivered, in the order of the file. */
public final class DeliveredRecords {
  private static final int BUFFER = 1 << 16;

  private final TextSource source;
  private final RecordReader.Shape shape;
  private final RecordIndex index;
  private final StructureWords words;
  private final Places places;
  private final DeliveredText text;

  DeliveredRecords(
      TextSource source,
      RecordReader.Shape shape,
      RecordIndex index,
      StructureWords words,
      @Nullable Transcoder transcoder) {
    this.source = source;
    this.shape = shape;
    this.index = index;
    this.words = words;
    this.places = new Places(transcoder);
    this.text = new DeliveredText(source, transcoder);
  }

  /** Takes one malformed record after the other. */
  @FunctionalInterface
  public interface Consumer {
    void accept(MalformedRecord record) throws IOException;
  }

  /**
   * Well-formed records.
   *
   * @param ascending ordinals, each once
   * @throws IOException when the file cannot be read or is no longer what it was
   */
  public void wellFormed(LongStream ascending, RecordIndex.Consumer consumer) throws IOException {
    index.locate(
        ascending,
        found ->
            consumer.accept(text.of(found.ordinal(), found.line(), found.offset(), found.bytes())));
  }

  /**
   * All malformed records.
   *
   * @throws IOException when the file cannot be read or is no longer what it was
   */
  public void malformed(Consumer consumer) throws IOException {
    RecordReader.Shape whole =
        new RecordReader.Shape(
            shape.delimiter(), shape.headerStart(), shape.fields(), Integer.MAX_VALUE - 64);
    try (InputStream in = source.open()) {
      new RecordReader(whole, new Taking(consumer), BUFFER).read(in, source.markLength(), 1);
    }
  }

  private final class Taking implements RecordReader.Taker {
    private final Consumer consumer;
    private final List<MalformedRecord.Fault> faults = new ArrayList<>();

    Taking(Consumer consumer) {
      this.consumer = consumer;
    }

    @Override
    public void fault(
        StructureFault fault, long line, int field, long offset, int value, long quoteLine) {
      if (fault.severity() == Severity.ERROR) {
        faults.add(
            new MalformedRecord.Fault(
                fault, words.one(fault, places.of(fault, line, field, offset, value, quoteLine))));
      }
    }

    @Override
    public void take(RecordKind kind, long start, long line, byte[] bytes, int from, int to)
        throws IOException {
      if (kind == RecordKind.MALFORMED) {
        LocatedRecord record = text.of(-1, line, start, Arrays.copyOfRange(bytes, from, to));
        consumer.accept(new MalformedRecord(record, faults));
      }
      faults.clear();
    }

    @Override
    public boolean wantsMore() {
      return true;
    }
  }
}
