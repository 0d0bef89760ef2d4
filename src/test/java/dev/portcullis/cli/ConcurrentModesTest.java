package dev.portcullis.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.cli.ChildProgram.Ended;
import dev.portcullis.cli.ChildProgram.Running;
import dev.portcullis.warehouse.Engine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * While a table is overwritten or merged into everybody sees the old rows or the new ones, and
 * never a mix (handed case 71).
 */
class ConcurrentModesTest {

  private static final int ROWS = 5_000;

  @TempDir Path folder;

  @BeforeEach
  void files() throws IOException {
    Files.writeString(
        folder.resolve("contract.yaml"),
        """
        name: snapshot
        columns:
          - {name: k, type: int, required: true}
          - {name: src, type: string, required: true}
        primary_key: [k]
        """);
    Files.writeString(folder.resolve("first.csv"), rows("first", ROWS));
    Files.writeString(folder.resolve("second.csv"), rows("second", ROWS / 2));
  }

  /** A reader that waited for a load would see it too, but then no state twice. */
  @ParameterizedTest
  @CsvSource({"overwrite,second 2500", "merge,'first 2500, second 2500'"})
  void readersOfPostgresSeeOneStateAndNeverWait(String mode, String other) throws Exception {
    TargetTable target = loaded(Engine.POSTGRES_18);
    Set<String> seen = new ConcurrentSkipListSet<>();
    AtomicBoolean ended = new AtomicBoolean();
    ExecutorService threads = Executors.newCachedThreadPool();
    try {
      Future<Integer> one = threads.submit(() -> read(target, seen, ended));
      Future<Integer> two = threads.submit(() -> read(target, seen, ended));
      for (int load = 0; load < 6; load++) {
        load(target, mode, load % 2 == 0 ? "second.csv" : "first.csv");
      }
      ended.set(true);
      assertTrue(one.get() > 6 && two.get() > 6, "readers waited");
    } finally {
      ended.set(true);
      threads.shutdownNow();
    }

    assertEquals(Set.of("first " + ROWS, other), seen);
  }

  /** No lock of a reader stands between the rows that go and those that come. */
  @Test
  void aReaderThatHoldsItsTableDoesNotHinderAnOverwrite() throws Exception {
    TargetTable target = loaded(Engine.POSTGRES_18);
    try (Connection reader = target.connect();
        Statement statement = reader.createStatement()) {
      reader.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      reader.setAutoCommit(false);
      assertEquals("first " + ROWS, content(statement));

      load(target, "overwrite", "second.csv");

      assertEquals("first " + ROWS, content(statement));
      reader.rollback();
      assertEquals("second " + ROWS / 2, content(statement));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"DUCKDB", "POSTGRES_15", "POSTGRES_18"})
  void ofTwoOverwritesAtOnceTheTableIsOne(Engine engine) throws Exception {
    TargetTable target = loaded(engine);

    Running one = start(target, "overwrite", "first.csv");
    Running other = start(target, "overwrite", "second.csv");
    List<Ended> ended = List.of(one.end(), other.end());

    ended.forEach(run -> assertEquals(0, run.exitCode(), run.said()));
    List<String> last =
        target.ask("SELECT file_name FROM portcullis.loads ORDER BY finished_at DESC LIMIT 1");
    assertEquals(
        List.of(last.get(0).equals("first.csv") ? "first " + ROWS : "second " + ROWS / 2),
        target.ask("SELECT src || ' ' || count(*) FROM snapshot GROUP BY src"));
  }

