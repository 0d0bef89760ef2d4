package dev.portcullis.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.ledger.MergeTotals;
import dev.portcullis.staging.RunMoment;
import dev.portcullis.warehouse.Emptying;
import dev.portcullis.warehouse.LoadMode;
import dev.portcullis.warehouse.Reload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
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
  private static final String USUAL_SEEDS = "1-40";
  private static final int MEMORY = 200;

  @TempDir static Path folder;

  private static final Map<Integer, Trial> TRIALS = new TreeMap<>();
  private static final List<PropertyWarehouse> WAREHOUSES = new ArrayList<>();

  /** What one seed makes; {@code random} goes on where the contract ended. */
  private record Trial(int seed, GeneratedContract generated, Contract contract, Random random) {}

  @BeforeAll
  static void createTables() throws IOException {
    for (int seed : seeds().toArray()) {
      Random random = new Random(seed);
      GeneratedContract generated = GeneratedContract.of("m" + seed, random);
      TRIALS.put(seed, new Trial(seed, generated, read(generated), random));
    }
    WAREHOUSES.add(PropertyWarehouse.duckDb(folder));
    WAREHOUSES.add(PropertyWarehouse.postgres());
    for (PropertyWarehouse each : WAREHOUSES) {
      each.create(
          folder.resolve("migrations"), TRIALS.values().stream().map(Trial::contract).toList());
    }
  }

  @AfterAll
  static void forget() {
    WAREHOUSES.forEach(each -> each.warehouse().close());
    WAREHOUSES.clear();
    TRIALS.clear();
  }

  private static IntStream seeds() {
    String[] ends = System.getProperty("property.seeds", USUAL_SEEDS).split("-", 2);
    return IntStream.rangeClosed(
        Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]));
  }

  private static Contract read(GeneratedContract generated) throws IOException {
    Path file = folder.resolve(generated.table() + ".yaml");
    Files.writeString(file, generated.yaml());
    ContractReading reading = ContractReader.read(file, file.getFileName().toString());
    return reading
        .contract()
        .orElseThrow(() -> new AssertionError(generated.yaml() + reading.problems()));
  }

  @TestFactory
  Stream<DynamicTest> theTableHoldsWhatTheModeSays() {
    return TRIALS.values().stream()
        .map(trial -> DynamicTest.dynamicTest("seed " + trial.seed(), () -> run(trial)));
  }

  private static void run(Trial trial) throws Exception {
    try {
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
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(
          "-Dproperty.seeds=" + trial.seed() + "\n" + trial.generated().yaml() + e, e);
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
    for (PropertyWarehouse each : WAREHOUSES) {
      try (FileGate gate = open(trial, file)) {
        FileReport report =
            new Loader(each.warehouse(), mode, Reload.ON_PURPOSE, Emptying.ON_PURPOSE).load(gate);
        assertEquals(Outcome.LOADED, report.outcome(), () -> report.problems().toString());
        long rows = delivery.rows().size();
        assertEquals(new RowCounts(rows, rows, 0, 0, 0, 0, merged), report.rows());
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
