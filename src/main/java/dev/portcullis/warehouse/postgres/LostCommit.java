package dev.portcullis.warehouse.postgres;

import dev.portcullis.ledger.Ledger;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.warehouse.Patience;
import dev.portcullis.warehouse.WarehouseException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jdbi.v3.core.JdbiException;

/**
 * Finds out how a commit ended whose answer was lost. The ledger tells, but an entry that is not
 * there may still come: the server may not have read the commit yet, or still wait for a reply on
 * the dead connection. So a missing entry counts only once the table's advisory lock is free, which
 * the transaction holds to its end.
 */
final class LostCommit {
  private final PostgresConnector connector;
  private final long table;
  private final String runId;

  LostCommit(PostgresConnector connector, long table, String runId) {
    this.connector = connector;
    this.table = table;
    this.runId = runId;
  }

  /**
   * Whether the run is committed.
   *
   * @throws WarehouseException when that could not be found out in the time to wait
   */
  boolean hasHappened() {
    Patience patience = Patience.of(connector.patience());
    String why;
    do {
      try (Connection fresh = connector.open("portcullis " + runId)) {
        Ledger ledger = Ledger.over(fresh);
        if (ledger.contains(runId)) {
          return true;
        }
        if (!isStandby(fresh) && isOver(fresh)) {
          return ledger.contains(runId);
        }
        why = "its transaction is not over yet";
      } catch (SQLException | JdbiException e) {
        why = "the connection was lost again";
      } catch (WarehouseException e) {
        why = "no new connection could be made";
      }
    } while (patience.nap());
    throw new WarehouseException(
        ProblemCode.OUTCOME_UNKNOWN,
        "The connection to `"
            + connector.target()
            + "` was lost during the commit of run `"
            + runId
            + "`, and "
            + why
            + ": whether the file was loaded is not known.",
        "Load the same file again once the server answers: the ledger decides, so that its rows are"
            + " there once. `portcullis report "
            + runId
            + "` tells too.");
  }

  /** One that follows another server may not have the entry yet. */
  private static boolean isStandby(Connection fresh) throws SQLException {
    return isTrue(fresh, "SELECT pg_is_in_recovery()");
  }

  /** The lock ends with the statement. */
  private boolean isOver(Connection fresh) throws SQLException {
    return isTrue(fresh, TableLock.tryTaking(table));
  }

  private static boolean isTrue(Connection fresh, String query) throws SQLException {
    try (Statement statement = fresh.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      return rows.next() && rows.getBoolean(1);
    }
  }
}
