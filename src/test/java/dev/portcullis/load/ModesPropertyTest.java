package dev.portcullis.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.ledger.MergeTotals;
import dev.portcullis.ledger.RowTotals;
import dev.portcullis.load.PropertyTrials.Trial;
import dev.portcullis.staging.RunMoment;
import dev.portcullis.warehouse.Emptying;
import dev.portcullis.warehouse.LoadMode;
import dev.portcullis.warehouse.Reload;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files made by chance replace one another and are merged; what the table must hold afterwards, and
 * how many rows were added, changed and the same, is worked out here.
 *
 * <p>The seeds are the same in every run; {@code -Dproperty.seeds=1000-1999} runs others.
 */
class ModesPropertyTest {
  private static final String USUAL_SEEDS = "1-18";
  private static final int MEMORY = 200;

  @TempDir static Path folder;

  private static @Nullable PropertyTrials made;

  @BeforeAll
  static void createTables() throws IOException {
    made = PropertyTrials.create(folder, "m", USUAL_SEEDS, UnaryOperator.identity());
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
  Stream<DynamicTest> theTableHoldsWhatTheModeSays() {
    return trials().tests(ModesPropertyTest::run);
  }

  private static void run(Trial trial) throws Exception {
    GeneratedDelivery first = GeneratedDelivery.of(trial.generated(), trial.random());
    GeneratedDelivery second = GeneratedDelivery.of(trial.generated(), trial.random());
    load(trial, first, LoadMode.APPEND, stored(first), Optional.empty());
    load(trial, second, LoadMode.OVERWRITE, stored(second), Optional.empty());
    if (trial.generated().key().primary()) {
      GeneratedDelivery other = GeneratedDelivery.of(trial.generated(), trial.random());
      GeneratedMerge merge = GeneratedMerge.of(second, other, trial.random());
      long unchanged = merge.delivery().rows().size() - merge.inserted() - merge.updated();
      MergeTotals totals = new MergeTotals(merge.inserted(), merge.updated(), unchanged);
      load(trial, merge.delivery(), LoadMode.MERGE, merge.expected(), Optional.of(totals));
    }
  }

  private static List<List<@Nullable String>> stored(GeneratedDelivery delivery) {
    return delivery.rows().stream().map(GeneratedRow::stored).map(GeneratedMerge::plain).toList();
  }

  private static void load(
      Trial trial,
      GeneratedDelivery delivery,
      LoadMode mode,
      List<List<@Nullable String>> expected,
      Optional<MergeTotals> merged)
      throws IOException, SQLException {
    Path file = folder.resolve(trial.generated().table() + "-" + mode.word() + ".csv");
    delivery.write(file, trial.random());
    for (PropertyWarehouse each : trials().warehouses()) {
      try (FileGate gate = open(trial, file)) {
        FileReport report =
            new Loader(each.warehouse(), mode, Reload.ON_PURPOSE, Emptying.ON_PURPOSE).load(gate);
        assertEquals(Outcome.LOADED, report.outcome(), () -> report.problems().toString());
        long rows = delivery.rows().size();
        assertEquals(new RowTotals(rows, rows, 0, 0, 0, 0, merged), report.rows());
      }
      assertEquals("", difference(each, trial, expected), mode + " " + each.warehouse().target());
    }
  }

  private static FileGate open(Trial trial, Path file) {
    return FileGate.open(
        trial.contract(),
        file,
        file.getFileName().toString(),
        new GateSettings(MEMORY, RunMoment.now(Clock.systemUTC()), Progress.NONE));
  }

  private static String difference(
      PropertyWarehouse target, Trial trial, List<List<@Nullable String>> expected)
      throws SQLException {
    List<List<@Nullable String>> actual =
        TableContents.of(target.url(), target.warehouse().dialect(), trial.generated());
    return TableContents.difference(expected, actual.stream().map(GeneratedMerge::plain).toList());
  }
}
