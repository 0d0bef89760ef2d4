package dev.portcullis.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The JSON Schema by which editors check a contract, where one lies near it. */
final class EditorSchema {
  /** As {@code portcullis schema} is usually kept. */
  static final String NAME = "contract.schema.json";

  private static final String TITLE = "\"Portcullis contract\"";
  private static final int BEGINNING = 1_000;

  private EditorSchema() {}

  /**
   * The first line of a contract, which names its schema as YAML language servers read it; empty
   * when there is no such file beside the contract, above it, or in {@code docs} of one of these
   * folders.
   *
   * @param contract that is written
   * @param top folder above which nobody looks
   */
  static Optional<String> line(Path contract, Path top) throws IOException {
    Path here = contract.toAbsolutePath().normalize().getParent();
    Path last = top.toAbsolutePath().normalize();
    for (Path folder = here;
        folder != null && folder.startsWith(last);
        folder = folder.getParent()) {
      for (Path schema : List.of(folder.resolve(NAME), folder.resolve("docs").resolve(NAME))) {
        if (isSchema(schema)) {
          String path =
              Objects.requireNonNull(here).relativize(schema).toString().replace('\\', '/');
          return Optional.of("# yaml-language-server: $schema=" + path + "\n");
        }
      }
    }
    return Optional.empty();
  }

  /** A file of that name may be of another tool. */
  private static boolean isSchema(Path file) throws IOException {
    if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
      return false;
    }
    try (InputStream content = Files.newInputStream(file)) {
      return new String(content.readNBytes(BEGINNING), StandardCharsets.UTF_8).contains(TITLE);
    }
  }
}
