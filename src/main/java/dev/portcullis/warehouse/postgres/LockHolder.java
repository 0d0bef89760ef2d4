package dev.portcullis.warehouse.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/**
 * Another session that holds a lock which a load waits for, as the server tells it to this user.
 *
 * @param relation what it holds, {@code schema.table}
 * @param session in words
 */
record LockHolder(String relation, String session) {

  /**
   * The tables that a load writes into or whose keys it needs. Locks that readers take hinder no
   * load. A strong lock comes first, then that of a writer, whose row or key the load may wait for.
   */
  private static final String HOLDERS =
      "SELECT nspname || '.' || relname, a.pid, a.application_name, a.usename, a.xact_start::text"
          + " FROM pg_locks l JOIN pg_class c ON c.oid = l.relation"
          + " JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_stat_activity a ON a.pid = l.pid"
          + " WHERE l.granted AND l.pid <> pg_backend_pid() AND l.database ="
          + " (SELECT oid FROM pg_database WHERE datname = current_database())"
          + " AND l.mode NOT IN ('AccessShareLock', 'RowShareLock')"
          + " AND (c.oid = ? OR nspname = 'portcullis' OR c.oid IN"
          + " (SELECT confrelid FROM pg_constraint WHERE conrelid = ? AND contype = 'f'))"
          + " ORDER BY l.mode = 'RowExclusiveLock', c.oid <> ?, a.xact_start LIMIT 1";

  /** Who keeps a load of the table from going on; empty when it has just gone. */
  static Optional<LockHolder> of(Connection connection, long table) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(HOLDERS)) {
      statement.setLong(1, table);
      statement.setLong(2, table);
      statement.setLong(3, table);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next()
            ? Optional.of(new LockHolder(rows.getString(1), session(rows)))
            : Optional.empty();
      }
    }
  }

  /** Since when is told to those alone who may see the statistics of that user. */
  private static String session(ResultSet rows) throws SQLException {
    String since = rows.getString(5);
    return "server process "
        + rows.getString(2)
        + ", `"
        + rows.getString(3)
        + "`, user `"
        + rows.getString(4)
        + "`"
        + (since == null ? "" : ", since " + since);
  }
}
