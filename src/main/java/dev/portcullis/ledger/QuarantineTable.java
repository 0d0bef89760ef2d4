package dev.portcullis.ledger;

import dev.portcullis.file.RecordBytes;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Reads {@code portcullis.quarantine} and marks what was loaded later, over a connection that
 * somebody else owns.
 */
public final class QuarantineTable {
  private static final int FETCHED_AT_ONCE = 1000;
  private static final String PRIMARY_KEY_RULE = "primary_key";
  private static final String PRIMARY_KEY = LedgerJson.ruleField(PRIMARY_KEY_RULE);

  private final Connection connection;
  private final String table;

  /**
   * @param table as it stands in SQL
   */
  public QuarantineTable(Connection connection, String table) {
    this.connection = connection;
    this.table = table;
  }

  /** Takes one record after the other. */
  @FunctionalInterface
  public interface Consumer {
    void accept(StoredRecord record) throws SQLException;
  }

  /**
   * A record in quarantine.
   *
   * @param line physical line on which it started
   * @param byteOffset of its first byte in the delivered file, once unpacked; unique in a run
   * @param bytes as delivered, without the line end
   * @param repeatsKey whether it was set aside for its primary key, among other reasons
   */
  public record StoredRecord(long line, long byteOffset, RecordBytes bytes, boolean repeatsKey) {}

  /**
   * Hands out the records of a run that no later run has loaded, in the order of the file. The
   * connection must not commit by itself, or Postgres sends them all at once.
   *
   * @param rule only those that are in quarantine for it, among other reasons
   */
  public void waiting(String run, Optional<String> rule, Consumer consumer) throws SQLException {
    String sql =
        "SELECT line, byte_offset, record, strpos(CAST(reasons AS text), ?) > 0 FROM "
            + table
            + " WHERE run_id = ? AND loaded_by_run IS NULL"
            + (rule.isPresent() ? " AND strpos(CAST(reasons AS text), ?) > 0" : "")
            + " ORDER BY byte_offset";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setFetchSize(FETCHED_AT_ONCE);
      statement.setString(1, PRIMARY_KEY);
      statement.setString(2, run);
      if (rule.isPresent()) {
        statement.setString(3, LedgerJson.ruleField(rule.get()));
      }
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          consumer.accept(
              new StoredRecord(
                  rows.getLong(1),
                  rows.getLong(2),
                  RecordBytes.of(rows.getBytes(3)),
                  rows.getBoolean(4)));
        }
      }
    }
  }

  /**
   * Marks records as loaded, in the current transaction.
   *
   * @param run that set them aside
   * @param offsets of the records, ascending
   * @param by the run that loads them
   * @return how many were marked: fewer when another run has loaded some meanwhile
   */
  public long markLoaded(String run, long[] offsets, String by, Instant at) throws SQLException {
    if (offsets.length == 0) {
      return 0;
    }
    String sql =
        "UPDATE "
            + table
            + " SET loaded_by_run = ?, loaded_at = ? WHERE run_id = ?"
            + waitingAt(offsets);
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, by);
      statement.setObject(2, at.atOffset(ZoneOffset.UTC));
      statement.setString(3, run);
      return statement.executeLargeUpdate();
    }
  }

  /**
   * Adds to the reasons of records that they repeat a primary key, in the current transaction.
   *
   * @param run that set them aside
   * @param offsets of the records, ascending
   * @param key its columns
   * @return how many did not have that reason
   */
  public long markRepeating(String run, long[] offsets, List<String> key) throws SQLException {
    if (offsets.length == 0) {
      return 0;
    }
    String reasons = "CAST(reasons AS text)";
    String sql =
        "UPDATE "
            + table
            + " SET reasons = CAST(substr("
            + reasons
            + ", 1, length("
            + reasons
            + ") - 1) || ? AS json) WHERE run_id = ? AND strpos("
            + reasons
            + ", ?) = 0"
            + waitingAt(offsets);
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, "," + LedgerJson.repeatedKey(PRIMARY_KEY_RULE, key) + "]");
      statement.setString(2, run);
      statement.setString(3, PRIMARY_KEY);
      return statement.executeLargeUpdate();
    }
  }

  private static String waitingAt(long[] offsets) {
    return " AND loaded_by_run IS NULL AND byte_offset BETWEEN "
        + offsets[0]
        + " AND "
        + offsets[offsets.length - 1]
        + " AND byte_offset IN ("
        + Arrays.stream(offsets).mapToObj(Long::toString).collect(Collectors.joining(", "))
        + ")";
  }
}
