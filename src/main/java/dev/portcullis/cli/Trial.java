package dev.portcullis.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs several commands in one process, one after the other, separated by {@code --}. The launcher
 * records the classes that they use, so that later starts need not read them from jars.
 */
public final class Trial {
  private Trial() {}

  /** Runs the commands in the working directory; what becomes of them does not matter. */
  public static void main(String[] args) {
    List<String> command = new ArrayList<>();
    for (String word : args) {
      if (word.equals("--")) {
        run(command);
        command.clear();
      } else {
        command.add(word);
      }
    }
    run(command);
  }

  private static void run(List<String> command) {
    Main.run(
        command.toArray(String[]::new),
        System.out,
        System.err,
        Path.of("").toAbsolutePath(),
        System.getenv());
  }
}
