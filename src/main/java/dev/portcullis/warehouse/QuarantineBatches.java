package dev.portcullis.warehouse;

import dev.portcullis.quarantine.QuarantineSource;
import dev.portcullis.quarantine.QuarantinedRecord;
import java.io.IOException;
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
    StatementSweep.run(
        "Reading the records for the quarantine",
        () ->
            source.forEachBatch(
                batch -> written[0] += StatementSweep.step(() -> writer.write(batch))));
    if (written[0] != source.count()) {
      throw new IllegalStateException(
          source.count() + " records go into quarantine, but " + written[0] + " were written");
    }
  }
}
