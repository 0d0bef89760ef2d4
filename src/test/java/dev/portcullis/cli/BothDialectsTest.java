package dev.portcullis.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.testkit.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands that write files for all dialects at once, from a folder of contracts. */
class BothDialectsTest {
  @TempDir Path directory;

  @Test
  void whatIsSaidOfTheContractIsSaidOnce() throws IOException {
    write("  - {name: id, type: int}\n  - {name: old, type: int}\n");
    run("migrate", "contracts");
    write("  - {name: id, type: int}\n");

    String out = run("migrate", "contracts").out();

    assertEquals(2, out.split("P505", -1).length, out);
  }

  @Test
  void whatToRunIsSaidOnceForEachDialect() throws IOException {
    write("  - {name: id, type: int}\n");

    String out = run("migrate", "contracts", "--check").out();

    assertEquals(7, out.split("P501", -1).length, out);
    assertEquals(3, out.split("hint: Run ", -1).length, out);
  }

  @Test
  void ddlTakesFoldersToo() throws IOException {
    write("  - {name: id, type: int}\n");

    assertEquals(0, run("ddl", "contracts").exitCode());
    assertEquals("up to date\n", run("ddl", "contracts", "--check").out());
  }

  private void write(String columns) throws IOException {
    Files.createDirectories(directory.resolve("contracts"));
    Files.writeString(
        directory.resolve("contracts").resolve("items.yaml"), "name: items\ncolumns:\n" + columns);
  }

  private CommandRun run(String... arguments) {
    return CommandRun.of(Main::run, List.of(arguments), directory, Map.of());
  }
}
