package dev.portcullis.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What no scenario can bring about: a fault of the machine below a command. */
class FailuresTest {
  @TempDir Path directory;

  @Test
  void anErrorOfTheMachineIsAFaultOfOursWithItsTrace() {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    int code =
        Main.run(
            new String[] {"schema"},
            new PrintStream(new FullStack(), true, StandardCharsets.UTF_8),
            new PrintStream(told, true, StandardCharsets.UTF_8),
            directory,
            Map.of());
    String text = told.toString(StandardCharsets.UTF_8);
    assertEquals(ExitCode.BUG, code);
    assertTrue(text.startsWith("This is a fault of Portcullis."), text);
    assertTrue(text.contains("java.lang.StackOverflowError: deep"), text);
    assertTrue(text.contains("at dev.portcullis.cli.SchemaCommand"), text);
  }

  private static final class FullStack extends OutputStream {
    @Override
    public void write(int b) {
      throw new StackOverflowError("deep");
    }
  }
}
