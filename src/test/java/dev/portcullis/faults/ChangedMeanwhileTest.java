package dev.portcullis.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.cli.ChildProgram;
import dev.portcullis.cli.ChildProgram.Ended;
import dev.portcullis.cli.ChildProgram.Running;
import dev.portcullis.cli.TargetTable;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a load reads is changed while it runs: it goes by what it read, or it loads nothing. */
class ChangedMeanwhileTest {
  @TempDir Path folder;

  private Orders orders;
  private TargetTable target;

  @BeforeEach
  void loadedBefore() throws IOException {
    orders = Orders.in(folder, 2_000);
    target = orders.loadedBefore(TargetTable.newIn(Engine.POSTGRES_18, folder));
  }

  @Test
  void aContractThatIsEditedCountsForTheNextLoad() throws Exception {
    byte[] read = Files.readAllBytes(folder.resolve("contract.yaml"));

    Ended ended =
        loadWhile(() -> Files.writeString(folder.resolve("contract.yaml"), "name: other\n"));

    assertEquals(0, ended.exitCode(), ended.said());
    orders.assertLoadedOnce(target);
    String sha256 = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(read));
    assertEquals(
        List.of("orders " + sha256),
        target.ask(
            "SELECT contract_name || ' ' || contract_sha256 FROM portcullis.loads"
                + " WHERE file_name = 'big.csv'"));
  }

  /** The records of the quarantine are read again; they must be those that were judged. */
  @Test
  void aDataFileThatIsEditedIsRefused() throws Exception {
    byte[] delivered = Files.readAllBytes(folder.resolve("big.csv"));
    byte[] other =
        new String(delivered, StandardCharsets.UTF_8)
            .replace("of many", "of none")
            .getBytes(StandardCharsets.UTF_8);

    Ended ended = loadWhile(() -> Files.write(folder.resolve("big.csv"), other));

    assertEquals(1, ended.exitCode(), ended.said());
    assertTrue(ended.said().contains("it changed while it was read. [P316]"), ended.said());
    orders.assertAsBefore(target);
    orders.load(target.url()).expect(0);
    orders.assertLoadedOnce(target);
  }

  @Test
  void aDataFileThatIsCutShortIsRefused() throws Exception {
    Ended ended =
        loadWhile(
            () ->
                Files.write(
                    folder.resolve("big.csv"), new byte[10], StandardOpenOption.TRUNCATE_EXISTING));

    assertEquals(1, ended.exitCode(), ended.said());
    assertTrue(ended.said().contains("it changed while it was read. [P316]"), ended.said());
    orders.assertAsBefore(target);
  }

  /** An inbox may be emptied as soon as the rows are committed. */
  @Test
  void aDataFileThatGoesAwayAfterTheCommitIsLoaded() throws Exception {
    AtomicBoolean isCommit = new AtomicBoolean();
    FaultyWire.Fault removes =
        (message, link) -> {
          if (message.isCommit() && isCommit.compareAndSet(false, true)) {
            Files.delete(folder.resolve("big.csv"));
          }
        };
    try (FaultyWire wire = FaultyWire.before(target.url(), removes)) {
      orders.load(wire.url()).expect(0).says("ok big.csv: loaded 1,800 rows").says("P316");
    }
    orders.assertLoadedOnce(target);
  }

  /** What is done to a file. */
  @FunctionalInterface
  private interface Change {
    void make() throws IOException;
  }

  /** The load stands before its first row, with the file judged, when the change is made. */
  private Ended loadWhile(Change change) throws Exception {
    try (Connection other = target.connect();
        Statement statement = other.createStatement()) {
      other.setAutoCommit(false);
      statement.execute("LOCK TABLE orders IN SHARE MODE");
      Running running =
          ChildProgram.in(folder)
              .start(
                  "load",
                  "--migrate",
                  "never",
                  "--wait",
                  "60",
                  "--url",
                  target.url(),
                  "contract.yaml",
                  "big.csv");
      Waits.untilALoadWaits(target);
      change.make();
      other.rollback();
      return running.end();
    }
  }
}
