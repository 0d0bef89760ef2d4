package dev.portcullis.dialect;

import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.type.ColumnType;
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
import dev.portcullis.type.TemporalFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Columns of every type and values at their edges, a table a column; the last value is NULL. */
final class BoundaryValues {
  static final List<ColumnReference> COLUMNS = new ArrayList<>();
  private static final Map<String, List<String>> VALUES = new LinkedHashMap<>();

  static {
    add("i", new IntegerType(), "5", "0", "1", "-1", "7", "-7", "2147483647", "-2147483648");
    add("j", new IntegerType(), "3", "0", "-2147483648", "2147483647");
    add("l", new BigIntegerType(), "5", "0", "9223372036854775807", "-9223372036854775808");
    add("m", new BigIntegerType(), "2", "-1", "9223372036854775807", "-9223372036854775808");
    add("d", new DecimalType(10, 2), "1.50", "0", "-0.01", "99.50", "99999999.99", "-99999999.99");
    add("n", new DecimalType(20, 4), "1.5000", "0.0001", "9999999999999999.9999", "-0.0100");
    add("v", new DecimalType(18, 2), "1.25", "9999999999999999.99", "-9999999999999999.99");
    add("w", new DecimalType(38, 0), "1", "99999999999999999999999999999999999999", "-1");
    add("k", new DecimalType(38, 38), "0.5", "0.00000000000000000000000000000000000001");
    add("f", new DoubleType(NonFinite.ALLOW), "0.1", "-0.0", "0", "1e308", "5e-324", "NaN");
    more("f", "Infinity", "-Infinity", "2147483647", "-1.5", "9007199254740993");
    add("g", new DoubleType(NonFinite.ALLOW), "0.1", "NaN", "-Infinity", "9.223372036854775807e18");
    add("s", new TextType(), "b", "", " ", "a", "A", "B", "é", "e\u0301", "ä", "z", "Z", "a ");
    more(
        "s",
        "a%b",
        "a_b",
        "a\\b",
        "a!b",
        "\uD83D\uDE00",
        "\uFF21",
        "a\nb",
        "it's",
        "\u00A0",
        "  x ");
    more("s", "\t", "100%", "ABC", "abc", "Stra\u00DFe", "STRASSE");
    add("t", new TextType(), "a", "b", "B", "", "\uFF21", "\uD83D\uDE00", "a ", "\u00E9");
    add("x", date(), "2026-01-01", "2024-02-29", "0001-01-01", "9999-12-31", "1969-12-31");
    add("y", date(), "2026-01-31", "2026-01-01", "0001-01-01", "9999-12-31");
    add("p", timestamp(), "2026-01-01 08:30:00", "2026-01-01 00:00:00", "0001-01-01 00:00:00");
    more(
        "p",
        "9999-12-31 23:59:59.999999",
        "1969-12-31 23:59:59.999999",
        "2026-01-01 00:00:00.000001");
    add("q", new InstantType(), "2026-01-01 00:00:00+00", "2026-01-01 00:00:00+09");
    add("o", new TimeType(), "08:00:00", "00:00:00", "23:59:59.999999");
    add("b", BooleanType.usual(), "true", "false");
    add("c", BooleanType.usual(), "false", "true");
    add("u", new UuidType(), "123e4567-e89b-12d3-a456-426614174000");
    add("z", new JsonType(), "{}");
  }

  private BoundaryValues() {}

  private static DateType date() {
    return new DateType(TemporalFormat.ISO_DATE);
  }

  private static TimestampType timestamp() {
    return new TimestampType(TemporalFormat.ISO_TIMESTAMP);
  }

  private static void add(String name, ColumnType type, String... values) {
    COLUMNS.add(new ColumnReference(name, type));
    VALUES.put(name, new ArrayList<>(List.of(values)));
  }

  private static void more(String name, String... values) {
    Objects.requireNonNull(VALUES.get(name)).addAll(List.of(values));
  }

  static String table(String column) {
    return "values_" + column;
  }

  static String key(String column) {
    return "k_" + column;
  }

  static String shown(String column, int key) {
    List<String> values = Objects.requireNonNull(VALUES.get(column));
    return key < values.size() ? "[" + values.get(key).replace("\n", "\\n") + "]" : "NULL";
  }

  static List<String> tables(Dialect dialect) {
    List<String> statements = new ArrayList<>();
    for (ColumnReference column : COLUMNS) {
      List<String> rows = new ArrayList<>();
      List<String> values = Objects.requireNonNull(VALUES.get(column.name()));
      String type = dialect.type(column.type());
      for (int i = 0; i <= values.size(); i++) {
        String value = i < values.size() ? Identifier.text(values.get(i)) : "NULL";
        rows.add("(" + i + ", CAST(" + value + " AS " + type + "))");
      }
      String quoted = dialect.quote(column.name());
      boolean isText = column.type() instanceof TextType && dialect.name().equals("postgres");
      // A database that sorts as people do.
      String collation = isText ? " COLLATE \"und-x-icu\"" : "";
      statements.add(
          "CREATE TABLE "
              + table(column.name())
              + " ("
              + key(column.name())
              + " INTEGER, "
              + quoted
              + " "
              + type
              + collation
              + ")");
      statements.add("INSERT INTO " + table(column.name()) + " VALUES " + String.join(", ", rows));
    }
    return statements;
  }
}
