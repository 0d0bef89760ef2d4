package dev.portcullis.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Boundary.Judged;
import dev.portcullis.dialect.Boundary.Outcome;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.rule.RuleKind;
import dev.portcullis.warehouse.Engine;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * One rule, two gates: the table of each engine refuses a value exactly when the staging check of
 * DuckDB finds it, and exactly when the contract means it to. This test makes that sentence true.
 */
class AgreementTest {
  private static final List<JudgingTable> TABLES = new ArrayList<>();

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

  @TestFactory
  Stream<DynamicTest> tableAndStagingAgree() {
    return Stream.of(NumberBoundaries.all(), TimeBoundaries.all(), TextBoundaries.all())
        .flatMap(List::stream)
        .map(boundary -> DynamicTest.dynamicTest(boundary.name(), () -> check(boundary)));
  }

  private static void check(Boundary boundary) throws SQLException {
    Contract contract = boundary.contract();
    List<String> expected = new ArrayList<>();
    List<String> actual = new ArrayList<>();
    for (JudgingTable table : TABLES) {
      table.create(contract);
      for (Judged judged : boundary.values()) {
        String value = table.engine() + " " + shown(judged) + ": ";
        expected.add(value + judged.outcome() + ruleName(judged));
        actual.add(value + verdict(table, contract, judged));
      }
    }
    assertEquals(String.join("\n", expected), String.join("\n", actual));
  }

  /** The verdict of table and staging, or both when they differ. */
  private static String verdict(JudgingTable table, Contract contract, Judged judged)
      throws SQLException {
    Optional<String> refusal = table.refusal(contract, judged.text());
    List<RuleKind> broken = TABLES.get(0).brokenInStaging(contract, judged.text());
    if (refusal.isEmpty()) {
      return broken.isEmpty() ? "ACCEPTED" : "table accepts, staging finds " + broken;
    }
    if (judged.outcome() == Outcome.REFUSED_BY_TYPE) {
      return "REFUSED_BY_TYPE" + (broken.isEmpty() ? "" : ", staging finds " + broken);
    }
    return tableRefusesRightly(table, contract, judged, refusal.get())
            && stagingFindsIt(contract, judged, broken)
        ? "REFUSED_BY_RULE" + ruleName(judged)
        : "table refuses by " + refusal.get() + ", staging finds " + broken;
  }

  private static boolean tableRefusesRightly(
      JudgingTable table, Contract contract, Judged judged, String refusal) throws SQLException {
    boolean byType =
        refusal.equals(JudgingTable.TYPE)
            && table.engine() == Engine.DUCKDB
            && !TABLES.get(0).canStage(contract, judged.text());
    return byType
        || refusal.equals(JudgingTable.UNNAMED)
        || refusal.equals(nameOf(contract, judged));
  }

  /** What no staging column can hold is found there before any rule: it is not of the type. */
  private static boolean stagingFindsIt(Contract contract, Judged judged, List<RuleKind> broken)
      throws SQLException {
    return judged.rule().map(broken::contains).orElse(false)
        || !TABLES.get(0).canStage(contract, judged.text());
  }

  private static String nameOf(Contract contract, Judged judged) {
    return RuleBook.of(contract).rules().stream()
        .filter(rule -> judged.rule().map(kind -> kind == rule.head().kind()).orElse(false))
        .map(rule -> rule.head().constraintName())
        .findFirst()
        .orElse("");
  }

  private static String ruleName(Judged judged) {
    return judged.rule().map(kind -> " " + kind).orElse("");
  }

  private static String shown(Judged judged) {
    String text = String.valueOf(judged.text());
    String start = text.length() > 60 ? text.substring(0, 60) + "…" : text;
    return "[" + start.replace("\n", "\\n").replace("\r", "\\r") + "]";
  }
}
