package dev.portcullis.warehouse.postgres;

import dev.portcullis.contract.Reference;
import dev.portcullis.contract.TableName;
import dev.portcullis.warehouse.LoadMode;
import dev.portcullis.warehouse.LoadOrder;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which of the rights that a load needs its user lacks. */
final class MissingRights {
  /**
   * Rights on single columns count, since they may be those of the contract, but for those that a
   * lock of the table asks for.
   */
  private static final String QUERY =
      "SELECT DISTINCT place, said FROM (SELECT 1 AS place, 'USAGE on schema `' || nspname || '`' AS"
          + " said, has_schema_privilege(oid, 'USAGE') AS has FROM pg_namespace"
          + " WHERE nspname = ANY (?) UNION ALL"
          + " SELECT 2, needed || ' on `' || nspname || '.' || relname || '`', CASE needed"
          + " WHEN 'DELETE' THEN has_table_privilege(c.oid, needed)"
          + " WHEN 'UPDATE' THEN has_table_privilege(c.oid, needed)"
          + " ELSE has_any_column_privilege(c.oid, needed) END"
          + " FROM unnest(?, ?, ?) AS wanted(space, name, needed)"
          + " JOIN pg_namespace n ON nspname = space JOIN pg_class c ON c.relnamespace = n.oid"
          + " AND relname = name UNION ALL SELECT 3, 'TEMPORARY on database `' || current_database()"
          + " || '`', has_database_privilege(current_database(), 'TEMPORARY') WHERE ?"
          + ") AS rights WHERE NOT has ORDER BY 1, 2";

  private final List<String> schemas = new ArrayList<>();
  private final List<String> tables = new ArrayList<>();
  private final List<String> needed = new ArrayList<>();
  private final LoadMode mode;

  private MissingRights(LoadMode mode) {
    this.mode = mode;
  }

  /** Says them as a list; empty when none is found to be missing. */
  static String of(Connection connection, LoadOrder order) throws SQLException {
    MissingRights rights = new MissingRights(order.mode());
    // A schema that the user may not use is not in the search path.
    String schema = Optional.ofNullable(connection.getSchema()).orElse("public");
    rights.collect(order, schema);
    return rights.ask(connection);
  }

  private void collect(LoadOrder order, String schema) {
    TableName table = order.contract().table();
    need(table, schema, "SELECT");
    need(table, schema, "INSERT");
    if (mode == LoadMode.OVERWRITE) {
      need(table, schema, "DELETE");
    }
    if (mode == LoadMode.MERGE) {
      need(table, schema, "UPDATE");
    }
    for (Reference reference : order.contract().checks().references()) {
      need(reference.table(), schema, "SELECT");
    }
    need("portcullis", "loads", "SELECT");
    need("portcullis", "loads", "INSERT");
    need("portcullis", "load_rules", "INSERT");
    need("portcullis", "quarantine", "INSERT");
  }

  private void need(TableName table, String schema, String right) {
    need(table.schema().orElse(schema), table.name(), right);
  }

  private void need(String schema, String table, String right) {
    schemas.add(schema);
    tables.add(table);
    needed.add(right);
  }

  private String ask(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(QUERY)) {
      statement.setArray(1, array(connection, schemas));
      statement.setArray(2, array(connection, schemas));
      statement.setArray(3, array(connection, tables));
      statement.setArray(4, array(connection, needed));
      // Only a merge cannot do without.
      statement.setBoolean(5, mode == LoadMode.MERGE);
      try (ResultSet rows = statement.executeQuery()) {
        List<String> missing = new ArrayList<>();
        while (rows.next()) {
          missing.add(rows.getString(2));
        }
        return missing.stream().collect(Collectors.joining(", "));
      }
    }
  }

  private static java.sql.Array array(Connection connection, List<String> values)
      throws SQLException {
    return connection.createArrayOf("text", values.toArray());
  }
}
