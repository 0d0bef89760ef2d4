package dev.portcullis.contract.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.LexicalForm;
import dev.portcullis.type.Reading;
import dev.portcullis.type.Reading.Breach;
import dev.portcullis.type.Reading.Read;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A declared format reads what it says and nothing else. */
class TemporalFormatsTest {

  @ParameterizedTest
  @CsvSource({
    "dd/MM/yyyy, 15/09/2026, 2026-09-15",
    "dd/MM/yyyy, 31/02/2026, is not a day that exists",
    "dd/MM/yyyy, 5/9/2026, is not a date written dd/MM/yyyy",
    "d.M.yy, 5.9.26, 2026-09-05",
    "d.M.yy, 15.11.99, 2099-11-15",
    "d.M.yy, 5-9-26, is not a date written d.M.yy",
    "M/d/yyyy, 2/29/2024, 2024-02-29",
    "yyyyMMdd, 20260915, 2026-09-15",
    "uuuu-MM-dd, 2026-09-15, 2026-09-15"
  })
  void dates(String format, String text, String outcome) {
    assertEquals(outcome, read(new DateType(date(format)), text));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "dd/MM/yyyy HH:mm, 15/09/2026 08:30, 2026-09-15 08:30:00",
        "dd/MM/yyyy HH:mm, 15/09/2026 8:30, is not a timestamp written dd/MM/yyyy HH:mm",
        "d.M.yyyy H:mm:ss, 5.9.2026 8:30:15, 2026-09-05 08:30:15",
        "yyyyMMddHHmmss, 20260915083000, 2026-09-15 08:30:00",
        "yyyy-MM-dd'T'HH:mm:ss.SSS, 2026-09-15T08:30:00.123, 2026-09-15 08:30:00.123",
        "yyyy-MM-dd'T'HH:mm:ss.SSS, 2026-09-15T08:30:00.1, is not a timestamp written yyyy-MM-dd'T'HH:mm:ss.SSS",
        "yyyy-MM-dd HH:mm:ss, 2026-09-15 24:00:00, is not a timestamp written yyyy-MM-dd HH:mm:ss",
        "HH:mm ''yy-MM-dd, 08:30 '26-09-15, 2026-09-15 08:30:00"
      })
  void timestamps(String format, String text, String outcome) {
    Problems problems = new Problems();
    ColumnType type =
        new TimestampType(TemporalFormats.timestamp(scalar(format), problems).orElseThrow());
    assertEquals(outcome, read(type, text));
  }

  private static dev.portcullis.type.TemporalFormat date(String format) {
    return TemporalFormats.date(scalar(format), new Problems()).orElseThrow();
  }

  private static Scalar scalar(String text) {
    return new Scalar(text, Spelling.PLAIN, Position.of("c.yaml", 1, 1));
  }

  private static String read(ColumnType type, String text) {
    Reading reading = LexicalForm.read(type, text);
    return reading instanceof Read read ? read.value().toString() : ((Breach) reading).reason();
  }
}