  /** Both have all keys of the other, so a merge that did not wait would meet them half way. */
  @ParameterizedTest
  @EnumSource(names = {"DUCKDB", "POSTGRES_15", "POSTGRES_18"})
  void ofTwoMergesAtOnceTheLastOneHoldsAndNoneIsLost(Engine engine) throws Exception {
    Files.writeString(folder.resolve("third.csv"), rows("third", 2 * ROWS));
    Files.writeString(folder.resolve("fourth.csv"), rows("fourth", 2 * ROWS));
    TargetTable target = loaded(engine);

    Running one = start(target, "merge", "third.csv");
    Running other = start(target, "merge", "fourth.csv");
    List<Ended> ended = List.of(one.end(), other.end());

    ended.forEach(run -> assertEquals(0, run.exitCode(), run.said()));
    List<String> last =
        target.ask("SELECT file_name FROM portcullis.loads ORDER BY finished_at DESC LIMIT 1");
    assertEquals(
        List.of(last.get(0).replace(".csv", " ") + 2 * ROWS),
        target.ask("SELECT src || ' ' || count(*) FROM snapshot GROUP BY src"));
    assertEquals(
        List.of(ROWS + " " + ROWS, "0 " + 2 * ROWS),
        target.ask(
            "SELECT rows_inserted || ' ' || rows_updated FROM portcullis.loads"
                + " WHERE mode = 'merge' ORDER BY finished_at"));
  }

  /** A program that knows nothing of our locks waits for the load, or the load for it. */
  @Test
  void rowsThatAnotherProgramWritesMeanwhileAreWholeOrGone() throws Exception {
    TargetTable target = loaded(Engine.POSTGRES_18);
    try (Connection writer = target.connect();
        Statement statement = writer.createStatement()) {
      writer.setAutoCommit(false);
      statement.execute("INSERT INTO snapshot VALUES (-1, 'by hand')");
      Running waiting = start(target, "overwrite", "second.csv");
      awaitWaiting(target);
      statement.execute("INSERT INTO snapshot VALUES (-2, 'by hand')");
      writer.commit();
      Ended ended = waiting.end();
      assertEquals(0, ended.exitCode(), ended.said());
    }

    assertEquals(
        List.of("second " + ROWS / 2),
        target.ask("SELECT src || ' ' || count(*) FROM snapshot GROUP BY src"));
  }

  private TargetTable loaded(Engine engine) throws IOException {
    TargetTable target = TargetTable.newIn(engine, folder);
    run("load", "--migrate", "auto", "--url", target.url(), "contract.yaml", "first.csv");
    return target;
  }

  private void load(TargetTable target, String mode, String file) {
    run("load", "--mode", mode, "--url", target.url(), "contract.yaml", file);
  }

  private void run(String... arguments) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    int code = Main.run(arguments, out, out, folder, Map.of());
    assertEquals(0, code, () -> said.toString(StandardCharsets.UTF_8));
  }

  private Running start(TargetTable target, String mode, String file) throws IOException {
    return ChildProgram.in(folder)
        .start(
            "load",
            "--mode",
            mode,
            "--reload",
            "--wait",
            "60",
            "--url",
            target.url(),
            "contract.yaml",
            file);
  }

  private static int read(TargetTable target, Set<String> seen, AtomicBoolean ended)
      throws SQLException {
    int times = 0;
    try (Connection connection = target.connect();
        Statement statement = connection.createStatement()) {
      while (!ended.get()) {
        seen.add(content(statement));
        times++;
      }
    }
    return times;
  }

  private static String content(Statement statement) throws SQLException {
    try (ResultSet rows =
        statement.executeQuery(
            "SELECT string_agg(src || ' ' || many, ', ' ORDER BY src) FROM"
                + " (SELECT src, count(*) AS many FROM snapshot GROUP BY src) AS counted")) {
      rows.next();
      return String.valueOf(rows.getString(1));
    }
  }

  private static void awaitWaiting(TargetTable target) throws SQLException, InterruptedException {
    for (int tries = 0; tries < 600; tries++) {
      long waiting =
          target.count(
              "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
                  + " AND application_name LIKE 'portcullis %' AND wait_event_type = 'Lock'");
      if (waiting > 0) {
        return;
      }
      Thread.sleep(50);
    }
    throw new AssertionError("no load came to the table");
  }

  private static String rows(String source, int count) {
    return IntStream.range(0, count)
        .mapToObj(key -> key + "," + source + "\n")
        .collect(Collectors.joining("", "k,src\n", ""));
  }
}
