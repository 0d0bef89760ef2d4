package dev.portcullis.load;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.ledger.LoadEntry;
import dev.portcullis.ledger.RowTotals;
import dev.portcullis.load.PropertyTrials.Trial;
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
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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

  private static @Nullable PropertyTrials made;

  @BeforeAll
  static void createTables() throws IOException {
    made = PropertyTrials.create(folder, "t", USUAL_SEEDS, QuarantinePropertyTest::takingMalformed);
  }

  @AfterAll
  static void forget() {
    trials().close();
    made = null;
  }

  private static PropertyTrials trials() {
    return Objects.requireNonNull(made);
  }

  private static Contract takingMalformed(Contract contract) {
    return contract.with(contract.file().with(FileFormat.OnMalformed.DROP));
  }

  @TestFactory
  Stream<DynamicTest> whatIsBrokenIsKeptAndTheRestIsLoaded() {
    return trials().tests(QuarantinePropertyTest::run);
  }

  private static void run(Trial trial) throws Exception {
    GeneratedDelivery clean = GeneratedDelivery.of(trial.generated(), trial.random());
    if (clean.rows().isEmpty()) {
      return;
    }
    Breakage breakage = Breakage.of(clean, trial.random());
    Path file = folder.resolve(trial.generated().table() + ".csv");
    List<Long> firstLines = clean.with(breakage.rows()).write(file, trial.random());
    for (PropertyWarehouse each : trials().warehouses()) {
      FileReport report = load(each, trial, file);
      assertRows(report, breakage);
      assertTable(each, trial, breakage);
      assertKept(each, trial, file, breakage, firstLines);
      assertReplay(each, trial, report, breakage);
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
        new RowTotals(rows, rows - broken, broken, 0, broken, 0, Optional.empty()), report.rows());
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
    assertEquals(new RowTotals(broken, 0, broken, 0, broken, 0, Optional.empty()), replayed.rows());
    assertTable(target, trial, breakage);
  }
}
