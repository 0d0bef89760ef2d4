package dev.portcullis.cli;

import dev.portcullis.load.FileGate;
import dev.portcullis.load.FileReport;
import dev.portcullis.load.Outcome;
import dev.portcullis.quarantine.QuarantineCsv;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where quarantined records are written too: {@code --quarantine}. */
final class QuarantineOption {
  @Option(
      names = "--quarantine",
      paramLabel = "FILE",
      description =
          "Write the records that go into quarantine to a CSV file too, each with every reason. It"
              + " holds the records whole, restricted columns included, so only its owner can read it.")
  private @Nullable String file;

  /** The file, opened; nothing when none was asked for. */
  Sink open(Session session) {
    String name = file;
    if (name == null) {
      return new Sink(null, null, "");
    }
    Path path = session.resolve(name);
    try {
      ParentFolder.make(path);
      Files.deleteIfExists(path);
      makePrivate(path);
      Writer writer = Files.newBufferedWriter(path, StandardCharsets.UTF_8);
      return new Sink(writer, new QuarantineCsv(writer), name);
    } catch (IOException e) {
      throw notWritten(name, e);
    }
  }

  private static void makePrivate(Path path) throws IOException {
    if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      Files.createFile(
          path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    }
  }

  private static UsageException notWritten(String name, IOException e) {
    return new UsageException(
        "The quarantine file `" + name + "` could not be written: " + e.getMessage() + ".", null);
  }

  /** The file while files are judged. */
  static final class Sink implements AutoCloseable {
    private final @Nullable Writer writer;
    private final @Nullable QuarantineCsv csv;
    private final String name;

    private Sink(@Nullable Writer writer, @Nullable QuarantineCsv csv, String name) {
      this.writer = writer;
      this.csv = csv;
      this.name = name;
    }

    /** Writes what went into quarantine, or would; nothing of a file that was refused. */
    void add(FileGate gate, FileReport report) {
      boolean kept = report.outcome() == Outcome.LOADED || report.outcome() == Outcome.CHECKED;
      if (csv == null || !kept || report.rows().quarantined() == 0) {
        return;
      }
      try {
        csv.write(
            report.runId(), report.path(), report.contract().file().encoding(), gate.quarantine());
      } catch (IOException e) {
        throw notWritten(name, e);
      }
    }

    @Override
    public void close() {
      try {
        if (writer != null) {
          writer.close();
        }
      } catch (IOException e) {
        throw notWritten(name, e);
      }
    }
  }
}
