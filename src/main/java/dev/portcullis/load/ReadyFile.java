package dev.portcullis.load;

import dev.portcullis.contract.FileFormat;
import dev.portcullis.file.ColumnMapping;
import dev.portcullis.file.Compression;
import dev.portcullis.file.LineEnds;
import dev.portcullis.file.ProbedFile;
import dev.portcullis.file.ReadableFile;
import dev.portcullis.staging.CsvSource;
import java.io.IOException;

/** What the probe knows of a file, as the staging database wants to know it. */
public final class ReadyFile {
  private ReadyFile() {}

  /** The well-formed records of the file. */
  public static CsvSource source(ProbedFile bytes, FileFormat format, ColumnMapping mapping)
      throws IOException {
    ReadableFile readable = bytes.readable();
    return new CsvSource(
        readable.path(),
        readable.compression() == Compression.GZIP
            ? CsvSource.Compression.GZIP
            : CsvSource.Compression.NONE,
        format.delimiter(),
        mapping.headerFields(),
        mapping.fields(),
        bytes.structure().longestRecord(),
        readable.lineEnds() == LineEnds.CRLF ? CsvSource.LineEnd.CRLF : CsvSource.LineEnd.LF,
        bytes.structure().hasQuotedLineBreaks()
            ? CsvSource.QuotedLineBreaks.PRESENT
            : CsvSource.QuotedLineBreaks.ABSENT,
        format.nullValues());
  }
}
