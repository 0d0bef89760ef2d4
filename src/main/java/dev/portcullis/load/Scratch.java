package dev.portcullis.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A directory that lives as long as one file is worked on. A killed run leaves its directory
 * behind; the next run removes it, and knows it by a lock file that nobody holds any more. A
 * process has one at a time: whoever makes a second looks whether the first is in use, and a
 * process that opens and closes a file loses its locks on it.
 */
public final class Scratch implements AutoCloseable {
  private static final String PREFIX = "portcullis-";
  private static final String LOCK = "in-use";
  private static final Duration GRACE = Duration.ofMinutes(1);

  private final Path directory;
  private final FileChannel held;

  private Scratch(Path directory, FileChannel held) {
    this.directory = directory;
    this.held = held;
  }

  /** A new directory among the temporary files. */
  public static Scratch create() throws IOException {
    return create(Path.of(System.getProperty("java.io.tmpdir")));
  }

  static Scratch create(Path parent) throws IOException {
    sweep(parent);
    Path directory = Files.createTempDirectory(parent, PREFIX);
    FileChannel held =
        FileChannel.open(
            directory.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    held.lock();
    return new Scratch(directory, held);
  }

  /** Removes what dead runs left. Whatever cannot be removed is no reason to stop. */
  private static void sweep(Path parent) {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(parent, PREFIX + "*")) {
      for (Path directory : found) {
        sweepOne(directory);
      }
    } catch (IOException | DirectoryIteratorException ignored) {
      // The temporary files cannot be listed; making a directory among them will say why.
    }
  }

  private static void sweepOne(Path directory) {
    try (FileChannel channel = FileChannel.open(directory.resolve(LOCK), StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      if (lock != null && isOld(directory)) {
        delete(directory);
      }
    } catch (IOException | UncheckedIOException | OverlappingFileLockException inUse) {
      // Just being made, in use by this very process, or another user's: the next one has its turn.
    }
  }

  /** A younger one may belong to a run that is just about to take its lock. */
  private static boolean isOld(Path directory) throws IOException {
    Instant made = Files.getLastModifiedTime(directory.resolve(LOCK)).toInstant();
    return made.isBefore(Instant.now().minus(GRACE));
  }

  /** Where to write. */
  public Path directory() {
    return directory;
  }

  @Override
  public void close() {
    try {
      delete(directory);
      held.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> paths = Files.walk(directory)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    }
  }
}
