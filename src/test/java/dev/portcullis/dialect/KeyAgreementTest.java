package dev.portcullis.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.dialect.duckdb.DuckDbDialect;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.ColumnType.TimeType;
import dev.portcullis.type.ColumnType.UuidType;
import dev.portcullis.type.TemporalFormat;
import dev.portcullis.warehouse.Engine;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two values are the same key to every table exactly when they are to staging. */
class KeyAgreementTest {
  private static final ColumnType TEXT = new TextType();
  private static final List<JudgingTable> TABLES = new ArrayList<>();

  /** What becomes of the second row. */
  enum Second {
    CLASHES,
    IS_ANOTHER
  }

  /** A value that is stored, then another. */
  record Pair(ColumnType type, @Nullable String first, @Nullable String second, Second verdict) {}

  static Stream<Pair> pairs() {
    ColumnType anyDouble = new DoubleType(NonFinite.ALLOW);
    return Stream.of(
        new Pair(new IntegerType(), "1", "01", Second.CLASHES),
        new Pair(new IntegerType(), "1", "-1", Second.IS_ANOTHER),
        new Pair(new IntegerType(), null, null, Second.IS_ANOTHER),
        new Pair(new DecimalType(10, 2), "1", "1.00", Second.CLASHES),
        new Pair(new DecimalType(10, 2), "1.00", "1.01", Second.IS_ANOTHER),
        new Pair(anyDouble, "0", "-0.0", Second.CLASHES),
        new Pair(anyDouble, "0.1", "0.10000000000000002", Second.IS_ANOTHER),
        new Pair(anyDouble, "NaN", "NaN", Second.CLASHES),
        new Pair(anyDouble, "Infinity", "-Infinity", Second.IS_ANOTHER),
        new Pair(BooleanType.usual(), "true", "TRUE", Second.CLASHES),
        new Pair(
            new DateType(TemporalFormat.ISO_DATE), "2026-01-01", "2026-01-02", Second.IS_ANOTHER),
        new Pair(
            new InstantType(), "2026-01-01 00:00:00+00", "2026-01-01 09:00:00+09", Second.CLASHES),
        new Pair(new TimeType(), "12:00:00", "12:00:00.000001", Second.IS_ANOTHER),
        new Pair(
            new UuidType(),
            "6f9619ff-8b86-d011-b42d-00cf4fc964ff",
            "6F9619FF-8B86-D011-B42D-00CF4FC964FF",
            Second.CLASHES),
        new Pair(TEXT, "a", "a", Second.CLASHES),
        new Pair(TEXT, "", "", Second.CLASHES),
        new Pair(TEXT, "a", "A", Second.IS_ANOTHER),
        new Pair(TEXT, "a", "a ", Second.IS_ANOTHER),
        new Pair(TEXT, "a", "a\n", Second.IS_ANOTHER),
        new Pair(TEXT, "", " ", Second.IS_ANOTHER),
        new Pair(TEXT, "\u00E9", "e\u0301", Second.IS_ANOTHER),
        new Pair(TEXT, "ß", "ss", Second.IS_ANOTHER),
        new Pair(TEXT, null, null, Second.IS_ANOTHER),
        new Pair(TEXT, null, "", Second.IS_ANOTHER));
  }

  @BeforeAll
  static void open(@TempDir Path folder) throws SQLException {
    for (Engine engine : Engine.values()) {
      TABLES.add(JudgingTable.open(engine, folder));
    }
  }

  @AfterAll
  static void close() throws SQLException {
    for (JudgingTable table : TABLES) {
      table.close();
    }
    TABLES.clear();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aKeyOfOneColumn(Pair pair) throws SQLException {
    Contract contract = Draft.of("t").column("k", pair.type()).key(Key.Kind.UNIQUE, "k").contract();
    for (JudgingTable table : TABLES) {
      table.create(contract);
      assertEquals(Optional.empty(), table.refusal(contract, pair.first()));
      assertEquals(
          pair.verdict(), verdict(table.refusal(contract, pair.second())), table.engine().name());
    }
    assertEquals(pair.verdict(), inStaging(pair), "staging");
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aKeyOfTwoColumns(Pair pair) throws SQLException {
    Contract contract =
        Draft.of("t")
            .column("k", pair.type())
            .column("other", new IntegerType())
            .key(Key.Kind.UNIQUE, "other", "k")
            .contract();
    for (JudgingTable table : TABLES) {
      table.create(contract);
      assertEquals(Optional.empty(), table.refusal(contract, pair.first(), "1"));
      assertEquals(Optional.empty(), table.refusal(contract, pair.first(), "2"));
      assertEquals(Optional.empty(), table.refusal(contract, pair.first(), null));
      assertEquals(Optional.empty(), table.refusal(contract, pair.first(), null));
      assertEquals(
          pair.verdict(),
          verdict(table.refusal(contract, pair.second(), "1")),
          table.engine().name());
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aPrimaryKeyRefusesNullToo(Pair pair) throws SQLException {
    Contract contract =
        Draft.of("t").column("k", pair.type()).key(Key.Kind.PRIMARY, "k").contract();
    for (JudgingTable table : TABLES) {
      table.create(contract);
      boolean firstStored = pair.first() != null;
      boolean secondStored =
          pair.second() != null && !(firstStored && pair.verdict() == Second.CLASHES);
      assertEquals(firstStored, table.refusal(contract, pair.first()).isEmpty());
      assertEquals(secondStored, table.refusal(contract, pair.second()).isEmpty());
    }
  }

  private static Second verdict(Optional<String> refusal) {
    return refusal.isEmpty() ? Second.IS_ANOTHER : Second.CLASHES;
  }

  /** As the check of a file finds it: complete keys, grouped as typed values. */
  private static Second inStaging(Pair pair) throws SQLException {
    String rows =
        Arrays.asList(pair.first(), pair.second()).stream()
            .map(text -> "SELECT CAST(" + literal(text) + " AS " + type(pair) + ") AS k")
            .reduce((one, other) -> one + " UNION ALL " + other)
            .orElseThrow();
    String repeated =
        TABLES
            .get(0)
            .ask(
                "SELECT count(*) FROM (SELECT 1 FROM ("
                    + rows
                    + ") WHERE k IS NOT NULL GROUP BY k HAVING count(*) > 1)");
    return repeated.equals("0") ? Second.IS_ANOTHER : Second.CLASHES;
  }

  private static String type(Pair pair) {
    return new DuckDbDialect().type(pair.type());
  }

  private static String literal(@Nullable String text) {
    return text == null ? "NULL" : Identifier.text(text);
  }
}
