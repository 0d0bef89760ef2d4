package dev.portcullis.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.cli.ChildProgram.Ended;
import dev.portcullis.cli.ChildProgram.Running;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A load that is killed leaves the target as it was, and the next run of the file loads exactly its
 * rows (handed case 69).
 */
class KilledLoadTest {

  private static final int ROWS = 300_000;
  private static final String CONTRACT =
      """
      name: big_moves
      columns:
        - {name: id, type: int, required: true, unique: true}
        - {name: what, type: string}
        - {name: amount, type: "decimal(10,2)", min: 0}
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(names = {"DUCKDB", "POSTGRES_18"})
  void nothingIsLeftOfAKilledLoad(Engine engine) throws Exception {
    writeFiles();
    TargetTable target = TargetTable.newIn(engine, folder);
    assertDone(load("auto", target, "before.csv").end());
    long seed = System.nanoTime();
    System.out.println("moments of the kills on " + engine + " by seed " + seed);
    Random random = new Random(seed);

    killAfter(() -> true, random.nextInt(1500), target);
    killAfter(() -> isInserting(target), random.nextInt(50), target);
    killAfter(() -> isInserting(target), random.nextInt(300), target);
    ChildProgram.in(folder).letTimePass();
    assertDone(load("never", target, "big.csv").end());

    assertEquals(ROWS + 2, target.count("SELECT count(*) FROM big_moves"));
    assertEquals(ROWS, target.count("SELECT count(DISTINCT id) FROM big_moves WHERE id > 0"));
    assertEquals(
        List.of("before.csv", "big.csv"),
        target.ask("SELECT file_name FROM portcullis.loads ORDER BY finished_at"));
    assertEquals(List.of(), ChildProgram.in(folder).leftovers());
  }

  /** Kills a load some time after it has come to a point. */
  private void killAfter(BooleanSupplier point, int millis, TargetTable target)
      throws IOException, InterruptedException, SQLException {
    Running running = load("never", target, "big.csv");
    while (running.process().isAlive() && !point.getAsBoolean()) {
      Thread.sleep(20);
    }
    Thread.sleep(millis);
    Ended ended = running.kill();

    // It may have committed before the kill; then all of its rows are there.
    if (target.count("SELECT count(*) FROM portcullis.loads") == 2) {
      startAgain(target);
    }
    assertEquals(2, target.count("SELECT count(*) FROM big_moves"), ended.said());
    assertEquals(3, -target.count("SELECT sum(id) FROM big_moves"));
    assertEquals(List.of("before.csv"), target.ask("SELECT file_name FROM portcullis.loads"));
  }

  /** The load was faster than the kill: its rows are taken out, for the next one to have a turn. */
  private static void startAgain(TargetTable target) throws SQLException {
    assertEquals(ROWS + 2, target.count("SELECT count(*) FROM big_moves"));
    try (Connection connection = target.connect();
        Statement statement = connection.createStatement()) {
      statement.execute("DELETE FROM big_moves WHERE id > 0");
      statement.execute("DELETE FROM portcullis.loads WHERE file_name = 'big.csv'");
    }
  }

  /** Whether rows are on their way into the table. */
  private boolean isInserting(TargetTable target) {
    try {
      return target.engine() == Engine.DUCKDB
          ? Files.size(folder.resolve("warehouse.duckdb")) > 4 << 20
          : target.count(
                  "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
                      + " AND state = 'active' AND query LIKE 'COPY %'")
              > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private Running load(String migrate, TargetTable target, String file) throws IOException {
    return ChildProgram.in(folder)
        .start(
            "load",
            "--migrate",
            migrate,
            "--wait",
            "30",
            "--url",
            target.url(),
            "contract.yaml",
            file);
  }

  private void writeFiles() throws IOException {
    Files.writeString(folder.resolve("contract.yaml"), CONTRACT);
    Files.writeString(folder.resolve("before.csv"), "id,what,amount\n-1,a,1\n-2,b,2\n");
    try (Writer big = Files.newBufferedWriter(folder.resolve("big.csv"))) {
      big.write("id,what,amount\n");
      for (int id = 1; id <= ROWS; id++) {
        big.write(id + ",move " + id + " of many," + id + ".25\n");
      }
    }
  }

  private static void assertDone(Ended ended) {
    assertEquals(0, ended.exitCode(), ended.said());
  }
}
