package dev.portcullis.warehouse.duckdb;

import dev.portcullis.contract.Key;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.type.Value.TextValue;
import dev.portcullis.warehouse.TableDescription;
import dev.portcullis.warehouse.TableDescription.DescribedCheck;
import dev.portcullis.warehouse.TableDescription.DescribedColumn;
import dev.portcullis.warehouse.TableDescription.DescribedKey;
import dev.portcullis.warehouse.TableDescription.DescribedReference;
import dev.portcullis.warehouse.TableDescription.Nullability;
import dev.portcullis.warehouse.TableDescription.Origin;
import dev.portcullis.warehouse.TableDescription.TextOrder;
import java.sql.Array;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Reads all that a DuckDB file says of one table. Nothing is changed. */
final class DuckDbDescription {
  private final Connection connection;
  private final Dialect dialect;
  private final TableName table;
  private final String database;
  private final UnaryOperator<String> catalog;

  DuckDbDescription(Connection connection, Dialect dialect, TableName table) {
    this(connection, dialect, table, "current_database()", UnaryOperator.identity());
  }

  /**
   * @param database that holds the table, as an expression
   * @param catalog from a function of the catalog to a relation that holds what it returned
   */
  DuckDbDescription(
      Connection connection,
      Dialect dialect,
      TableName table,
      String database,
      UnaryOperator<String> catalog) {
    this.connection = connection;
    this.dialect = dialect;
    this.table = table;
    this.database = database;
    this.catalog = catalog;
  }

  /** The table; empty when there is none of that name. */
  Optional<TableDescription> describe() throws SQLException {
    List<DescribedColumn> columns = columns();
    if (columns.isEmpty()) {
      return Optional.empty();
    }
    List<Optional<String>> comment =
        rows("comment", "duckdb_tables()", "1", row -> Optional.ofNullable(row.getString(1)));
    return Optional.of(
        new TableDescription(
            table,
            comment.stream().flatMap(Optional::stream).findFirst(),
            columns,
            keys(),
            constraints("CHECK", row -> new DescribedCheck(row.getString(1), row.getString(2))),
            constraints("FOREIGN KEY", this::reference),
            new DuckDbUnread(this).read(),
            TextOrder.CODE_POINTS));
  }

  /** In the order of the table; none when there is no table or view of that name. */
  List<DescribedColumn> columns() throws SQLException {
    return rows(
        "column_name, data_type, is_nullable, column_default, comment, is_generated",
        "duckdb_columns()",
        "column_index",
        DuckDbDescription::column);
  }

  /** Whether it is a table and no view. */
  boolean isTable() throws SQLException {
    return !rows("1", "duckdb_tables()", "1", row -> true).isEmpty();
  }

  private static DescribedColumn column(ResultSet row) throws SQLException {
    return new DescribedColumn(
        row.getString(1),
        DuckDbCatalogTypes.of(row.getString(2)),
        row.getBoolean(3) ? Nullability.NULL : Nullability.NOT_NULL,
        Optional.ofNullable(row.getString(4)),
        Optional.ofNullable(row.getString(5)),
        row.getBoolean(6) ? Origin.COMPUTED : Origin.WRITTEN);
  }

  private List<DescribedKey> keys() throws SQLException {
    List<DescribedKey> keys = new ArrayList<>();
    keys.addAll(
        constraints("PRIMARY KEY", row -> new DescribedKey(Key.Kind.PRIMARY, names(row, 3))));
    keys.addAll(constraints("UNIQUE", row -> new DescribedKey(Key.Kind.UNIQUE, names(row, 3))));
    keys.sort(Comparator.comparing(key -> key.kind() != Key.Kind.PRIMARY));
    return keys;
  }

  /** The other table is found by name alone: DuckDB keeps references within a schema. */
  private DescribedReference reference(ResultSet row) throws SQLException {
    return new DescribedReference(
        row.getString(1),
        names(row, 3),
        new TableName(table.schema(), row.getString(4)),
        names(row, 5));
  }

  private <T> List<T> constraints(String type, Reader<T> reader) throws SQLException {
    return rows(
        "constraint_name, expression, constraint_column_names, referenced_table,"
            + " referenced_column_names",
        "(SELECT * FROM duckdb_constraints() WHERE constraint_type = '" + type + "')",
        "constraint_index",
        reader);
  }

  static List<String> names(ResultSet row, int column) throws SQLException {
    Array array = row.getArray(column);
    return Arrays.stream((Object[]) array.getArray()).map(String::valueOf).toList();
  }

  /** What a function of the catalog says of the table. */
  <T> List<T> rows(String columns, String relation, String order, Reader<T> reader)
      throws SQLException {
    String sql =
        "SELECT "
            + columns
            + " FROM "
            + catalog.apply(relation)
            + " WHERE database_name = "
            + database
            + " AND lower(schema_name) = lower("
            + text(table.schema().orElse("main"))
            + ") AND lower(table_name) = lower("
            + text(table.name())
            + ") ORDER BY "
            + order;
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      List<T> read = new ArrayList<>();
      while (rows.next()) {
        read.add(reader.read(rows));
      }
      return read;
    }
  }

  private String text(String value) {
    return dialect.literal(new TextValue(value));
  }

  /** Reads the row at the cursor. */
  @FunctionalInterface
  interface Reader<T> {
    T read(ResultSet row) throws SQLException;
  }
}
