package dev.portcullis.quarantine;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.file.FileChangedException;
import dev.portcullis.file.LocatedRecord;
import dev.portcullis.file.MalformedRecord;
import dev.portcullis.file.ProbedFile;
import dev.portcullis.file.Structure;
import dev.portcullis.rule.BreachReason;
import dev.portcullis.rule.NamedTexts;
import dev.portcullis.rule.Rule;
import dev.portcullis.staging.Breach;
import dev.portcullis.staging.Judgement;
import dev.portcullis.staging.SetAsideRow;
import dev.portcullis.staging.SetAsideRows;
import dev.portcullis.staging.StagedFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

/** The records of a judged file that go into quarantine. */
public final class FileQuarantine implements QuarantineSource {
  private static final int MALFORMED_AT_ONCE = 1000;
  private static final long MALFORMED_BYTES_AT_ONCE = 1 << 24;

  private final Contract contract;
  private final ProbedFile file;
  private final StagedFile staged;
  private final Judgement judgement;
  private final OptionalLong firstLine;

  /**
   * @param judgement of the file, final
   */
  public FileQuarantine(
      Contract contract, ProbedFile file, StagedFile staged, Judgement judgement) {
    this.contract = contract;
    this.file = file;
    this.staged = staged;
    this.judgement = judgement;
    this.firstLine = firstLine(file.structure());
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
    Pending pending = new Pending(new SetAsideRows(staged, judgement, file.bytes()));
    List<QuarantinedRecord> batch = new ArrayList<>();
    LongStream ordinals =
        StreamSupport.longStream(
            Spliterators.spliteratorUnknownSize(pending, Spliterator.ORDERED), false);
    file.deliveredRecords()
        .wellFormed(
            ordinals,
            record -> {
              batch.add(record(record, reasons(pending.current())));
              if (pending.isLastOfStretch()) {
                consumer.accept(batch);
                batch.clear();
              }
            });
  }

  private void malformed(Consumer consumer) throws IOException {
    List<QuarantinedRecord> batch = new ArrayList<>();
    long[] bytes = {0};
    file.deliveredRecords()
        .malformed(
            found -> {
              QuarantinedRecord record = record(found.record(), reasons(found));
              batch.add(record);
              bytes[0] += record.bytes().length;
              if (batch.size() == MALFORMED_AT_ONCE || bytes[0] > MALFORMED_BYTES_AT_ONCE) {
                consumer.accept(batch);
                batch.clear();
                bytes[0] = 0;
              }
            });
    consumer.accept(batch);
  }

  /**
   * The ordinals of the rows, one after the other; a stretch is read when the one before is done.
   */
  private static final class Pending implements PrimitiveIterator.OfLong {
    private final SetAsideRows rows;
    private final Iterator<Long> stretches;
    private ListIterator<SetAsideRow> read = List.<SetAsideRow>of().listIterator();

    Pending(SetAsideRows rows) {
      this.rows = rows;
      this.stretches = rows.stretches().iterator();
    }

    @Override
    public boolean hasNext() {
      return read.hasNext() || stretches.hasNext();
    }

    @Override
    public long nextLong() {
      if (!read.hasNext()) {
        read = rows.read(stretches.next()).listIterator();
      }
      return read.next().row();
    }

    /** The row of the ordinal that was handed out last. */
    SetAsideRow current() {
      SetAsideRow row = read.previous();
      read.next();
      return row;
    }

    boolean isLastOfStretch() {
      return !read.hasNext();
    }
  }

  private static QuarantinedRecord record(LocatedRecord record, List<Reason> reasons) {
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

  private List<Reason> reasons(SetAsideRow row) {
    return row.breaches().stream().map(found -> reason(found.rule(), found.breach())).toList();
  }

  private Reason reason(Rule rule, Breach breach) {
    List<String> columns = rule.head().columns();
    boolean shown = contract.mayShow(columns);
    return new Reason(
        rule.id(),
        rule.onViolation(),
        columns,
        shown ? NamedTexts.of(columns, breach.values()) : null,
        message(rule, breach));
  }

  private String message(Rule rule, Breach breach) {
    if (breach.firstRow().isEmpty()) {
      return BreachReason.of(rule, breach.values());
    }
    return firstLine.isPresent()
        ? "repeats line " + (firstLine.getAsLong() + breach.firstRow().getAsLong())
        : "repeats an earlier record of the file";
  }
}
