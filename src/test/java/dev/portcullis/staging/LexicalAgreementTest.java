package dev.portcullis.staging;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.duckdb.DuckDbDialect;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TimeType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.ColumnType.UuidType;
import dev.portcullis.type.LexicalForm;
import dev.portcullis.type.Reading;
import dev.portcullis.type.TemporalFormat;
import dev.portcullis.type.Value.TextValue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The lexical forms are written twice, in Java for contracts and for reasons, in SQL for verdicts
 * over files. Here both read the same texts: the nasty ones of bug reports, and many that are made
 * of the characters that matter.
 */
final class LexicalAgreementTest {
  private static final int RANDOM_TEXTS = 4000;

  private static final List<String> TEXTS =
      List.of(
          "0",
          "-0",
          "+7",
          "007",
          "1",
          " 1",
          "1 ",
          "1\n",
          "1e3",
          "1E3",
          "1_000",
          "0x1F",
          "0b11",
          "1.0",
          "1.",
          ".5",
          "1.5",
          "-1.50",
          "12.345",
          "12.340",
          "99999999.99",
          "100000000.00",
          "0.005",
          "-0.004",
          "٣",
          "１",
          "2147483647",
          "2147483648",
          "-2147483648",
          "-2147483649",
          "9223372036854775807",
          "9223372036854775808",
          "-9223372036854775808",
          "00000000000000000000000000000000000000000001",
          "99999999999999999999999999999999999999",
          "NaN",
          "nan",
          "Infinity",
          "-Infinity",
          "+Infinity",
          "inf",
          "1e400",
          "-1e400",
          "1e-400",
          "0e-400",
          "0.0e5",
          "1f",
          "1d",
          "1e",
          "e5",
          "1e+5",
          "1e5.5",
          "5e-324",
          "1.7976931348623157e308",
          "1.7976931348623159e308",
          "true",
          "TRUE",
          "tRuE",
          "t",
          "of",
          "on",
          "yes",
          "1",
          "false",
          " true",
          "2026-02-28",
          "2026-02-30",
          "2024-02-29",
          "2023-02-29",
          "2026-2-3",
          "0000-01-01",
          "0001-01-01",
          "9999-12-31",
          "10000-01-01",
          "99999-01-01",
          "2026-13-01",
          "2026-00-10",
          "2026-01-00",
          "2026/01/02",
          "20260102",
          "2026-01-01 13:00:00",
          "infinity",
          "-infinity",
          "epoch",
          "today",
          "2026-01-01 (BC)",
          "0044-03-15 (BC)",
          "2026-01-01 10:00",
          "2026-01-01T10:00",
          "2026-01-01 10:00:00",
          "2026-01-01T10:00:00.000",
          "2026-01-01 10:00:00.1",
          "2026-01-01 10:00:00.123456",
          "2026-01-01 10:00:00.1234567",
          "2026-01-01 10:00:00.",
          "2026-01-01 24:00:00",
          "2026-01-01 23:59:60",
          "2026-01-01 23:60:00",
          "2026-01-01 1:00:00",
          "2026-01-01  10:00:00",
          "2026-01-01T10:00:00Z",
          "2026-01-01 10:00Z",
          "2026-01-01T10:00:00z",
          "2026-01-01T10:00:00+02:00",
          "2026-01-01 10:00:00+02",
          "2026-01-01 10:00:00-0530",
          "2026-01-01 10:00:00+2",
          "2026-01-01 10:00:00+15:59",
          "2026-01-01 10:00:00+16:00",
          "2026-01-01 10:00:00+99:99",
          "2026-01-01 10:00:00+02:60",
          "2026-01-01 10:00:00 Europe/Berlin",
          "2026-01-01 10:00:00 UTC",
          "2026-01-01 10:00:00ZZ",
          "2026-01-01 10:00:00Z+01",
          "0001-01-01 00:00:00",
          "0000-12-31 23:59:59",
          "9999-12-31 23:59:59.999999",
          "12345-01-01 00:00:00",
          "0044-03-15 (BC) 10:00:00",
          "2026-01-01 10:00:00 AM",
          "10:00",
          "10:00:00",
          "24:00:00",
          "23:59:59.999999",
          "1:00:00",
          "10:00:00.1234567",
          "00:00",
          "10:60",
          "123e4567-e89b-12d3-a456-426614174000",
          "123E4567-E89B-12D3-A456-426614174000",
          "{123e4567-e89b-12d3-a456-426614174000}",
          "123e4567e89b12d3a456426614174000",
          "123e4567-e89b-12d3-a456-42661417400",
          "31/12/2026",
          "1/2/26",
          "31.02.2026",
          "x",
          "''",
          "\u00001",
          "\u00a01",
          "1\t");

