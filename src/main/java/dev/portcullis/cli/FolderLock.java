package dev.portcullis.cli;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * Lets one process at a time write into a folder of migrations. The lock file is among the
 * temporary files, so that nothing of it appears in a repository.
 */
final class FolderLock {
  private FolderLock() {}

  /** Waits for the others, then runs the task alone. */
  static void whileHeld(Path folder, Task task) throws IOException {
    String name = System.getProperty("user.name") + folder.toAbsolutePath().normalize();
    UUID hash = UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8));
    Path file =
        Path.of(System.getProperty("java.io.tmpdir"), ".portcullis-folder-" + hash + ".lock");
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      channel.lock();
      task.run();
    }
  }

  /** What is done alone. */
  @FunctionalInterface
  interface Task {
    void run() throws IOException;
  }
}
