package dev.portcullis.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A version of a contract that comes through a pipe, as from {@code git show}. */
class PipedContractTest {
  private static final String OLD =
      "name: orders\nversion: 1.0.0\ncolumns:\n  - {name: id, type: int}\n";

  private static final String OLD_JSON =
      """
      {"contract_name": "orders", "version": "1.0.0",
       "columns": [{"name": "id", "type": "integer"}]}
      """;

  @TempDir Path directory;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(
        directory.resolve("orders.yaml"),
        "name: orders\nversion: 1.0.1\ncolumns:\n  - {name: id, type: int, min: 1}\n");
  }

  @Test
  void theOldVersionComesFromTheStandardInput() {
    assertEquals("exit 0: needs a data check: table `orders`", diff(OLD, "-", "orders.yaml"));
    assertTrue(all(OLD, "-", "orders.yaml").contains("<stdin>"));
  }

  @Test
  void whatHasNoNameIsKnownAsJson() {
    assertEquals("exit 0: needs a data check: table `orders`", diff(OLD_JSON, "-", "orders.yaml"));
  }

  @Test
  void aFaultIsToldWithItsLine() {
    String broken = OLD.replace("int", "number");
    String told = all(broken, "-", "orders.yaml");
    assertTrue(told.contains("error P201"), told);
    assertTrue(told.contains("<stdin>:4:22"), told);
    assertTrue(all("", "-", "orders.yaml").startsWith("exit 3: error P"));
  }

  @Test
  void bothCannotComeFromThere() {
    assertEquals(
        "exit 2: error: Both versions cannot come through the standard input.",
        diff(OLD, "-", "-"));
  }

  @Test
  void aNamedPipeIsReadToItsEnd() throws Exception {
    Path pipe = directory.resolve("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    CompletableFuture<Void> writer =
        CompletableFuture.runAsync(
            () -> {
              try {
                Files.writeString(pipe, OLD);
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
    assertEquals("exit 0: needs a data check: table `orders`", diff("", "pipe", "orders.yaml"));
    writer.join();
  }

  private String diff(String in, String before, String after) {
    return all(in, before, after).lines().findFirst().orElse("");
  }

  private String all(String in, String before, String after) {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(told, true, StandardCharsets.UTF_8);
    int code =
        Main.run(
            new String[] {"diff", before, after},
            new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)),
            stream,
            stream,
            directory,
            Map.of());
    return "exit " + code + ": " + told.toString(StandardCharsets.UTF_8);
  }
}
