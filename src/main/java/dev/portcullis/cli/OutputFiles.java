package dev.portcullis.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The files that a command is asked to write: none of them may be one that it reads. */
final class OutputFiles {
  private final Session session;
  private final List<String> inputs;
  private final List<String> outputs = new ArrayList<>();

  /**
   * @param inputs files that the command reads, as they were named
   */
  OutputFiles(Session session, List<String> inputs) {
    this.session = session;
    this.inputs = List.copyOf(inputs);
  }

  /** Looks at a file before anything is done; a {@link UsageException} says why it must not be. */
  void check(String name) {
    Path path = session.resolve(name);
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new UsageException("`" + name + "` is not a file that can be written.", null);
    }
    for (String input : inputs) {
      refuseSame(name, input, "a file that is read");
    }
    for (String output : outputs) {
      refuseSame(name, output, "another file that is written");
    }
    Path parent = path.toAbsolutePath().getParent();
    if (parent != null && Files.exists(parent) && !Files.isWritable(parent)) {
      throw new UsageException("The folder of `" + name + "` cannot be written.", null);
    }
    outputs.add(name);
  }

  private void refuseSame(String name, String other, String what) {
    if (isSame(session.resolve(name), session.resolve(other))) {
      throw new UsageException(
          "`" + name + "` is " + what + ", `" + other + "`: it would be lost.",
          "Name another file.");
    }
  }

  private static boolean isSame(Path first, Path second) {
    try {
      return first.toAbsolutePath().normalize().equals(second.toAbsolutePath().normalize())
          || (Files.exists(first) && Files.exists(second) && Files.isSameFile(first, second));
    } catch (IOException e) {
      return false;
    }
  }
}
