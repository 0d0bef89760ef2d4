package dev.portcullis.warehouse;

import dev.portcullis.quarantine.QuarantineSource;
import dev.portcullis.quarantine.QuarantinedRecord;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;

/** Hands the records that go into quarantine to statements. */
public final class QuarantineBatches {
  private QuarantineBatches() {}

  /** Writes a batch. */
  @FunctionalInterface
  public interface Writer {
    void write(List<QuarantinedRecord> batch) throws IOException, SQLException;
  }

  /** Hands out all records of the source. */
  public static void write(QuarantineSource source, Writer writer) throws SQLException {
    StatementSweep.run(
        "Reading the records for the quarantine",
        () ->
            source.forEachBatch(
                batch ->
                    StatementSweep.step(
                        () -> {
                          writer.write(batch);
                          return batch.size();
                        })));
  }

  /**
   * Sees to it that none is lost.
   *
   * @param written rows that the table took
   */
  public static void checkWritten(QuarantineSource source, long written) {
    if (written != source.count()) {
      throw new IllegalStateException(
          source.count() + " records go into quarantine, but " + written + " were written");
    }
  }
}
