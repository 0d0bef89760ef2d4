package dev.portcullis.migrate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.UUID;

/**
 * A file that Portcullis writes.
 *
 * @param folder where
 * @param name of the file
 * @param text all of it, with {@code \n} line ends
 * @param policy what becomes of a file that is there
 */
public record GeneratedFile(OutputFolder folder, String name, String text, Policy policy) {
  public GeneratedFile {
    Objects.requireNonNull(folder);
    Objects.requireNonNull(name);
    Objects.requireNonNull(text);
    Objects.requireNonNull(policy);
  }

  /** What becomes of a file that is there. */
  public enum Policy {
    /** It is replaced as a whole. */
    REPLACE,
    /** It is history and is never written again; writing fails. */
    WRITE_ONCE
  }

  /** Whether Flyway applies it; what lies beside a migration it does not. */
  public boolean isMigration() {
    return isMigration(name);
  }

  static boolean isMigration(String name) {
    return name.matches("V.*\\.sql");
  }

  /** Whether the file holds this text. Line ends do not count: a checkout may have changed them. */
  public boolean isCurrent() throws IOException {
    return Files.isRegularFile(path()) && unix(Files.readString(path())).equals(text);
  }

  /** Writes the file and the folders above it; whoever reads it meanwhile sees all or nothing. */
  void write() throws IOException {
    Path path = path();
    Files.createDirectories(folder.path());
    switch (policy) {
      case WRITE_ONCE -> Files.writeString(path, text, StandardOpenOption.CREATE_NEW);
      case REPLACE -> {
        // A temporary file of the JDK could be read by its owner alone, and would stay so.
        Path draft = folder.path().resolve(".portcullis" + UUID.randomUUID() + ".tmp");
        try {
          Files.writeString(draft, text, StandardOpenOption.CREATE_NEW);
          Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
        } finally {
          Files.deleteIfExists(draft);
        }
      }
    }
  }

  static String unix(String text) {
    return text.replace("\r\n", "\n");
  }

  /** The file itself. */
  public Path path() {
    return folder.path().resolve(name);
  }

  /** The path as shown to a person. */
  public String display() {
    return folder.shown() + "/" + name;
  }
}
