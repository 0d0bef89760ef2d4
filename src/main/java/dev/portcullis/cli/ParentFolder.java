package dev.portcullis.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder of a file that is about to be written. */
final class ParentFolder {
  private ParentFolder() {}

  /** Makes it and those above it, where they are not there. */
  static void make(Path file) throws IOException {
    Path parent = file.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
  }
}
