package dev.portcullis.type;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.JsonType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.ColumnType.TimeType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.ColumnType.UuidType;
import dev.portcullis.type.Reading.Breach;
import dev.portcullis.type.Reading.Read;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The boundaries of each type. A value is shown by its own text, a breach by its reason. */
class LexicalFormTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "0|0",
        "-0|0",
        "+7|7",
        "007|7",
        "2147483647|2147483647",
        "-2147483648|-2147483648",
        "2147483648|is out of range for an int",
        "-2147483649|is out of range for an int",
        "''|is not an int",
        " 1|is not an int",
        "1 |is not an int",
        "1.0|is not an int",
        "1e3|is not an int",
        "1_000|is not an int",
        "0x1F|is not an int",
        "1,000|is not an int",
        "--1|is not an int",
        "+|is not an int",
        "١|is not an int",
        "１|is not an int"
      })
  void integers(String text, String outcome) {
    assertEquals(outcome, read(new IntegerType(), text));
  }

  @ParameterizedTest
  @CsvSource({
    "9223372036854775807, 9223372036854775807",
    "-9223372036854775808, -9223372036854775808",
    "9223372036854775808, is out of range for a long",
    "1e3, is not a long"
  })
  void longs(String text, String outcome) {
    assertEquals(outcome, read(new BigIntegerType(), text));
  }

  @Test
  void aMillionDigitsAreReadQuickly() {
    assertEquals("1", read(new BigIntegerType(), "0".repeat(1_000_000) + "1"));
    assertEquals("is out of range for a long", read(new BigIntegerType(), "9".repeat(1_000_000)));
    assertEquals("1", read(new DecimalType(5, 2), "0".repeat(1_000_000) + "1.0"));
    assertEquals("1", read(new DecimalType(5, 2), "1." + "0".repeat(1_000_000)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0",
        "-0.00|0",
        "123.45|123.45",
        "+000123.4500|123.45",
        "999.99|999.99",
        "-999.99|-999.99",
        "1000|has 4 digits before the point, decimal(5,2) allows 3",
        "0.001|has 3 decimals, decimal(5,2) allows 2",
        "12.3450|has 3 decimals, decimal(5,2) allows 2",
        ".5|is not a decimal(5,2)",
        "5.|is not a decimal(5,2)",
        "1e2|is not a decimal(5,2)",
        "1,5|is not a decimal(5,2)",
        "NaN|is not a decimal(5,2)",
        "-|is not a decimal(5,2)"
      })
  void decimals(String text, String outcome) {
    assertEquals(outcome, read(new DecimalType(5, 2), text));
  }

  @Test
  void aDecimalMayBeAllFraction() {
    assertEquals("0.99", read(new DecimalType(2, 2), "0.99"));
    assertEquals(
        "has 1 digit before the point, decimal(2,2) allows 0", read(new DecimalType(2, 2), "1.00"));
    assertEquals(
        "99999999999999999999999999999999999999",
        read(new DecimalType(38, 0), "99999999999999999999999999999999999999"));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1",
    "-1.5e3, -1500",
    "1E-2, 0.01",
    "-0.0, 0",
    "0e9, 0",
    "1.7976931348623157e308, 179769313486231570000000000000000000000000000000000000000000000000000"
        + "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
        + "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
        + "000000000000000000000000000000000000000000000000000000000000",
    "1e309, is out of range for a double",
    "1e-400, is out of range for a double",
    "NaN, is not a finite number",
    "-Infinity, is not a finite number",
    "nan, is not a double",
    "1d, is not a double",
    ".5, is not a double",
    "0x1p3, is not a double"
  })
  void doubles(String text, String outcome) {
    assertEquals(outcome, read(new DoubleType(NonFinite.REFUSE), text));
  }

  @Test
  void doublesThatAreNotFiniteAreReadWhenAllowed() {
    assertEquals("NaN", read(new DoubleType(NonFinite.ALLOW), "NaN"));
    assertEquals("Infinity", read(new DoubleType(NonFinite.ALLOW), "+Infinity"));
    assertEquals("-Infinity", read(new DoubleType(NonFinite.ALLOW), "-Infinity"));
  }

  @ParameterizedTest
  @CsvSource({
    "true, true",
    "TRUE, true",
    "False, false",
    "t, 'is not a boolean; write true or false'",
    "yes, 'is not a boolean; write true or false'",
    "1, 'is not a boolean; write true or false'"
  })
  void booleans(String text, String outcome) {
    assertEquals(outcome, read(BooleanType.usual(), text));
  }

  @Test
  void declaredSpellingsReplaceTheUsualOnes() {
    BooleanType type = new BooleanType(List.of("y", "1"), List.of("n"));

    assertEquals("true", read(type, "Y"));
    assertEquals("is not a boolean; write y or 1 or n", read(type, "true"));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-09-15, 2026-09-15",
    "0001-01-01, 0001-01-01",
    "9999-12-31, 9999-12-31",
    "2024-02-29, 2024-02-29",
    "2026-02-29, is not a day that exists",
    "2026-13-01, is not a day that exists",
    "0000-01-01, is not a day that exists",
    "2026-01-00, is not a day that exists",
    "2026-9-15, is not a date written yyyy-MM-dd",
    "20260915, is not a date written yyyy-MM-dd",
    "2026-09-15T00:00:00, is not a date written yyyy-MM-dd",
    "today, is not a date written yyyy-MM-dd"
  })
  void dates(String text, String outcome) {
    assertEquals(outcome, read(new DateType(TemporalFormat.ISO_DATE), text));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-09-15 08:30:00, 2026-09-15 08:30:00",
    "2026-09-15T08:30, 2026-09-15 08:30:00",
    "2026-09-15 23:59:59.999999, 2026-09-15 23:59:59.999999",
    "2026-09-15T08:30:00Z, 2026-09-15 08:30:00",
    "2026-02-30 08:30:00, is not a day that exists",
    "2026-09-15T08:30:00+02:00, 'has a zone or an offset, which a timestamp cannot keep'",
    "2026-09-15 08:30:00 Europe/Rome, 'has a zone or an offset, which a timestamp cannot keep'",
    "2026-09-15 24:00:00, is not a timestamp written yyyy-MM-dd HH:mm:ss",
    "2026-09-15 08:30:60, is not a timestamp written yyyy-MM-dd HH:mm:ss",
    "2026-09-15 08:30:00.1234567, is not a timestamp written yyyy-MM-dd HH:mm:ss",
    "2026-09-15, is not a timestamp written yyyy-MM-dd HH:mm:ss"
  })
  void timestamps(String text, String outcome) {
    assertEquals(outcome, read(new TimestampType(TemporalFormat.ISO_TIMESTAMP), text));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-09-15T08:30:00Z, 2026-09-15T08:30:00Z",
    "2026-09-15 08:30:00+02:00, 2026-09-15T06:30:00Z",
    "2026-09-15 08:30-0530, 2026-09-15T14:00:00Z",
    "2026-09-15 08:30:00+02, 2026-09-15T06:30:00Z",
    "2026-09-15 08:30:00, is not a timestamp with an offset or Z",
    "2026-09-15 08:30:00Z+02:00, is not a timestamp with an offset or Z",
    "2026-09-15 08:30:00+19:00, is not a timestamp with an offset or Z",
    "2026-09-15, is not a timestamp with an offset or Z",
    "Z, is not a timestamp with an offset or Z",
    "2026-02-30T08:30:00Z, is not a day that exists"
  })
  void instants(String text, String outcome) {
    assertEquals(outcome, read(new InstantType(), text));
  }

  @ParameterizedTest
  @CsvSource({
    "00:00, 00:00:00",
    "23:59:59.999999, 23:59:59.999999",
    "08:30:15, 08:30:15",
    "24:00, is not a time written HH:MM:SS",
    "8:30, is not a time written HH:MM:SS",
    "08:30:00Z, is not a time written HH:MM:SS",
    "08:60, is not a time written HH:MM:SS"
  })
  void times(String text, String outcome) {
    assertEquals(outcome, read(new TimeType(), text));
  }

  @ParameterizedTest
  @CsvSource({
    "0F8FAD5B-d9cb-469f-a165-70867728950e, 0f8fad5b-d9cb-469f-a165-70867728950e",
    "0f8fad5bd9cb469fa16570867728950e, is not a uuid",
    "{0f8fad5b-d9cb-469f-a165-70867728950e}, is not a uuid",
    "1-1-1-1-1, is not a uuid"
  })
  void uuids(String text, String outcome) {
    assertEquals(outcome, read(new UuidType(), text));
  }

  @Test
  void textsAreNeverTrimmedAndJsonIsForTheStagingDatabase() {
    assertEquals("  a ", read(new TextType(), "  a "));
    assertEquals("", read(new TextType(), ""));
    assertEquals("is not well-formed JSON", read(new JsonType(), "{}"));
  }

  private static String read(ColumnType type, String text) {
    Reading reading = LexicalForm.read(type, text);
    return reading instanceof Read read ? read.value().toString() : ((Breach) reading).reason();
  }
}
