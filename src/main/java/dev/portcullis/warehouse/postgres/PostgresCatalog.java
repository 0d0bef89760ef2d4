package dev.portcullis.warehouse.postgres;

import dev.portcullis.staging.ReferenceTarget;
import dev.portcullis.warehouse.IncomingReference;
import dev.portcullis.warehouse.TableConstraint;
import dev.portcullis.warehouse.TableRefusal;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** What Postgres knows of a table. */
final class PostgresCatalog {
  private static final String COLUMNS =
      "SELECT attname, format_type(atttypid, atttypmod) FROM pg_attribute"
          + " WHERE attrelid = ? AND attnum > 0 AND NOT attisdropped ORDER BY attnum";

  private static final String NO_OTHER = "CAST(NULL AS text), CAST(NULL AS name[]), false";

  /**
   * Unique indexes stand for primary keys and unique constraints too; partial and expression ones
   * are left out.
   */
  private static final String CONSTRAINTS =
      "SELECT conname, 'CHECK', ARRAY(SELECT attname FROM pg_attribute WHERE attrelid = conrelid"
          + " AND attnum = ANY (conkey)), pg_get_expr(conbin, conrelid), "
          + NO_OTHER
          + " FROM pg_constraint WHERE conrelid = ?1 AND contype = 'c'"
          + " UNION ALL SELECT relname, 'KEY', ARRAY(SELECT attname FROM pg_attribute a"
          + " WHERE attrelid = indrelid AND attnum = ANY (indkey)), '', "
          + NO_OTHER
          + " FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = ?1"
          + " AND indisunique AND indpred IS NULL AND indexprs IS NULL"
          + " UNION ALL SELECT attname || ' NOT NULL', 'NOT_NULL', ARRAY[attname], '', "
          + NO_OTHER
          + " FROM pg_attribute WHERE attrelid = ?1 AND attnum > 0 AND attnotnull AND NOT attisdropped"
          + " UNION ALL SELECT conname, 'FOREIGN_KEY', ARRAY(SELECT attname FROM unnest(conkey)"
          + " WITH ORDINALITY AS u(number, place) JOIN pg_attribute ON attrelid = conrelid"
          + " AND attnum = number ORDER BY place), pg_get_constraintdef(pg_constraint.oid),"
          + " CAST(confrelid::regclass AS text), ARRAY(SELECT attname FROM unnest(confkey)"
          + " WITH ORDINALITY AS u(number, place) JOIN pg_attribute ON attrelid = confrelid"
          + " AND attnum = number ORDER BY place), confrelid = conrelid"
          + " FROM pg_constraint WHERE conrelid = ?1 AND contype = 'f'";

  /** Cascades, and those that set NULL or a default, change rows of the other table. */
  private static final String INCOMING =
      "SELECT CAST(conrelid::regclass AS text), conname, confdeltype IN ('c', 'n', 'd')"
          + " FROM pg_constraint WHERE confrelid = ? AND conrelid <> confrelid AND contype = 'f'"
          + " AND conparentid = 0 ORDER BY 1, 2";

  private static final Map<String, String> SPELLING =
      Map.of(
          "timestamp", "timestamp without time zone",
          "timestamptz", "timestamp with time zone",
          "time", "time without time zone");

  private final Connection connection;

  PostgresCatalog(Connection connection) {
    this.connection = connection;
  }

  /** A type of the dialect as the catalog spells it. */
  static String spelling(String type) {
    return SPELLING.getOrDefault(type, type);
  }

  /** The identity of a table, found as any statement would find it; empty when there is none. */
  OptionalLong table(String qualified) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement("SELECT to_regclass(?)::oid::bigint")) {
      statement.setString(1, qualified);
      try (ResultSet rows = statement.executeQuery()) {
        rows.next();
        long oid = rows.getLong(1);
        return rows.wasNull() ? OptionalLong.empty() : OptionalLong.of(oid);
      }
    }
  }

  /** {@code schema.table}, whatever the search path is. */
  String name(long table) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement(
            "SELECT nspname || '.' || relname FROM pg_class JOIN pg_namespace n ON n.oid ="
                + " relnamespace WHERE pg_class.oid = ?")) {
      statement.setLong(1, table);
      try (ResultSet rows = statement.executeQuery()) {
        rows.next();
        return rows.getString(1);
      }
    }
  }

  /** Types by column name in the table's order. */
  Map<String, String> columns(long table) throws SQLException {
    Map<String, String> types = new LinkedHashMap<>();
    try (PreparedStatement statement = connection.prepareStatement(COLUMNS)) {
      statement.setLong(1, table);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          types.put(rows.getString(1), rows.getString(2));
        }
      }
    }
    return types;
  }

  List<TableConstraint> constraints(long table) throws SQLException {
    List<TableConstraint> constraints = new ArrayList<>();
    String sql = CONSTRAINTS.replace("?1", Long.toString(table));
    try (PreparedStatement statement = connection.prepareStatement(sql);
        ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        constraints.add(
            new TableConstraint(
                rows.getString(1),
                TableRefusal.Kind.valueOf(rows.getString(2)),
                names(rows.getArray(3)),
                rows.getString(4),
                other(rows)));
      }
    }
    return constraints;
  }

  /** The foreign keys of other tables that name this one. */
  List<IncomingReference> incomingReferences(long table) throws SQLException {
    List<IncomingReference> references = new ArrayList<>();
    try (PreparedStatement statement = connection.prepareStatement(INCOMING)) {
      statement.setLong(1, table);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          references.add(
              new IncomingReference(
                  rows.getString(1),
                  rows.getString(2),
                  rows.getBoolean(3)
                      ? IncomingReference.OnDelete.CHANGES_ROWS
                      : IncomingReference.OnDelete.REFUSED));
        }
      }
    }
    return references;
  }

  /** The one of that name among the foreign keys of other tables that name this one. */
  Optional<IncomingReference> incomingReference(String qualified, String constraint)
      throws SQLException {
    OptionalLong oid = table(qualified);
    return oid.isEmpty()
        ? Optional.empty()
        : incomingReferences(oid.getAsLong()).stream()
            .filter(reference -> reference.constraint().equals(constraint))
            .findFirst();
  }

  private static Optional<TableConstraint.Other> other(ResultSet rows) throws SQLException {
    String relation = rows.getString(5);
    return relation == null
        ? Optional.empty()
        : Optional.of(
            new TableConstraint.Other(
                relation,
                names(rows.getArray(6)),
                rows.getBoolean(7) ? ReferenceTarget.SAME_TABLE : ReferenceTarget.OTHER_TABLE));
  }

  private static List<String> names(Array array) throws SQLException {
    return List.of((String[]) array.getArray());
  }
}
