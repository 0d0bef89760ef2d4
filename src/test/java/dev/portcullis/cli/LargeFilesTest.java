package dev.portcullis.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.cli.ChildProgram.Ended;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The verdict on a row does not depend on how many came before it (handed case 76). */
class LargeFilesTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(names = {"DUCKDB", "POSTGRES_18"})
  void lateRowsAreJudgedLikeEarlyOnes(Engine engine) throws Exception {
    Files.writeString(
        folder.resolve("contract.yaml"),
        """
        name: counter_log
        columns:
          - {name: id, type: int, required: true, unique: true}
          - {name: n, type: int, required: true}
          - {name: d, type: date, required: true}
        """);
    try (Writer file = Files.newBufferedWriter(folder.resolve("late.csv"))) {
      file.write("id,n,d\n");
      for (int id = 1; id <= 30_000; id++) {
        file.write(id + "," + id + ",2026-01-01\n");
      }
      file.write("30001,1.5,2026-01-02\n30002,007,2026-01-03\n30003,4,2026-01-04 23:59:59\n");
    }
    TargetTable target = TargetTable.newIn(engine, folder);

    Ended ended =
        ChildProgram.in(folder)
            .run("load", "--migrate", "auto", "--url", target.url(), "contract.yaml", "late.csv");

    assertEquals(1, ended.exitCode(), ended.said());
    assertSaid(ended, "BREACH late.csv: n.type: 1 row, line 30002: `1.5` is not an int");
    assertSaid(ended, "BREACH late.csv: d.type: 1 row, line 30004: `2026-01-04 23:59:59` is not");
    assertSaid(ended, "refused: 2 of 30,003 rows break the contract");
    assertEquals(0, target.count("SELECT count(*) FROM counter_log"));
  }

  @Test
  void aMillionBadRowsAreCountedInLittleMemory() throws IOException, InterruptedException {
    Files.writeString(
        folder.resolve("contract.yaml"),
        """
        name: counter_log
        columns:
          - {name: n, type: int, required: true, unique: true}
          - {name: d, type: date, required: true}
        """);
    try (Writer file = Files.newBufferedWriter(folder.resolve("bad.csv"))) {
      file.write("n,d\n");
      for (int row = 0; row < 1_000_000; row++) {
        file.write("x,\n");
      }
    }

    Ended ended =
        ChildProgram.in(folder)
            .withJava("-Xmx48m")
            .run("check", "--report", "r.json", "contract.yaml", "bad.csv");

    assertEquals(1, ended.exitCode(), ended.said());
    assertSaid(ended, "n.type: 1,000,000 rows, lines 2, 3, 4, 5, 6, …: `x` is not an int");
    assertSaid(ended, "d.required: 1,000,000 rows");
    assertTrue(Files.size(folder.resolve("r.json")) < 100_000, "the samples are bounded");
  }

  private static void assertSaid(Ended ended, String text) {
    assertTrue(ended.said().contains(text), ended.said());
  }
}
