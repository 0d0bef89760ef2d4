package dev.portcullis.warehouse.duckdb;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.staging.ReferenceTarget;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.type.Value.TextValue;
import dev.portcullis.warehouse.IncomingReference;
import dev.portcullis.warehouse.TableConstraint;
import dev.portcullis.warehouse.TableRefusal;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What the attached target knows of a table. */
final class DuckDbCatalog {
  /** Stands between the names of a list: no name can hold it. */
  private static final String SEPARATOR = "\u001f";

  private final Connection connection;
  private final Dialect dialect;

  DuckDbCatalog(Connection connection, Dialect dialect) {
    this.connection = connection;
    this.dialect = dialect;
  }

  /** Types by column name in the table's order; empty when there is no such table. */
  Map<String, String> columns(TableName table) throws SQLException {
    return columns(table, "true");
  }

  /** Those of them that hold what is written, so none that the table computes. */
  Set<String> writtenColumns(TableName table) throws SQLException {
    return columns(table, "NOT is_generated").keySet();
  }

  private Map<String, String> columns(TableName table, String condition) throws SQLException {
    Map<String, String> types = new LinkedHashMap<>();
    String sql =
        "SELECT column_name, data_type FROM duckdb_columns() WHERE "
            + isTable(table)
            + " AND "
            + condition
            + " ORDER BY column_index";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        types.put(rows.getString(1), rows.getString(2));
      }
    }
    return types;
  }

  List<TableConstraint> constraints(TableName table) throws SQLException {
    List<TableConstraint> constraints = new ArrayList<>();
    String sql =
        "SELECT constraint_name, constraint_type, array_to_string(constraint_column_names, '"
            + SEPARATOR
            + "'), coalesce(expression, constraint_text), referenced_table,"
            + " array_to_string(referenced_column_names, '"
            + SEPARATOR
            + "') FROM duckdb_constraints() WHERE "
            + isTable(table)
            + " ORDER BY constraint_index";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        constraints.add(
            new TableConstraint(
                rows.getString(1),
                kind(rows.getString(2)),
                List.of(rows.getString(3).split(SEPARATOR)),
                rows.getString(4),
                other(table, rows)));
      }
    }
    constraints.addAll(uniqueIndexes(table));
    return constraints;
  }

  /** Unique indexes that were made by hand; those of expressions are left out, as on Postgres. */
  private List<TableConstraint> uniqueIndexes(TableName table) throws SQLException {
    Map<String, String> spelled = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (String column : columns(table).keySet()) {
      spelled.put(column, column);
      spelled.put(dialect.quote(column), column);
    }
    List<TableConstraint> indexes = new ArrayList<>();
    String sql =
        "SELECT index_name, array_to_string(CAST(expressions AS VARCHAR[]), '"
            + SEPARATOR
            + "') FROM duckdb_indexes() WHERE is_unique AND "
            + isTable(table)
            + " ORDER BY 1";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        List<String> expressions = List.of(rows.getString(2).split(SEPARATOR));
        if (spelled.keySet().containsAll(expressions)) {
          List<String> columns = expressions.stream().map(spelled::get).toList();
          indexes.add(
              new TableConstraint(
                  rows.getString(1), TableRefusal.Kind.KEY, columns, "", Optional.empty()));
        }
      }
    }
    return indexes;
  }

  /** A FOREIGN KEY of DuckDB stays within its schema. */
  private Optional<TableConstraint.Other> other(TableName table, ResultSet rows)
      throws SQLException {
    String name = rows.getString(5);
    return kind(rows.getString(2)) == TableRefusal.Kind.FOREIGN_KEY && name != null
        ? Optional.of(
            new TableConstraint.Other(
                dialect.qualified(new TableName(table.schema(), name)),
                List.of(rows.getString(6).split(SEPARATOR)),
                name.equalsIgnoreCase(table.name())
                    ? ReferenceTarget.SAME_TABLE
                    : ReferenceTarget.OTHER_TABLE))
        : Optional.empty();
  }

  private static TableRefusal.Kind kind(String type) {
    return switch (type) {
      case "PRIMARY KEY", "UNIQUE" -> TableRefusal.Kind.KEY;
      case "CHECK" -> TableRefusal.Kind.CHECK;
      case "NOT NULL" -> TableRefusal.Kind.NOT_NULL;
      case "FOREIGN KEY" -> TableRefusal.Kind.FOREIGN_KEY;
      default -> TableRefusal.Kind.OTHER;
    };
  }

  /** The columns that keys, references and indexes of the table speak of, in lower case. */
  Set<String> indexedColumns(TableName table) throws SQLException {
    Set<String> indexed = new TreeSet<>();
    for (TableConstraint constraint : constraints(table)) {
      if (constraint.kind() == TableRefusal.Kind.KEY
          || constraint.kind() == TableRefusal.Kind.FOREIGN_KEY) {
        constraint.columns().forEach(column -> indexed.add(column.toLowerCase(Locale.ROOT)));
      }
    }
    List<String> expressions = new ArrayList<>();
    String sql = "SELECT lower(expressions) FROM duckdb_indexes() WHERE " + isTable(table);
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        expressions.add(rows.getString(1));
      }
    }
    columns(table).keySet().stream()
        .map(column -> column.toLowerCase(Locale.ROOT))
        .filter(column -> expressions.stream().anyMatch(it -> it.contains(column)))
        .forEach(indexed::add);
    return indexed;
  }

  /** How the catalog spells the type of a contract column. */
  String type(Column column) {
    return column.type() instanceof InstantType
        ? "TIMESTAMP WITH TIME ZONE"
        : dialect.type(column.type());
  }

  /** The foreign keys of other tables that name this one. They stay within a schema. */
  List<IncomingReference> incomingReferences(TableName table) throws SQLException {
    List<IncomingReference> references = new ArrayList<>();
    String schema = table.schema().orElse("main");
    String sql =
        "SELECT table_name, constraint_name FROM duckdb_constraints() WHERE database_name = '"
            + DuckDbWarehouse.ALIAS
            + "' AND constraint_type = 'FOREIGN KEY' AND lower(schema_name) = lower("
            + text(schema)
            + ") AND lower(referenced_table) = lower("
            + text(table.name())
            + ") ORDER BY 1, 2";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        references.add(
            new IncomingReference(
                new TableName(table.schema(), rows.getString(1)).toString(),
                rows.getString(2),
                IncomingReference.OnDelete.REFUSED));
      }
    }
    return references;
  }

  private String isTable(TableName table) {
    return "database_name = '"
        + DuckDbWarehouse.ALIAS
        + "' AND lower(schema_name) = lower("
        + text(table.schema().orElse("main"))
        + ") AND lower(table_name) = lower("
        + text(table.name())
        + ")";
  }

  private String text(String value) {
    return dialect.literal(new TextValue(value));
  }
}
