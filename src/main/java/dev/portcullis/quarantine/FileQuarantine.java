package dev.portcullis.quarantine;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.file.FileChangedException;
import dev.portcullis.file.LocatedRecord;
import dev.portcullis.file.MalformedRecord;
import dev.portcullis.file.ProbedFile;
import dev.portcullis.file.Structure;
import dev.portcullis.staging.Judgement;
import dev.portcullis.staging.RowReasons;
import dev.portcullis.staging.SetAsideRows;
import dev.portcullis.staging.StagedFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

/** The records of a judged file that go into quarantine. */
public final class FileQuarantine implements QuarantineSource {
  private final ProbedFile file;
  private final StagedFile staged;
  private final Judgement judgement;
  private final RowReasons rowReasons;

  /**
   * @param judgement of the file, final
   */
  public FileQuarantine(
      Contract contract, ProbedFile file, StagedFile staged, Judgement judgement) {
    this.file = file;
    this.staged = staged;
    this.judgement = judgement;
    this.rowReasons = new JsonReasons(contract, staged.dialect(), firstLine(file.structure()));
  }

  /** The line of the first record, when every record has one line and no line is left out. */
  private static OptionalLong firstLine(Structure structure) {
    boolean plain =
        structure.blankLines() == 0
            && !structure.hasQuotedLineBreaks()
            && structure.malformedRecords() == 0;
    return plain ? OptionalLong.of(structure.headerLine() + 1) : OptionalLong.empty();
  }

  @Override
  public long count() {
    return judgement.setAside() + file.structure().malformedRecords();
  }

  @Override
  public void forEachBatch(Consumer consumer) throws IOException {
    try {
      if (judgement.setAside() > 0) {
        wellFormed(consumer);
      }
      if (file.structure().malformedRecords() > 0) {
        malformed(consumer);
      }
    } finally {
      checkUnchanged();
    }
  }

  /** Of another file than the one that was judged, records would be kept for others' reasons. */
  private void checkUnchanged() throws IOException {
    if (count() > 0 && !file.isUnchanged()) {
      throw new FileChangedException();
    }
  }

  /** One sweep over the file, since going back in a packed one means to unpack it again. */
  private void wellFormed(Consumer consumer) throws IOException {
    Batch batch = new Batch(consumer);
    try (RowsAhead rows =
        new RowsAhead(new SetAsideRows(staged, judgement, file.bytes(), rowReasons))) {
      file.deliveredRecords()
          .wellFormed(
              ordinals(rows), record -> batch.add(record(record, "[" + rows.reasons() + "]")));
    }
    batch.flush();
  }

  /** The row of the ordinal that was handed out last is the one that the rows stand at. */
  private static LongStream ordinals(RowsAhead rows) {
    return StreamSupport.longStream(
        new Spliterators.AbstractLongSpliterator(Long.MAX_VALUE, Spliterator.ORDERED) {
          @Override
          public boolean tryAdvance(LongConsumer action) {
            boolean found = rows.next();
            if (found) {
              action.accept(rows.ordinal());
            }
            return found;
          }
        },
        false);
  }

  private void malformed(Consumer consumer) throws IOException {
    Batch batch = new Batch(consumer);
    file.deliveredRecords()
        .malformed(found -> batch.add(record(found.record(), ReasonsJson.of(reasons(found)))));
    batch.flush();
  }

  private static QuarantinedRecord record(LocatedRecord record, String reasons) {
    return new QuarantinedRecord(record.line(), record.offset(), record.bytes(), reasons);
  }

  private static List<Reason> reasons(MalformedRecord malformed) {
    return malformed.faults().stream()
        .map(
            fault ->
                new Reason(
                    "file." + fault.fault().name().toLowerCase(Locale.ROOT),
                    OnViolation.DROP,
                    List.of(),
                    null,
                    fault.message()))
        .toList();
  }

  /** Records that are handed on together: few enough to die young in a small heap. */
  private static final class Batch {
    private static final int RECORDS = 1000;
    private static final long BYTES = 1 << 22;

    private final Consumer consumer;
    private final List<QuarantinedRecord> records = new ArrayList<>();
    private long bytes;

    Batch(Consumer consumer) {
      this.consumer = consumer;
    }

    void add(QuarantinedRecord record) throws IOException {
      records.add(record);
      bytes += record.bytes().length;
      if (records.size() == RECORDS || bytes > BYTES) {
        flush();
      }
    }

    void flush() throws IOException {
      consumer.accept(records);
      records.clear();
      bytes = 0;
    }
  }
}
