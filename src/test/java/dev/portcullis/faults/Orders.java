package dev.portcullis.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.cli.TargetTable;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * A delivery for faults: a contract that sets rows aside, a small file that was loaded before, and
 * a big one in which every tenth row goes into quarantine.
 */
record Orders(Path folder, int rows) {
  private static final String CONTRACT =
      """
      name: orders
      columns:
        - {name: id, type: int, required: true, unique: true}
        - {name: what, type: string}
        - {name: amount, type: "decimal(10,2)", min: 0, on_violation: drop}
      """;

  /** Writes the files. */
  static Orders in(Path folder, int rows) throws IOException {
    Files.writeString(folder.resolve("contract.yaml"), CONTRACT);
    Files.writeString(folder.resolve("before.csv"), "id,what,amount\n-1,a,1\n-2,b,2\n");
    try (Writer big = Files.newBufferedWriter(folder.resolve("big.csv"))) {
      big.write("id,what,amount\n");
      for (int id = 1; id <= rows; id++) {
        big.write(id + ",order " + id + " of many," + (id % 10 == 0 ? "-" : "") + id + ".25\n");
      }
    }
    return new Orders(folder, rows);
  }

  /** The table with the small file in it. */
  TargetTable loadedBefore(TargetTable target) {
    new InProcess(folder)
        .run("load", "--migrate", "auto", "--url", target.url(), "contract.yaml", "before.csv")
        .expect(0);
    return target;
  }

  InProcess.Ended load(String url, String... more) {
    List<String> arguments = new java.util.ArrayList<>(List.of("load", "--migrate", "never"));
    arguments.addAll(List.of(more));
    arguments.addAll(List.of("--url", url, "contract.yaml", "big.csv"));
    return new InProcess(folder).run(arguments.toArray(String[]::new));
  }

  /** Takes the big file out by hand, as if it had never been loaded. */
  void takeOut(TargetTable target) throws SQLException {
    try (Connection connection = target.connect();
        Statement statement = connection.createStatement()) {
      statement.execute("DELETE FROM orders WHERE id > 0");
      statement.execute("DELETE FROM portcullis.quarantine");
      statement.execute("DELETE FROM portcullis.loads WHERE file_name = 'big.csv'");
    }
  }

  /** Nothing of the big file is in the target. */
  void assertAsBefore(TargetTable target) throws SQLException {
    assertEquals(List.of("-2", "-1"), target.ask("SELECT id FROM orders ORDER BY id"));
    assertEquals(0, target.count("SELECT count(*) FROM portcullis.quarantine"));
    assertEquals(
        List.of("before.csv"),
        target.ask("SELECT file_name FROM portcullis.loads WHERE outcome = 'loaded'"));
  }

  /** Every row of the big file is in the target, once: in the table, or in quarantine. */
  void assertLoadedOnce(TargetTable target) throws SQLException {
    int quarantined = rows / 10;
    assertEquals(
        List.of(rows - quarantined + " " + (rows - quarantined)),
        target.ask("SELECT count(*) || ' ' || count(DISTINCT id) FROM orders WHERE id > 0"));
    assertEquals(
        List.of(quarantined + " " + quarantined),
        target.ask(
            "SELECT count(*) || ' ' || count(DISTINCT byte_offset) FROM portcullis.quarantine"));
    assertEquals(
        List.of("before.csv", "big.csv"),
        target.ask(
            "SELECT file_name FROM portcullis.loads WHERE outcome = 'loaded' ORDER BY finished_at"));
  }
}
