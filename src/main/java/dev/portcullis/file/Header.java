package dev.portcullis.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * The first record of a file.
 *
 * @param names as they stand in the file, without quotes
 * @param line physical line in which it starts
 * @param text the whole record as it stands in the file
 */
public record Header(List<String> names, long line, String text) {
  public Header {
    names = List.copyOf(names);
    Objects.requireNonNull(text);
  }

  /** Takes a well-formed record apart. */
  static Header read(String text, char delimiter, long line) {
    CSVFormat format =
        CSVFormat.RFC4180
            .builder()
            .setDelimiter(delimiter)
            .setQuote('"')
            .setIgnoreEmptyLines(false)
            .get();
    try (CSVParser parser = CSVParser.parse(text, format)) {
      CSVRecord record = parser.iterator().next();
      return new Header(record.toList(), line, text);
    } catch (IOException exception) {
      throw new UncheckedIOException("a text in memory cannot fail", exception);
    }
  }
}
