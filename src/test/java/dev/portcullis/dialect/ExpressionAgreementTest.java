package dev.portcullis.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.NamedColumns;
import dev.portcullis.expr.PortableText;
import dev.portcullis.expr.parse.ExpressionParser;
import dev.portcullis.expr.parse.ExpressionReading;
import dev.portcullis.expr.parse.ExpressionReading.Parsed;
import dev.portcullis.warehouse.Engine;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * An expression of a rule is true, false or unknown for the same values on every engine. Each is
 * judged over all combinations of the boundary values of its columns; what one of them means is
 * said beside it.
 */
class ExpressionAgreementTest {
  private static final int RANDOM_EXPRESSIONS = 500;
  private static final int LONGEST = 20_000;
  private static final Map<Engine, Connection> CONNECTIONS = new EnumMap<>(Engine.class);

  @BeforeAll
  static void open(@TempDir Path folder) throws SQLException {
    for (Engine engine : Engine.values()) {
      Connection connection = DriverManager.getConnection(engine.newDatabase(folder));
      CONNECTIONS.put(engine, connection);
      // No verdict may depend on where a session thinks it is, nor on the language of the database.
      try (Statement statement = connection.createStatement()) {
        statement.execute("SET TimeZone = 'Asia/Tokyo'");
        for (String sql : BoundaryValues.tables(engine.dialect())) {
          statement.execute(sql);
        }
      }
    }
  }

  @AfterAll
  static void close() throws SQLException {
    for (Connection connection : CONNECTIONS.values()) {
      connection.close();
    }
    CONNECTIONS.clear();
  }

  @TestFactory
  Stream<DynamicTest> enginesAgree() {
    return BoundaryExpressions.ALL.stream()
        .map(text -> DynamicTest.dynamicTest(text, () -> agree(text)));
  }

  /** Two engines can agree on nonsense, so some verdicts are written down. */
  @TestFactory
  Stream<DynamicTest> theyMeanWhatIsWritten() {
    return BoundaryExpressions.MEANT.entrySet().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getKey(), () -> assertEquals(entry.getValue(), verdict(entry.getKey()))));
  }

  /** What is written by a tool is read again as what was meant. */
  @TestFactory
  Stream<DynamicTest> portableTextIsReadAsTheSameExpression() {
    return BoundaryExpressions.ALL.stream()
        .map(
            text ->
                DynamicTest.dynamicTest(
                    text,
                    () -> {
                      Expr expr = read(text);
                      String again = PortableText.of(expr).orElseThrow();
                      assertEquals(expr, read(again), again);
                      assertEquals(again, PortableText.of(read(again)).orElseThrow());
                    }));
  }

  /** Conditions put together at random, always the same ones. */
  @Test
  void anythingPutTogetherIsReadAgain() {
    Random random = new Random(20261130);
    for (int i = 0; i < RANDOM_EXPRESSIONS; i++) {
      String text = random(random, 4);
      Expr expr = read(text);
      assertEquals(expr, read(PortableText.of(expr).orElseThrow()), text);
    }
  }

  private static String random(Random random, int depth) {
    if (depth == 0 || random.nextInt(4) == 0) {
      return BoundaryExpressions.ALL.get(random.nextInt(BoundaryExpressions.ALL.size()));
    }
    String left = random(random, depth - 1);
    return switch (random.nextInt(5)) {
      case 0 -> "(" + left + ") AND (" + random(random, depth - 1) + ")";
      case 1 -> left + " OR " + random(random, depth - 1);
      case 2 -> "NOT (" + left + ")";
      case 3 -> "(" + left + ") IS NOT TRUE";
      default -> "(" + left + ") = (" + random(random, depth - 1) + ")";
    };
  }

  /** As long and as deep as a rule may be. */
  @Test
  void theLongestRuleRunsEverywhere() throws SQLException {
    String terms = "s = 'a'" + " OR s = 'b'".repeat(LONGEST / " OR s = 'b'".length() - 60);
    agree("NOT (".repeat(49) + terms + ")".repeat(49));
    agree("s IN ('a'" + ", 'b'".repeat(3_900) + ")");
  }

  @Test
  void noColumnIsForgotten() {
    String all = String.join(" ", BoundaryExpressions.ALL);
    BoundaryValues.COLUMNS.forEach(
        column -> assertEquals(true, all.contains(column.name()), column.name()));
  }

  static Expr read(String text) {
    ExpressionReading reading = ExpressionParser.read(text, BoundaryValues.COLUMNS);
    return assertInstanceOf(Parsed.class, reading, () -> text + " " + reading).condition();
  }

  private static void agree(String text) throws SQLException {
    Expr expr = read(text);
    List<String> expected = verdicts(Engine.DUCKDB, expr);
    for (Engine engine : Engine.values()) {
      assertEquals(
          String.join("\n", expected), String.join("\n", verdicts(engine, expr)), engine.name());
    }
  }

  /** The verdict over the values that {@link BoundaryValues} lists first. */
  private static String verdict(String text) throws SQLException {
    String first = verdicts(Engine.DUCKDB, read(text)).get(0);
    return first.substring(first.lastIndexOf(' ') + 1);
  }

  /** Values and verdict of every row. */
  private static List<String> verdicts(Engine engine, Expr expr) throws SQLException {
    Dialect dialect = engine.dialect();
    List<String> columns = List.copyOf(NamedColumns.of(expr));
    String from =
        columns.stream().map(BoundaryValues::table).collect(Collectors.joining(" CROSS JOIN "));
    String keys = columns.stream().map(BoundaryValues::key).collect(Collectors.joining(", "));
    String condition = dialect.condition(expr).orElseThrow();
    String sql = "SELECT " + keys + ", (" + condition + ") FROM " + from + " ORDER BY " + keys;
    Connection connection = java.util.Objects.requireNonNull(CONNECTIONS.get(engine));
    List<String> verdicts = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        verdicts.add(verdict(columns, rows));
      }
    }
    return verdicts;
  }

  private static String verdict(List<String> columns, ResultSet rows) throws SQLException {
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < columns.size(); i++) {
      row.append(columns.get(i))
          .append('=')
          .append(BoundaryValues.shown(columns.get(i), rows.getInt(i + 1)))
          .append(' ');
    }
    boolean truth = rows.getBoolean(columns.size() + 1);
    return row.append(rows.wasNull() ? "unknown" : String.valueOf(truth)).toString();
  }
}
