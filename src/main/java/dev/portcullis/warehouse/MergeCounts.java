package dev.portcullis.warehouse;

import dev.portcullis.contract.Column;
import dev.portcullis.ledger.MergeTotals;
import dev.portcullis.problem.ProblemCode;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * What a merge is going to do, counted before anything is written.
 *
 * @param rows of the file
 * @param there those whose key the table has
 * @param differing those of them that have another value
 * @param changed the columns in which one of them differs
 */
public record MergeCounts(long rows, long there, long differing, List<Column> changed) {
  public MergeCounts {
    changed = List.copyOf(changed);
  }

  /** Counts. */
  public static MergeCounts of(Connection connection, MergeStatements merge) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(merge.counts())) {
      row.next();
      List<Column> changed = new ArrayList<>();
      for (int i = 0; i < merge.values().size(); i++) {
        if (row.getLong(4 + i) > 0) {
          changed.add(merge.values().get(i));
        }
      }
      return new MergeCounts(row.getLong(1), row.getLong(2), row.getLong(3), changed);
    }
  }

  /**
   * What the merge did, which must be what was counted.
   *
   * @param expected rows that the file has for the table
   * @param updated rows that the engine says it changed
   * @param inserted rows that the engine says it added
   */
  public MergeTotals done(String table, String target, long expected, long updated, long inserted) {
    if (rows != expected) {
      // A table of Postgres shows the rows of those that inherit from it, and no key goes over all.
      throw new WarehouseException(
          ProblemCode.TABLE_REFUSED,
          "The table `%s` in `%s` has several rows of one key, perhaps in tables that inherit from it, so %d rows of the file met %d."
              .formatted(table, target, expected, rows),
          "Nothing was loaded; load into a table whose key holds for all its rows.");
    }
    if (updated != differing || inserted != rows - there) {
      throw new WarehouseException(
          ProblemCode.TABLE_REFUSED,
          "The table `%s` in `%s` took %d of %d new rows and %d of %d changed ones: a trigger, a rule or a"
                  .formatted(table, target, inserted, rows - there, updated, differing)
              + " collation that takes different keys for one keeps the others.",
          "Nothing was loaded.");
    }
    return new MergeTotals(inserted, updated, there - differing);
  }
}
