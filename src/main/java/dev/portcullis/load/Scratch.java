package dev.portcullis.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A directory that lives as long as one file is worked on. */
final class Scratch implements AutoCloseable {
  private final Path directory;

  private Scratch(Path directory) {
    this.directory = directory;
  }

  static Scratch create() throws IOException {
    return new Scratch(Files.createTempDirectory("portcullis-"));
  }

  Path directory() {
    return directory;
  }

  @Override
  public void close() {
    try (Stream<Path> paths = Files.walk(directory)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
