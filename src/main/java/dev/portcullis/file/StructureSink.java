package dev.portcullis.file;

import org.jspecify.annotations.Nullable;

/**
 * Gathers the {@link Structure} of a file while it is scanned, in memory that does not grow with
 * its faults.
 */
final class StructureSink implements RecordSink {
  private final FindingCollector findings;
  private final Places places;
  private final Checkpoints checkpoints;

  private @Nullable Extent header;
  private long records;
  private long malformed;
  private long blankLines;
  private long longest;
  private LineEnds lineEnds = LineEnds.NONE;
  private boolean inQuotes;
  private boolean lacksLineEnd;
  private boolean quotedLineBreaks;

  /** A record's place in the text. */
  record Extent(long start, long end, long line, int fields, RecordState state) {
    long length() {
      return end - start;
    }
  }

  /**
   * A sink for one file.
   *
   * @param transcoder which made the text, when the file has another encoding
   */
  StructureSink(
      FindingCollector findings, @Nullable Transcoder transcoder, Checkpoints checkpoints) {
    this.findings = findings;
    this.places = new Places(transcoder);
    this.checkpoints = checkpoints;
  }

  @Override
  public void record(
      long start, long end, long line, int fields, RecordState state, LineEnd lineEnd) {
    lineEnds = lineEnds.and(lineEnd);
    lacksLineEnd = lineEnd == LineEnd.END_OF_FILE && !inQuotes;
    Extent first = header;
    if (first == null) {
      header = new Extent(start, end, line, fields, state);
      longest = end - start;
      return;
    }
    records++;
    boolean rightCount = fields == first.fields();
    // Fields mean nothing when quotes are wrong, in the record itself or in the header.
    if (!rightCount && state != RecordState.BAD_SHAPE && first.state() != RecordState.BAD_SHAPE) {
      findings.add(
          StructureFault.FIELD_COUNT,
          () -> places.of(StructureFault.FIELD_COUNT, line, 0, start, fields, 0));
    }
    if (rightCount && state == RecordState.SOUND) {
      checkpoints.add(start, line);
      longest = Math.max(longest, end - start);
    } else {
      malformed++;
    }
  }

  @Override
  public void blankLine(long line) {
    blankLines++;
    findings.add(StructureFault.BLANK_LINES, () -> Place.ofLine(line));
  }

  @Override
  public void fault(
      StructureFault fault, long line, int field, long offset, int value, long quoteLine) {
    // Told at the end of the file only: the last line may well have an end, inside of the quotes.
    inQuotes |= fault == StructureFault.UNCLOSED_QUOTE;
    findings.add(fault, () -> places.of(fault, line, field, offset, value, quoteLine));
  }

  /** Where the header stands; null when the file has none. */
  @Nullable Extent header() {
    return header;
  }

  /** Takes over what the scanner of the whole file knows. */
  void finish(RecordScanner scanner) {
    quotedLineBreaks = scanner.metQuotedLineBreak();
    if (header == null) {
      findings.add(StructureFault.EMPTY_FILE, () -> Place.ofLine(0));
    } else if (lacksLineEnd) {
      findings.add(StructureFault.NO_FINAL_NEWLINE, () -> Place.ofLine(scanner.line()));
    }
  }

  /** What was gathered so far. */
  Structure toStructure() {
    Extent first = header;
    return new Structure(
        records,
        malformed,
        first == null ? 0 : first.line(),
        first == null ? 0 : first.fields(),
        lineEnds,
        blankLines,
        longest,
        quotedLineBreaks,
        findings.toList());
  }
}
