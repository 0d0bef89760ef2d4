package dev.portcullis.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** The program as a user types it, in this process. */
record InProcess(Path folder) {

  /** What it said, on both of its outputs, and its exit code. */
  record Ended(int exitCode, String said) {
    /** The same, if that was its exit code. */
    Ended expect(int code) {
      assertEquals(code, exitCode, said);
      return this;
    }

    /** The same, if it said that. */
    Ended says(String text) {
      if (!said.contains(text)) {
        throw new AssertionError("expected `" + text + "` in:\n" + said);
      }
      return this;
    }
  }

  Ended run(String... arguments) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    int code = Main.run(arguments, out, out, folder, Map.of());
    return new Ended(code, said.toString(StandardCharsets.UTF_8));
  }
}
