package dev.portcullis.migrate;

import java.nio.file.Path;
import java.util.Objects;

/**
 * Where files are written.
 *
 * @param path to write to
 * @param shown as the user named it, for messages, with slashes on every machine
 */
public record OutputFolder(Path path, String shown) {
  public OutputFolder {
    Objects.requireNonNull(path);
    shown = shown.replace('\\', '/');
  }

  /** The folder under its own name. */
  public static OutputFolder of(Path path) {
    return new OutputFolder(path, path.toString());
  }

  /** A folder inside. */
  OutputFolder child(String name) {
    return new OutputFolder(path.resolve(name), shown + "/" + name);
  }

  /** Whether the user named the folder that is meant when nothing is said. */
  boolean isNamed(Path usual) {
    return shown.equals(usual.toString().replace('\\', '/'));
  }
}
