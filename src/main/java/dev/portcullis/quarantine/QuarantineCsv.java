package dev.portcullis.quarantine;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.HexFormat;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * Writes quarantined records as CSV, one line of it a record. {@code record} is for reading: a text
 * that a spreadsheet would take for a formula gets an apostrophe in front (CWE-1236), and bytes
 * that are no text are replaced. {@code record_bytes} is the record as it was delivered: {@code \x}
 * and its bytes in hexadecimal digits, as Postgres spells them.
 */
public final class QuarantineCsv {
  private static final String[] COLUMNS = {
    "run_id", "file", "line", "byte_offset", "rules", "reasons", "record", "record_bytes"
  };

  private static final String FORMULA_STARTS = "=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20";

  private final CSVPrinter out;

  /** Writes the header. The writer is neither closed nor flushed. */
  public QuarantineCsv(Writer out) throws IOException {
    this.out =
        new CSVPrinter(
            out, CSVFormat.RFC4180.builder().setHeader(COLUMNS).setRecordSeparator("\n").get());
  }

  /**
   * Writes the records of one file.
   *
   * @param file as the user named it
   * @param encoding of the records
   */
  public void write(String runId, String file, Charset encoding, QuarantineSource source)
      throws IOException {
    source.forEachBatch(
        batch -> {
          for (QuarantinedRecord record : batch) {
            write(runId, file, encoding, record);
          }
        });
  }

  private void write(String runId, String file, Charset encoding, QuarantinedRecord record)
      throws IOException {
    out.printRecord(
        runId,
        harmless(file),
        record.line(),
        record.byteOffset(),
        harmless(String.join(" ", ReasonsJson.refusing(record.reasons()))),
        record.reasons(),
        harmless(new String(record.bytes(), encoding)),
        "\\x" + HexFormat.of().formatHex(record.bytes()));
  }

  private static String harmless(String text) {
    boolean isFormula = !text.isEmpty() && FORMULA_STARTS.indexOf(text.charAt(0)) >= 0;
    return isFormula ? "'" + text : text;
  }
}
