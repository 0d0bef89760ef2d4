package dev.portcullis.file;

import java.util.List;

/**
 * What one pass over a file says about its shape.
 *
 * @param records data records: neither the header nor blank lines, the malformed ones included
 * @param malformedRecords those of them that have a fault
 * @param headerLine physical line of the header; 0 when there is none
 * @param headerFields how many fields the header has; 0 when there is none
 * @param lineEnds after the header and the records
 * @param blankLines how many were skipped
 * @param longestRecord bytes of the longest well-formed record, the header included, without its
 *     line end
 * @param hasQuotedLineBreaks whether a line feed or a carriage return stands inside of quotes
 *     anywhere
 * @param findings one for each kind of fault, graver kinds first
 */
public record Structure(
    long records,
    long malformedRecords,
    long headerLine,
    int headerFields,
    LineEnds lineEnds,
    long blankLines,
    long longestRecord,
    boolean hasQuotedLineBreaks,
    List<StructureFinding> findings) {
  public Structure {
    findings = List.copyOf(findings);
  }

  /** How many data records can be judged value by value. */
  public long wellFormedRecords() {
    return records - malformedRecords;
  }

  /**
   * False when a fault leaves it open where the records are: then nothing of the file can be
   * judged.
   */
  public boolean isTrustworthy() {
    return findings.stream()
        .noneMatch(finding -> finding.fault().trust() == StructureFault.Trust.LOST);
  }
}
