package dev.portcullis.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.file.Place;
import dev.portcullis.file.StructureFinding;
import dev.portcullis.ledger.RowTotals;
import dev.portcullis.load.PropertyTrials.Trial;
import dev.portcullis.problem.Severity;
import dev.portcullis.staging.RunMoment;
import dev.portcullis.warehouse.Emptying;
import dev.portcullis.warehouse.LoadMode;
import dev.portcullis.warehouse.Reload;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Contracts and files made by chance go through the whole load. Of a clean file the table holds
 * exactly what went in; of a broken one nothing, and the report names exactly the broken lines.
 *
 * <p>The seeds are the same in every run. {@code -Dproperty.seeds=17} runs one of them, {@code
 * -Dproperty.seeds=1000-1999} others.
 */
class WholeLoadPropertyTest {
  private static final String USUAL_SEEDS = "1-24";
  private static final int MEMORY = 200;

  @TempDir static Path folder;

  private static @Nullable PropertyTrials made;

  @BeforeAll
  static void createTables() throws IOException {
    made = PropertyTrials.create(folder, "t", USUAL_SEEDS, UnaryOperator.identity());
  }

  @AfterAll
  static void forget() {
    trials().close();
    made = null;
  }

  private static PropertyTrials trials() {
    return Objects.requireNonNull(made);
  }

  @TestFactory
  Stream<DynamicTest> whatGoesInIsWhatTheTableHolds() {
    return trials().tests(WholeLoadPropertyTest::run);
  }

  private static void run(Trial trial) throws Exception {
    GeneratedDelivery clean = GeneratedDelivery.of(trial.generated(), trial.random());
    loadsAll(trial, clean);
    if (!clean.rows().isEmpty()) {
      refusesAll(trial, clean);
    }
  }

  private static void loadsAll(Trial trial, GeneratedDelivery clean)
      throws IOException, SQLException {
    Path file = folder.resolve(trial.generated().table() + ".csv");
    clean.write(file, trial.random());
    // A file without rows is never known.
    boolean known = !clean.rows().isEmpty();
    try (FileGate first = open(trial, file);
        FileGate second = open(trial, file)) {
      assertEquals(List.of(), errors(first.report()));
      for (PropertyWarehouse each : trials().warehouses()) {
        assertOutcome(Outcome.LOADED, load(each, first), clean.rows().size());
        assertHolds(each, clean);
        assertOutcome(known ? Outcome.SKIPPED : Outcome.LOADED, load(each, second), 0);
        assertLedger(each, clean, known ? 1 : 2);
      }
    }
  }

  private static void refusesAll(Trial trial, GeneratedDelivery clean)
      throws IOException, SQLException {
    Breakage breakage = Breakage.of(clean, trial.random());
    Path file = folder.resolve(trial.generated().table() + "-broken.csv");
    List<Long> firstLines = clean.with(breakage.rows()).write(file, trial.random());
    try (FileGate gate = open(trial, file)) {
      assertEquals(breakage.lines(firstLines), reportedLines(gate));
      for (PropertyWarehouse each : trials().warehouses()) {
        FileReport report = load(each, gate);
        int rows = clean.rows().size();
        assertEquals(Outcome.REFUSED, report.outcome());
        assertEquals(
            new RowTotals(rows, 0, 0, rows, breakage.broken().size(), 0, Optional.empty()),
            report.rows());
        // Neither the second load nor this one left anything.
        assertHolds(each, clean);
        assertLedger(each, clean, 1);
      }
    }
  }

  private static FileGate open(Trial trial, Path file) {
    return FileGate.open(
        trial.contract(),
        file,
        file.getFileName().toString(),
        new GateSettings(MEMORY, RunMoment.now(Clock.systemUTC()), Progress.NONE));
  }

  private static FileReport load(PropertyWarehouse target, FileGate gate) {
    return new Loader(target.warehouse(), LoadMode.APPEND, Reload.NEVER, Emptying.REFUSE)
        .load(gate);
  }

  private static List<String> errors(FileReport report) {
    return Stream.concat(
            report.problems().stream()
                .filter(problem -> problem.isError())
                .map(problem -> problem.message()),
            report.brokenRules().stream().map(rule -> rule.rule().id() + rule.samples()))
        .toList();
  }

  private static void assertOutcome(Outcome expected, FileReport report, long rows) {
    assertEquals(expected, report.outcome(), () -> report.problems().toString());
    assertEquals(new RowTotals(rows, rows, 0, 0, 0, 0, Optional.empty()), report.rows());
  }

  private static void assertHolds(PropertyWarehouse target, GeneratedDelivery clean)
      throws SQLException {
    List<List<@Nullable String>> actual =
        TableContents.of(target.url(), target.warehouse().dialect(), clean.contract());
    List<List<@Nullable String>> expected =
        clean.rows().stream().map(GeneratedRow::stored).toList();
    assertEquals("", TableContents.difference(expected, actual), target.warehouse().target());
  }

  private static void assertLedger(PropertyWarehouse target, GeneratedDelivery clean, int loads)
      throws SQLException {
    String schema = target.warehouse().dialect().name().equals("duckdb") ? "main" : "public";
    List<List<@Nullable String>> entries =
        TableContents.query(
            target.url(),
            "SELECT rows_read, rows_loaded, rows_quarantined, rows_refused, rows_warned"
                + " FROM portcullis.loads WHERE table_name = '"
                + schema
                + "."
                + clean.contract().table()
                + "' AND outcome = 'loaded'");
    String rows = String.valueOf(clean.rows().size());
    List<@Nullable String> entry = List.of(rows, rows, "0", "0", "0");
    assertEquals(java.util.Collections.nCopies(loads, entry), entries);
  }

  /** The lines that are reported, by rule or by fault; counts must be those of the lines. */
  private static Map<String, List<Long>> reportedLines(FileGate gate) {
    Map<String, List<Long>> lines = new TreeMap<>();
    for (RuleReport rule : gate.report().brokenRules()) {
      List<Long> found = rule.samples().stream().map(Sample::line).toList();
      assertEquals(rule.violations(), found.size(), rule.rule().id());
      lines.put(rule.rule().id(), found);
    }
    for (StructureFinding finding : gate.probed().structure().findings()) {
      if (finding.fault().severity() == Severity.ERROR) {
        List<Long> found = finding.places().stream().map(Place::line).toList();
        assertEquals(finding.count(), found.size(), finding.fault().name());
        lines.put(finding.fault().name(), found);
      }
    }
    return lines;
  }
}
