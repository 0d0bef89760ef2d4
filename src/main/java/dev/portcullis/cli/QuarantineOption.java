package dev.portcullis.cli;

import dev.portcullis.load.FileGate;
import dev.portcullis.load.FileReport;
import dev.portcullis.load.Outcome;
import dev.portcullis.quarantine.QuarantineCsv;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
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

  /** The file as it was named. */
  Optional<String> file() {
    return Optional.ofNullable(file);
  }

  /** The file, opened; nothing when none was asked for. */
  Sink open(Session session) {
    String name = file;
    if (name == null) {
      return new Sink(session, null, "");
    }
    try {
      return new Sink(session, new Written(session.resolve(name)), name);
    } catch (IOException e) {
      throw new UsageException(notWritten(name, e), null);
    }
  }

  private static String notWritten(String name, IOException e) {
    return "The quarantine file `" + name + "` could not be written: " + e.getMessage() + ".";
  }

  /**
   * A file that appears under its name when it is whole. Temporary files are their owner's alone.
   */
  private static final class Written {
    private final Path path;
    private final Path temporary;
    private final Writer writer;
    private final QuarantineCsv csv;

    Written(Path path) throws IOException {
      this.path = path;
      ParentFolder.make(path);
      this.temporary =
          Files.createTempFile(path.toAbsolutePath().getParent(), ".portcullis-", ".csv");
      this.writer = Files.newBufferedWriter(temporary, StandardCharsets.UTF_8);
      this.csv = new QuarantineCsv(writer);
    }

    void finish() throws IOException {
      writer.close();
      Files.move(temporary, path, StandardCopyOption.REPLACE_EXISTING);
    }

    void discard() {
      try {
        writer.close();
        Files.deleteIfExists(temporary);
      } catch (IOException ignored) {
        // Why it could not be written is told already.
      }
    }
  }

  /**
   * The file while files are judged. When it cannot be written, what was loaded stays loaded: the
   * run goes on, and its end says so.
   */
  static final class Sink {
    private final Session session;
    private final @Nullable Written written;
    private final String name;
    private @Nullable IOException fault;

    private Sink(Session session, @Nullable Written written, String name) {
      this.session = session;
      this.written = written;
      this.name = name;
    }

    /** Writes what went into quarantine, or would; nothing of a file that was refused. */
    void add(FileGate gate, FileReport report) {
      boolean kept = report.outcome() == Outcome.LOADED || report.outcome() == Outcome.CHECKED;
      if (written == null || fault != null || !kept || report.rows().quarantined() == 0) {
        return;
      }
      try {
        written.csv.write(report.runId(), report.path(), gate.encoding(), gate.quarantine());
      } catch (IOException e) {
        fault = e;
      }
    }

    /**
     * Closes the file.
     *
     * @param exitCode of the run so far
     * @return that of the run
     */
    int finish(int exitCode) {
      if (written == null) {
        return exitCode;
      }
      try {
        if (fault != null) {
          throw fault;
        }
        written.finish();
        return exitCode;
      } catch (IOException e) {
        written.discard();
        session.err().println("error: " + notWritten(name, e));
        session
            .err()
            .println(
                "  hint: What was loaded stays loaded; `portcullis.quarantine` holds the records.");
        return exitCode == ExitCode.DONE ? ExitCode.WAREHOUSE : exitCode;
      }
    }
  }
}
