package dev.portcullis.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Dialects;
import dev.portcullis.diff.PlainExpr.Ends;
import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.parse.ExpressionParser;
import dev.portcullis.expr.parse.ExpressionReading.Parsed;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.TemporalFormat;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * What is called tighter lets nothing through that was not let through before: the engine is asked
 * about every row of a small world, for every pair of conditions.
 */
class ImplicationTest {
  private static final int RANDOM_CONDITIONS = 150;

  private static final List<ColumnReference> COLUMNS =
      List.of(
          new ColumnReference("a", new IntegerType()),
          new ColumnReference("p", new DecimalType(4, 1)),
          new ColumnReference("s", new TextType()),
          new ColumnReference("d", new DateType(TemporalFormat.ISO_DATE)));

  private static final String WORLD =
      "CREATE TABLE world AS SELECT a, p, s, d FROM"
          + " (VALUES (NULL::INTEGER), (-1), (0), (1), (2), (3)) AS a(a),"
          + " (VALUES (NULL::DECIMAL(4,1)), (0.9), (1), (1.5), (2)) AS p(p),"
          + " (VALUES (NULL), (''), ('A'), ('B'), ('Ä'), ('AB')) AS s(s),"
          + " (VALUES (NULL::DATE), ('2026-01-01'), ('2026-01-02')) AS d(d)";

  private static final List<String> TESTS =
      List.of(
          "a > 0",
          "a >= 1",
          "a >= 2",
          "a < 2",
          "2 > a",
          "a <= 1",
          "a = 1",
          "a <> 1",
          "a <> 5",
          "a IN (1, 2)",
          "a IN (2, 1)",
          "a IN (1, 2, 3)",
          "a BETWEEN 0 AND 2",
          "a NOT BETWEEN 0 AND 2",
          "NOT a > 0",
          "a IS NULL",
          "a IS NOT NULL",
          "p > 0.9",
          "p >= 1",
          "p >= 1.0",
          "p < 2",
          "p = 1.5",
          "p > a",
          "a < p",
          "s = 'A'",
          "s >= 'A'",
          "s > 'A'",
          "s <> 'B'",
          "s IN ('A', 'B')",
          "s LIKE 'A%'",
          "length(s) > 0",
          "length(s) >= 1",
          "length(s) <= 1",
          "not_blank(s)",
          "matches(s, '[A-Z]')",
          "d >= '2026-01-01'",
          "d > '2026-01-01'",
          "d = '2026-01-02'",
          "coalesce(a, 0) > 0",
          "a + 1 > 2");

  @Test
  void whatIsSaidToImplyDoes() throws SQLException {
    List<Expr> conditions = conditions();
    List<BitSet> kept = kept(conditions);
    List<Expr> plain = conditions.stream().map(expr -> plain(expr)).toList();
    int found = 0;
    for (int i = 0; i < plain.size(); i++) {
      for (int j = 0; j < plain.size(); j++) {
        if (i != j && Implication.holds(plain.get(i), plain.get(j))) {
          found++;
          BitSet beyond = (BitSet) kept.get(i).clone();
          beyond.andNot(kept.get(j));
          assertTrue(beyond.isEmpty(), conditions.get(i) + " does not imply " + conditions.get(j));
        }
      }
    }
    assertTrue(found > 500, "only " + found);
  }

  /** A no is always allowed, so what must be found is written down. */
  @Test
  void thePlainOnesAreFound() {
    assertEquals(Direction.TIGHTENED, direction("a > 0", "a > 1"));
    assertEquals(Direction.LOOSENED, direction("a BETWEEN 1 AND 5", "a BETWEEN 0 AND 5"));
    assertEquals(Direction.SAME, direction("a > 0", "a >= 1"));
    assertEquals(Direction.SAME, direction("a > 0 AND p > 1", "1 < p AND 0 < a"));
    assertEquals(Direction.SAME, direction("s = 'A'", "s IN ('A')"));
    assertEquals(Direction.TIGHTENED, direction("a > 0", "a > 0 AND s = 'A'"));
    assertEquals(Direction.LOOSENED, direction("a > 0", "a > 0 OR s = 'A'"));
    assertEquals(Direction.TIGHTENED, direction("a > 0 OR s = 'A'", "a = 1 OR s = 'A'"));
    assertEquals(Direction.TIGHTENED, direction("a <> 0", "a > 0"));
    assertEquals(Direction.CHANGED, direction("a > 0", "a < 10"));
    assertEquals(Direction.CHANGED, direction("s > 'A'", "s > 'B'"));
    assertEquals(Direction.TIGHTENED, direction("d >= '2026-01-01'", "d > '2026-01-01'"));
  }

  private static Direction direction(String before, String after) {
    return Implication.direction(plain(read(before)), plain(read(after)));
  }

  private static Expr plain(Expr expr) {
    return PlainExpr.of(expr, UnaryOperator.identity(), Ends.OF_WHOLE_NUMBERS);
  }

  /** The tests above, and put together at random, always the same ones. */
  private static List<Expr> conditions() {
    Random random = new Random(20261130);
    List<String> texts = new ArrayList<>(TESTS);
    for (int i = 0; i < RANDOM_CONDITIONS; i++) {
      texts.add(random(random, 3));
    }
    return new TreeSet<>(texts).stream().map(ImplicationTest::read).toList();
  }

  private static String random(Random random, int depth) {
    if (depth == 0 || random.nextInt(4) == 0) {
      return TESTS.get(random.nextInt(TESTS.size()));
    }
    String left = "(" + random(random, depth - 1) + ")";
    String right = "(" + random(random, depth - 1) + ")";
    return switch (random.nextInt(5)) {
      case 0, 1 -> left + " AND " + right;
      case 2, 3 -> left + " OR " + right;
      default -> "NOT " + left;
    };
  }

  private static Expr read(String text) {
    return ((Parsed) ExpressionParser.read(text, COLUMNS)).condition();
  }

  /** For each condition the rows for which it is not false. */
  private static List<BitSet> kept(List<Expr> conditions) throws SQLException {
    Dialect dialect = Dialects.named("duckdb").orElseThrow();
    List<BitSet> all = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement()) {
      statement.execute(WORLD);
      for (Expr condition : conditions) {
        String sql = dialect.condition(condition).orElseThrow();
        BitSet rows = new BitSet();
        try (ResultSet result =
            statement.executeQuery("SELECT rowid FROM world WHERE (" + sql + ") IS NOT FALSE")) {
          while (result.next()) {
            rows.set(result.getInt(1));
          }
        }
        all.add(rows);
      }
    }
    return all;
  }
}
