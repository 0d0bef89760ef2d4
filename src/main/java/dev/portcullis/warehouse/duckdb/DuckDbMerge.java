package dev.portcullis.warehouse.duckdb;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.ledger.MergeTotals;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.warehouse.MergeCounts;
import dev.portcullis.warehouse.MergeStatements;
import dev.portcullis.warehouse.StagedRows;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A merge into a table of an attached DuckDB file. */
final class DuckDbMerge {
  private static final String CHANGED = "temp.main.merge_changed";

  private final Connection connection;
  private final Dialect dialect;
  private final StagedFile staged;
  private final DuckDbCatalog catalog;
  private final TableName name;
  private final String table;
  private final MergeStatements merge;

  /**
   * @param name of the table
   * @param table the same as it stands in SQL
   */
  DuckDbMerge(
      Connection connection,
      Dialect dialect,
      StagedFile staged,
      TableName name,
      String table,
      Key key) {
    this.connection = connection;
    this.dialect = dialect;
    this.staged = staged;
    this.catalog = new DuckDbCatalog(connection, dialect);
    this.name = name;
    this.table = table;
    StagedRows rows = new StagedRows(staged.remaining(), staged.rowColumn(), staged.columns());
    this.merge = new MergeStatements(dialect, table, rows, key);
  }

  MergeTotals run(String target) throws SQLException {
    MergeCounts counts = MergeCounts.of(connection, merge);
    long updated = counts.changed().isEmpty() ? 0 : change(counts.changed());
    long inserted = update(merge.insert());
    return counts.done(name.toString(), target, staged.remainingRows(), updated, inserted);
  }

  /** Makes the table the file, and writes only what differs. */
  void overwrite(String target) throws SQLException {
    update(merge.deleteOthers());
    run(target);
    long expected = staged.remainingRows();
    long found = rows();
    if (found != expected) {
      throw new IllegalStateException("staged " + expected + " rows, the table has " + found);
    }
  }

  private long rows() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT count(*) FROM " + table)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  /**
   * An UPDATE of a column with an index is checked a batch of rows at a time, and meets values that
   * a later batch gives up; rows that are deleted and inserted anew do not. Those that differ in
   * other columns alone are updated where they stand, since another table may refer to them.
   */
  private long change(List<Column> changed) throws SQLException {
    Set<String> indexed = catalog.indexedColumns(name);
    Map<Boolean, List<Column>> byIndex =
        changed.stream()
            .collect(
                Collectors.partitioningBy(
                    column -> indexed.contains(column.name().toLowerCase(Locale.ROOT))));
    List<Column> inIndexes = byIndex.getOrDefault(true, List.of());
    List<Column> others = byIndex.getOrDefault(false, List.of());
    long replaced = inIndexes.isEmpty() ? 0 : replace(inIndexes);
    return others.isEmpty() ? replaced : replaced + update(merge.update(others));
  }

  private long replace(List<Column> changed) throws SQLException {
    Set<String> ofFile =
        staged.columns().stream()
            .map(column -> column.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    List<String> others =
        catalog.writtenColumns(name).stream()
            .filter(column -> !ofFile.contains(column.toLowerCase(Locale.ROOT)))
            .map(dialect::quote)
            .toList();
    String columns =
        Stream.concat(
                staged.columns().stream().map(column -> dialect.quote(column.name())),
                others.stream())
            .collect(Collectors.joining(", "));
    update(
        "CREATE OR REPLACE TEMP TABLE " + CHANGED + " AS " + merge.replacements(changed, others));
    long deleted = update(merge.delete(CHANGED));
    long inserted =
        update(
            "INSERT INTO " + table + " (" + columns + ") SELECT " + columns + " FROM " + CHANGED);
    if (deleted != inserted) {
      throw new IllegalStateException("deleted " + deleted + " rows, inserted " + inserted);
    }
    return inserted;
  }

  private long update(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return statement.executeLargeUpdate(sql);
    }
  }
}
