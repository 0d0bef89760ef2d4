package dev.portcullis.warehouse.postgres;

import dev.portcullis.problem.ProblemCode;
import dev.portcullis.warehouse.Patience;
import dev.portcullis.warehouse.WarehouseException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;

/**
 * One load of a table at a time: an advisory lock that ends with the transaction, so that nothing
 * is left of it after a crash. It is taken for the table's identity, whatever name a contract gives
 * it.
 */
final class TableLock {
  /** Tells our locks from those of other programs: the letters PORT. */
  private static final int CLASS = 0x504F5254;

  private static final String HOLDER =
      "SELECT a.pid, a.application_name, a.xact_start::text FROM pg_locks l"
          + " JOIN pg_stat_activity a ON a.pid = l.pid WHERE l.locktype = 'advisory'"
          + " AND l.granted AND l.classid = "
          + CLASS
          + " AND l.objid = ?::oid AND l.database ="
          + " (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1";

  private final Connection connection;
  private final String target;

  TableLock(Connection connection, String target) {
    this.connection = connection;
    this.target = target;
  }

  /** Takes the lock or says who holds it. */
  void take(long table, String name, Duration wait) throws SQLException {
    Patience patience = Patience.of(wait);
    while (!tryTake(table)) {
      if (!patience.nap()) {
        throw new WarehouseException(
            ProblemCode.WAREHOUSE_BUSY,
            "Another load of `" + name + "` in `" + target + "` is running" + holder(table) + ".",
            "Wait for it, or give `--wait` more seconds.");
      }
    }
  }

  /** The query that takes the lock of a table until the end of its transaction, if it is free. */
  static String tryTaking(long table) {
    return "SELECT pg_try_advisory_xact_lock(" + CLASS + ", " + table + "::bigint::oid::int)";
  }

  private boolean tryTake(long table) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(tryTaking(table))) {
      rows.next();
      return rows.getBoolean(1);
    }
  }

  private String holder(long table) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(HOLDER)) {
      statement.setLong(1, table);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next()
            ? " (server process "
                + rows.getString(1)
                + ", `"
                + rows.getString(2)
                + "`, since "
                + rows.getString(3)
                + ")"
            : "";
      }
    }
  }
}
