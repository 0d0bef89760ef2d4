package dev.portcullis.staging;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * A CSV file that is known to be well-formed: a header, then records with as many fields as the
 * header, UTF-8, quoted as RFC 4180 says.
 *
 * @param path of the file
 * @param compression how its bytes are packed
 * @param delimiter between fields
 * @param fields in the header and in every record
 * @param fieldOfColumn for each column of the contract the field that holds it, from 0; negative
 *     when the file does not have it
 * @param longestRecord in bytes
 * @param lineEnd after every record
 * @param quotedLineBreaks whether a line break stands inside of a quoted field
 * @param nullValues spellings that mean NULL when unquoted, beside the empty field
 */
public record CsvSource(
    Path path,
    Compression compression,
    char delimiter,
    int fields,
    List<Integer> fieldOfColumn,
    long longestRecord,
    LineEnd lineEnd,
    QuotedLineBreaks quotedLineBreaks,
    List<String> nullValues) {
  public CsvSource {
    Objects.requireNonNull(path);
    Objects.requireNonNull(compression);
    Objects.requireNonNull(lineEnd);
    Objects.requireNonNull(quotedLineBreaks);
    fieldOfColumn = List.copyOf(fieldOfColumn);
    nullValues = List.copyOf(nullValues);
  }

  /** What ends a record. */
  public enum LineEnd {
    LF("\\n"),
    CRLF("\\r\\n");

    private final String option;

    LineEnd(String option) {
      this.option = option;
    }

    String option() {
      return option;
    }
  }

  /** Whether a line break stands inside of a quoted field. */
  public enum QuotedLineBreaks {
    ABSENT,
    PRESENT
  }

  /** How a file's bytes are packed. */
  public enum Compression {
    NONE("none"),
    GZIP("gzip");

    private final String word;

    Compression(String word) {
      this.word = word;
    }

    String word() {
      return word;
    }
  }
}
