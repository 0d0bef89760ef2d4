package dev.portcullis.load;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.ledger.LoadEntry;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.staging.RunMoment;
import dev.portcullis.warehouse.Emptying;
import dev.portcullis.warehouse.LoadMode;
import dev.portcullis.warehouse.Reload;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Broken files made by chance under rules that set rows aside: the table holds exactly the sound
 * rows, the quarantine exactly the broken ones, with the bytes that stand in the file; and a replay
 * that changes nothing loads nothing.
 *
 * <p>The seeds are the same in every run; {@code -Dproperty.seeds} names others.
 */
class QuarantinePropertyTest {
  private static final String USUAL_SEEDS = "1-12";
  private static final int MEMORY = 200;

  @TempDir static Path folder;

  private static final Map<Integer, Trial> TRIALS = new TreeMap<>();
  private static final List<PropertyWarehouse> WAREHOUSES = new ArrayList<>();

  private record Trial(int seed, GeneratedContract generated, Contract contract, Random random) {}

  @BeforeAll
  static void createTables() throws IOException {
    String[] ends = System.getProperty("property.seeds", USUAL_SEEDS).split("-", 2);
    int last = Integer.parseInt(ends[ends.length - 1]);
    for (int seed : IntStream.rangeClosed(Integer.parseInt(ends[0]), last).toArray()) {
      Random random = new Random(seed);
      GeneratedContract generated = GeneratedContract.of("t" + seed, random);
      Path file = folder.resolve(generated.table() + ".yaml");
      Files.writeString(file, generated.yaml());
      Contract contract = ContractReader.read(file, file.toString()).contract().orElseThrow();
      TRIALS.put(
          seed,
          new Trial(
              seed,
              generated,
              contract.with(contract.file().with(FileFormat.OnMalformed.DROP)),
              random));
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

  @TestFactory
  Stream<DynamicTest> whatIsBrokenIsKeptAndTheRestIsLoaded() {
    return TRIALS.values().stream()
        .map(trial -> DynamicTest.dynamicTest("seed " + trial.seed(), () -> run(trial)));
  }

  private static void run(Trial trial) throws Exception {
    GeneratedDelivery clean = GeneratedDelivery.of(trial.generated(), trial.random());
    if (clean.rows().isEmpty()) {
      return;
    }
    try {
      Breakage breakage = Breakage.of(clean, trial.random());
      Path file = folder.resolve(trial.generated().table() + ".csv");
      List<Long> firstLines = clean.with(breakage.rows()).write(file, trial.random());
      for (PropertyWarehouse each : WAREHOUSES) {
        FileReport report = load(each, trial, file);
        assertRows(report, breakage);
        assertTable(each, trial, breakage);
        assertKept(each, trial, file, breakage, firstLines);
        assertReplay(each, trial, report, breakage);
      }
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(
          "-Dproperty.seeds=" + trial.seed() + "\n" + trial.generated().yaml() + e, e);
    }
  }

  private static FileReport load(PropertyWarehouse target, Trial trial, Path file) {
    RuleBook rules = RuleBook.of(trial.contract()).settingAside();
    try (FileGate gate =
        FileGate.open(
            trial.contract(), rules, new Delivery.OfFile(file), file.toString(), settings())) {
      return new Loader(target.warehouse(), LoadMode.APPEND, Reload.NEVER, Emptying.REFUSE)
          .load(gate);
    }
  }

  private static GateSettings settings() {
    return new GateSettings(MEMORY, RunMoment.now(Clock.systemUTC()), Progress.NONE);
  }

  private static void assertRows(FileReport report, Breakage breakage) {
    long rows = breakage.rows().size();
    long broken = breakage.broken().size();
    assertEquals(Outcome.LOADED, report.outcome(), () -> report.problems().toString());
    assertEquals(
        new RowCounts(rows, rows - broken, broken, 0, broken, 0, Optional.empty()), report.rows());
  }

  private static void assertTable(PropertyWarehouse target, Trial trial, Breakage breakage)
      throws SQLException {
    List<List<@Nullable String>> expected =
        IntStream.range(0, breakage.rows().size())
            .filter(row -> !breakage.broken().containsKey(row))
            .mapToObj(row -> breakage.rows().get(row).stored())
            .toList();
    List<List<@Nullable String>> actual =
        TableContents.of(target.url(), target.warehouse().dialect(), trial.generated());
    assertEquals("", TableContents.difference(expected, actual), target.warehouse().target());
  }

  private static void assertKept(
      PropertyWarehouse target, Trial trial, Path file, Breakage breakage, List<Long> firstLines)
      throws IOException, SQLException {
    boolean isDuckDb = target.warehouse().dialect().name().equals("duckdb");
    List<List<@Nullable String>> kept =
        TableContents.query(
            target.url(),
            "SELECT line, byte_offset, "
                + (isDuckDb ? "lower(hex(record))" : "encode(record, 'hex')")
                + " FROM portcullis.quarantine WHERE table_name LIKE '%."
                + trial.generated().table()
                + "' ORDER BY byte_offset");
    List<String> lines =
        breakage.broken().keySet().stream()
            .map(row -> String.valueOf(firstLines.get(row)))
            .toList();
    assertEquals(lines, kept.stream().map(row -> row.get(0)).toList());
    byte[] delivered = unpacked(Files.readAllBytes(file));
    for (List<@Nullable String> row : kept) {
      byte[] record = HexFormat.of().parseHex(String.valueOf(row.get(2)));
      int offset = Integer.parseInt(String.valueOf(row.get(1)));
      assertArrayEquals(Arrays.copyOfRange(delivered, offset, offset + record.length), record);
    }
  }

  private static byte[] unpacked(byte[] bytes) throws IOException {
    boolean packed = bytes.length > 1 && bytes[0] == 0x1f && (bytes[1] & 0xFF) == 0x8b;
    if (!packed) {
      return bytes;
    }
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return in.readAllBytes();
    }
  }

  private static void assertReplay(
      PropertyWarehouse target, Trial trial, FileReport report, Breakage breakage)
      throws SQLException {
    LoadEntry entry = target.warehouse().run(report.runId()).run().orElseThrow().entry();
    FileReport replayed =
        new Replayer(
                target.warehouse(), entry, entry.file().header().orElseThrow(), LoadMode.APPEND)
            .replay(trial.contract(), Optional.empty(), settings())
            .orElseThrow();
    long broken = breakage.broken().size();
    assertEquals(Outcome.LOADED, replayed.outcome(), () -> replayed.problems().toString());
    assertEquals(new RowCounts(broken, 0, broken, 0, broken, 0, Optional.empty()), replayed.rows());
    assertTable(target, trial, breakage);
  }
}
