package dev.portcullis.faults;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A file system of a few megabytes; tests that need one are skipped where none may be mounted. */
record SmallDisk(Path folder) implements AutoCloseable {

  static SmallDisk mount(Path folder, String size) throws IOException, InterruptedException {
    Files.createDirectories(folder);
    assumeTrue(
        run("mount", "-t", "tmpfs", "-o", "size=" + size, "tmpfs", folder.toString()),
        "no file system may be mounted");
    return new SmallDisk(folder);
  }

  void remount(String option) throws IOException, InterruptedException {
    if (!run("mount", "-o", "remount," + option, folder.toString())) {
      throw new IOException("remount failed: " + option);
    }
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    return process.waitFor(1, TimeUnit.MINUTES) && process.exitValue() == 0;
  }

  @Override
  public void close() throws IOException {
    try {
      run("umount", "-l", folder.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
