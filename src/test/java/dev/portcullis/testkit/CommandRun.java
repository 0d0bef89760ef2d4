package dev.portcullis.testkit;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What one command line did: its exit code and what it said. */
public record CommandRun(int exitCode, String out, String err) {

  static final CommandRun NONE = new CommandRun(0, "", "");

  /** Runs it in the folder. */
  public static CommandRun of(
      Command command, List<String> arguments, Path folder, Map<String, String> environment) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    try (PrintStream outStream = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream errStream = new PrintStream(err, true, StandardCharsets.UTF_8)) {
      int exitCode =
          command.run(
              arguments.toArray(String[]::new),
              outStream,
              errStream,
              folder,
              Map.copyOf(environment));
      return new CommandRun(
          exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
  }

  @Override
  public String toString() {
    return "exit code %d%n--- stdout%n%s%n--- stderr%n%s".formatted(exitCode, out, err);
  }
}