  @TempDir Path scratch;

  static Stream<ColumnType> types() {
    return Stream.of(
        new IntegerType(),
        new BigIntegerType(),
        new DecimalType(10, 2),
        new DecimalType(3, 0),
        new DecimalType(2, 2),
        new DecimalType(38, 2),
        new DecimalType(38, 38),
        new DoubleType(NonFinite.REFUSE),
        new DoubleType(NonFinite.ALLOW),
        BooleanType.usual(),
        new BooleanType(List.of("yes", "1"), List.of("no", "0")),
        new DateType(TemporalFormat.ISO_DATE),
        new DateType(
            new TemporalFormat("dd/MM/yyyy", "([0-9]{2})/([0-9]{2})/([0-9]{4})", "\\3-\\2-\\1")),
        new TimestampType(TemporalFormat.ISO_TIMESTAMP),
        new InstantType(),
        new TimeType(),
        new UuidType());
  }

  @ParameterizedTest
  @MethodSource("types")
  void bothReadTheSameTextsAsTheSameValues(ColumnType type) {
    Dialect dialect = new DuckDbDialect();
    List<String> texts = new ArrayList<>(TEXTS);
    texts.removeIf(text -> text.indexOf('\0') >= 0);
    texts.addAll(random());
    try (StagingDatabase database = StagingDatabase.open(StagingSettings.of(scratch, 200))) {
      database.execute("CREATE TABLE texts (i INTEGER, v VARCHAR)");
      for (int from = 0; from < texts.size(); from += 500) {
        insert(database, dialect, texts, from, Math.min(texts.size(), from + 500));
      }
      database.execute("CREATE TABLE read AS " + read(dialect, type));
      List<Boolean> verdicts =
          database.rows("SELECT value IS NOT NULL FROM read ORDER BY i", row -> row.getBoolean(1));
      for (int i = 0; i < texts.size(); i++) {
        boolean inJava = LexicalForm.read(type, texts.get(i)) instanceof Reading.Read;
        assertEquals(inJava, verdicts.get(i), type + " `" + texts.get(i) + "`");
      }
      sameValues(database, dialect, type, texts);
    }
  }

  private static String read(Dialect dialect, ColumnType type) {
    LexicalSql.Steps steps = LexicalSql.steps(dialect, type, "v", "c", "p");
    return "SELECT i, "
        + steps.value()
        + " AS value, p FROM (SELECT *, "
        + steps.plain()
        + " AS p FROM (SELECT *, "
        + steps.cast()
        + " AS c FROM texts))";
  }

  private static void sameValues(
      StagingDatabase database, Dialect dialect, ColumnType type, List<String> texts) {
    StringBuilder expected =
        new StringBuilder("SELECT count(*) FROM read WHERE p AND value IS NULL");
    for (int i = 0; i < texts.size(); i++) {
      if (LexicalForm.read(type, texts.get(i)) instanceof Reading.Read read
          && !texts.get(i).contains("Infinity")
          && !texts.get(i).equals("NaN")) {
        expected
            .append(" OR (i = ")
            .append(i)
            .append(" AND value IS DISTINCT FROM ")
            .append(dialect.literal(read.value()))
            .append(')');
        if (expected.length() > 100_000) {
          break;
        }
      }
    }
    assertEquals(0, database.numbers(expected.toString()).get(0), type.toString());
  }

  private static void insert(
      StagingDatabase database, Dialect dialect, List<String> texts, int from, int to) {
    StringBuilder sql = new StringBuilder("INSERT INTO texts VALUES ");
    for (int i = from; i < to; i++) {
      sql.append(i > from ? ", (" : "(")
          .append(i)
          .append(", ")
          .append(dialect.literal(new TextValue(texts.get(i))))
          .append(')');
    }
    database.execute(sql.toString());
  }

  /** Texts near the forms: pieces of good values put together at random, always the same ones. */
  private static List<String> random() {
    String[] pieces = {
      "0",
      "1",
      "9",
      "00",
      "12",
      "59",
      "60",
      "-",
      "+",
      ".",
      ":",
      " ",
      "T",
      "Z",
      "e",
      "E",
      "/",
      "_",
      "2026",
      "0001",
      "2026-01-31",
      "10:20:30",
      ".123456",
      "+02:00",
      "NaN",
      "(BC)",
      "99999999"
    };
    Random random = new Random(20260915);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < RANDOM_TEXTS; i++) {
      StringBuilder text = new StringBuilder();
      int count = 1 + random.nextInt(5);
      for (int piece = 0; piece < count; piece++) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      texts.add(text.toString());
    }
    return texts;
  }
}
