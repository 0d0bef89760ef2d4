package dev.portcullis.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Writes a file that a user asked for beside what the console shows. */
final class ReportFile {
  private ReportFile() {}

  /** Writes the file and the folders above it; a {@link UsageException} says why that cannot be. */
  static void write(Session session, String name, Consumer<Writer> content) {
    Path path = session.resolve(name);
    try {
      ParentFolder.make(path);
      try (Writer writer = Files.newBufferedWriter(path)) {
        content.accept(writer);
      }
    } catch (IOException e) {
      throw new UsageException(
          "The report `" + name + "` could not be written: " + e.getMessage() + ".", null);
    }
  }
}
