package dev.portcullis.warehouse;

import dev.portcullis.contract.Key;
import dev.portcullis.ledger.QuarantineTable;
import dev.portcullis.problem.ProblemCode;
import java.sql.SQLException;
import java.time.Instant;

/**
 * Marks the records that a replay loads, so that no other replay loads them again, and those that
 * repeat a primary key of them, so that no other replay merges them over these.
 */
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
    QuarantineTable table = transaction.quarantineTable();
    long[] marked = {0};
    StatementSweep.run(
        "Reading the records of the replay",
        () ->
            replay
                .loaded()
                .forEachBatch(
                    offsets ->
                        marked[0] +=
                            StatementSweep.step(
                                () -> table.markLoaded(replay.run(), offsets, order.runId(), at))));
    if (marked[0] != rows) {
      throw new WarehouseException(
          ProblemCode.WAREHOUSE_BUSY,
          "Another replay of run `" + replay.run() + "` has loaded some of its rows meanwhile.",
          "Nothing was loaded by this one; run it again for the rest.");
    }
    if (order.mode() == LoadMode.MERGE) {
      markRepeating(table, order.mergeKey(), replay);
    }
  }

  private static void markRepeating(QuarantineTable table, Key key, ReplayOrder replay)
      throws SQLException {
    StatementSweep.run(
        "Reading the records of the replay",
        () ->
            replay
                .repeating()
                .forEachBatch(
                    offsets ->
                        StatementSweep.step(
                            () -> table.markRepeating(replay.run(), offsets, key.columns()))));
  }
}
