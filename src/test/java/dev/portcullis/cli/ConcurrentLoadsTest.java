package dev.portcullis.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.cli.ChildProgram.Ended;
import dev.portcullis.cli.ChildProgram.Running;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Two loads of one table never mix: the second one waits, or is told who holds the table. */
class ConcurrentLoadsTest {

  private static final int ROWS = 40_000;

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
    Files.writeString(folder.resolve("setup.csv"), "k,src\n-1,setup\n");
    Files.writeString(folder.resolve("first.csv"), rows("first", 0));
    Files.writeString(folder.resolve("second.csv"), rows("second", ROWS));
    Files.writeString(folder.resolve("clash.csv"), rows("clash", ROWS / 2));
  }

  @ParameterizedTest
  @EnumSource(names = {"DUCKDB", "POSTGRES_18"})
  void theSecondWaitsForTheFirst(Engine engine) throws Exception {
    TargetTable target = loaded(engine);

    Running first = load(target, "60", "first.csv");
    Running second = load(target, "60", "second.csv");

    assertDone(first.end());
    assertDone(second.end());
    assertEquals(
        List.of("first " + ROWS, "second " + ROWS, "setup 1"),
        target.ask("SELECT src || ' ' || count(*) FROM snapshot GROUP BY src ORDER BY src"));
    assertEquals(3, target.count("SELECT count(*) FROM portcullis.loads"));
  }

  @ParameterizedTest
  @EnumSource(names = {"DUCKDB", "POSTGRES_18"})
  void ofTwoThatShareKeysOneIsWholeAndOneIsRefused(Engine engine) throws Exception {
    TargetTable target = loaded(engine);

    Running first = load(target, "60", "first.csv");
    Running clash = load(target, "60", "clash.csv");
    List<Integer> codes = List.of(first.end().exitCode(), clash.end().exitCode());

    assertEquals(List.of(0, 1), codes.stream().sorted().toList());
    assertEquals(
        List.of((codes.get(0) == 0 ? "first " : "clash ") + ROWS),
        target.ask("SELECT src || ' ' || count(*) FROM snapshot WHERE k >= 0 GROUP BY src"));
    assertEquals(2, target.count("SELECT count(*) FROM portcullis.loads WHERE outcome = 'loaded'"));
  }

  @ParameterizedTest
  @EnumSource(names = {"DUCKDB", "POSTGRES_18"})
  void ofTwoRunsOfOneFileOneLoadsAndOneSkips(Engine engine) throws Exception {
    TargetTable target = loaded(engine);

    Running one = load(target, "60", "first.csv");
    Running other = load(target, "60", "first.csv");
    List<Ended> ended = List.of(one.end(), other.end());

    ended.forEach(ConcurrentLoadsTest::assertDone);
    assertEquals(1, ended.stream().filter(run -> run.said().contains("skipped first.csv")).count());
    assertEquals(ROWS + 1, target.count("SELECT count(*) FROM snapshot"));
  }

  @Test
  void onPostgresTheLoadThatHoldsTheTableIsNamed() throws Exception {
    TargetTable target = loaded(Engine.POSTGRES_18);
    try (Connection reader = target.connect();
        Statement statement = reader.createStatement()) {
      reader.setAutoCommit(false);
      // A backup that reads: the first load has begun and stands at its first row.
      statement.execute("LOCK TABLE snapshot IN SHARE MODE");
      Running first = load(target, "60", "first.csv");
      String holder = awaitBlockedLoad(target);

      Ended second = load(target, "0", "second.csv").end();

      assertEquals(4, second.exitCode(), second.said());
      assertTrue(second.said().contains("server process " + holder), second.said());
      assertTrue(second.said().contains("P408"), second.said());
      reader.rollback();
      assertDone(first.end());
    }
    assertEquals(
        List.of("first", "setup"), target.ask("SELECT DISTINCT src FROM snapshot ORDER BY src"));
  }

  @Test
  void onDuckDbTheProcessThatHoldsTheFileIsNamed() throws Exception {
    TargetTable target = loaded(Engine.DUCKDB);
    Running waiting;
    try (Connection holder = target.connect()) {
      waiting = load(target, "60", "first.csv");

      Ended impatient = load(target, "0", "second.csv").end();

      assertTrue(holder.isValid(1));
      assertEquals(4, impatient.exitCode(), impatient.said());
      String process = "process " + ProcessHandle.current().pid();
      assertTrue(impatient.said().contains(process), impatient.said());
      assertTrue(impatient.said().contains("P408"), impatient.said());
      assertTrue(waiting.process().isAlive());
    }
    assertDone(waiting.end());
    assertEquals(ROWS + 1, target.count("SELECT count(*) FROM snapshot"));
  }

  private TargetTable loaded(Engine engine) throws IOException, InterruptedException {
    TargetTable target = TargetTable.newIn(engine, folder);
    assertDone(
        ChildProgram.in(folder)
            .run("load", "--migrate", "auto", "--url", target.url(), "contract.yaml", "setup.csv"));
    return target;
  }

  private Running load(TargetTable target, String wait, String file) throws IOException {
    return ChildProgram.in(folder)
        .start(
            "load",
            "--migrate",
            "auto",
            "--wait",
            wait,
            "--url",
            target.url(),
            "contract.yaml",
            file);
  }

  /** Waits until a load waits for the table, and returns its server process. */
  private static String awaitBlockedLoad(TargetTable target)
      throws SQLException, InterruptedException {
    for (int tries = 0; tries < 600; tries++) {
      List<String> waiting =
          target.ask(
              "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
                  + " AND application_name LIKE 'portcullis %' AND wait_event_type = 'Lock'");
      if (!waiting.isEmpty()) {
        return waiting.get(0);
      }
      Thread.sleep(50);
    }
    throw new AssertionError("no load came to the table");
  }

  private static void assertDone(Ended ended) {
    assertEquals(0, ended.exitCode(), ended.said());
  }

  private static String rows(String source, int from) {
    return IntStream.range(from, from + ROWS)
        .mapToObj(key -> key + "," + source + "\n")
        .collect(Collectors.joining("", "k,src\n", ""));
  }
}
