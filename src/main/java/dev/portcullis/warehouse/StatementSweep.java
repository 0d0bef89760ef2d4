package dev.portcullis.warehouse;

import dev.portcullis.file.FileChangedException;
import dev.portcullis.staging.StagingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;

/**
 * A sweep over a file that runs statements on its way. Whoever reads the file knows nothing of
 * statements, so that of one that fails travels through it as the cause of an {@link IOException}.
 */
final class StatementSweep {
  private StatementSweep() {}

  /** The sweep, which hands out what it finds. */
  @FunctionalInterface
  interface Sweep {
    void run() throws IOException;
  }

  /** What is done with a find. */
  @FunctionalInterface
  interface Step {
    long run() throws IOException, SQLException;
  }

  /** Does a step inside of a sweep. */
  static long step(Step step) throws IOException {
    try {
      return step.run();
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }

  /**
   * Runs the sweep.
   *
   * @param doing what a failure of the file is told as
   * @throws SQLException of the step that failed
   */
  static void run(String doing, Sweep sweep) throws SQLException {
    try {
      sweep.run();
    } catch (FileChangedException e) {
      throw new UncheckedIOException(e);
    } catch (IOException e) {
      if (e.getCause() instanceof SQLException refused) {
        throw refused;
      }
      throw new StagingException(doing, e);
    }
  }
}
