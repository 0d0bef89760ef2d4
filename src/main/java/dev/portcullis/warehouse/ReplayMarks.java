package dev.portcullis.warehouse;

import dev.portcullis.problem.ProblemCode;
import dev.portcullis.staging.StagingException;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Instant;

/** Marks the records that a replay loads, so that no other replay loads them again. */
public final class ReplayMarks {
  private ReplayMarks() {}

  /**
   * Marks them in the current transaction.
   *
   * @param rows that are loaded
   */
  public static void write(
      LoadTransaction transaction, LoadOrder order, ReplayOrder replay, long rows, Instant at)
      throws SQLException {
    long[] marked = {0};
    try {
      replay
          .loaded()
          .forEachBatch(
              offsets -> {
                try {
                  marked[0] +=
                      transaction
                          .quarantineTable()
                          .markLoaded(replay.run(), offsets, order.runId(), at);
                } catch (SQLException e) {
                  throw new IOException(e);
                }
              });
    } catch (IOException e) {
      if (e.getCause() instanceof SQLException refused) {
        throw refused;
      }
      throw new StagingException("Reading the records of the replay", e);
    }
    if (marked[0] != rows) {
      throw new WarehouseException(
          ProblemCode.WAREHOUSE_BUSY,
          "Another replay of run `" + replay.run() + "` has loaded some of its rows meanwhile.",
          "Nothing was loaded by this one; run it again for the rest.");
    }
  }
}
