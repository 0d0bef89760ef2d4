package dev.portcullis.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What tells that a file was written to or replaced after it was probed. */
record FileStamp(long size, FileTime modified, @Nullable Object key) {
  static FileStamp of(Path path) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
    return new FileStamp(attributes.size(), attributes.lastModifiedTime(), attributes.fileKey());
  }

  /** Whether the file is still the same. */
  boolean isStill(Path path) throws IOException {
    return Objects.equals(this, of(path));
  }
}
