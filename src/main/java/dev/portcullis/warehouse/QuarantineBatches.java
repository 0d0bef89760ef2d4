package dev.portcullis.warehouse;

import dev.portcullis.file.FileChangedException;
import dev.portcullis.quarantine.QuarantineSource;
import dev.portcullis.quarantine.QuarantinedRecord;
import dev.portcullis.staging.StagingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.List;

/** Hands the records that go into quarantine to statements, and sees to it that none is lost. */
public final class QuarantineBatches {
  private QuarantineBatches() {}

  /** Writes a batch and says how many records the table took. */
  @FunctionalInterface
  public interface Writer {
    long write(List<QuarantinedRecord> batch) throws IOException, SQLException;
  }

  /** Writes all records of the source. */
  public static void write(QuarantineSource source, Writer writer) throws SQLException {
    long[] written = {0};
    try {
      source.forEachBatch(batch -> written[0] += unchecked(batch, writer));
    } catch (IOException e) {
      if (e.getCause() instanceof SQLException refused) {
        throw refused;
      }
      if (e instanceof FileChangedException) {
        throw new UncheckedIOException(e);
      }
      throw new StagingException("Reading the records for the quarantine", e);
    }
    if (written[0] != source.count()) {
      throw new IllegalStateException(
          source.count() + " records go into quarantine, but " + written[0] + " were written");
    }
  }

  private static long unchecked(List<QuarantinedRecord> batch, Writer writer) throws IOException {
    try {
      return writer.write(batch);
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }
}
