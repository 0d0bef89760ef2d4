package dev.portcullis.warehouse.postgres;

import dev.portcullis.contract.Column;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.warehouse.ColumnDifferences;
import dev.portcullis.warehouse.Entries;
import dev.portcullis.warehouse.IncomingReference;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.LoadResult;
import dev.portcullis.warehouse.LoadSteps;
import dev.portcullis.warehouse.TargetAddress.PostgresServer;
import dev.portcullis.warehouse.WarehouseException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.JdbiException;

/** One load into Postgres: one transaction, and what is said when it fails. */
final class PostgresLoad {
  /**
   * With {@code off} a crash of the server may lose what it has told to be committed. Stricter
   * values than {@code on} stay.
   */
  private static final String LASTING_COMMIT =
      "SELECT set_config('synchronous_commit', 'on', true)"
          + " WHERE current_setting('synchronous_commit') = 'off'";

  private final PostgresServer address;
  private final Duration wait;
  private final PostgresConnector connector;
  private final PostgresErrors errors;
  private final Dialect dialect;
  private final LoadOrder order;
  private final StagedFile staged;
  private final String table;

  PostgresLoad(
      PostgresServer address, Duration wait, Dialect dialect, LoadOrder order, StagedFile staged) {
    this.address = address;
    this.wait = wait;
    this.connector = new PostgresConnector(address, wait);
    this.errors = new PostgresErrors(address);
    this.dialect = dialect;
    this.order = order;
    this.staged = staged;
    this.table = dialect.qualified(order.contract().table());
  }

  LoadResult run() {
    try (Connection connection = connector.open("portcullis " + order.runId())) {
      // In a stricter mode a statement would not see what was committed while it waited for a lock.
      connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
      connection.setAutoCommit(false);
      return run(connection);
    } catch (SQLException e) {
      throw words().refused("Loading", e);
    } catch (JdbiException e) {
      throw ledgerFailed(e);
    }
  }

  private LoadResult run(Connection connection) throws SQLException {
    try {
      execute(connection, "SET LOCAL lock_timeout = " + Math.max(1, wait.toMillis()));
      execute(connection, LASTING_COMMIT);
      checkEncoding(connection);
      long oid = target(connection);
      new TableLock(connection, address.display())
          .take(oid, order.contract().table().toString(), wait);
      ColumnDifferences.check(
          order.contract(),
          new PostgresCatalog(connection).columns(oid),
          this::catalogType,
          address.display());
      PostgresTransaction transaction =
          new PostgresTransaction(connector, connection, dialect, order, staged, oid);
      return new LoadSteps(order, staged, transaction).run();
    } catch (SQLException e) {
      rollbackQuietly(connection);
      if (PostgresErrors.isConstraint(e)) {
        return refused(connection, e);
      }
      throw new FailedLoad(connection, order, address).explain(e).orElseThrow(() -> e);
    } catch (JdbiException e) {
      rollbackQuietly(connection);
      throw new FailedLoad(connection, order, address).explain(e).orElseThrow(() -> e);
    } finally {
      rollbackQuietly(connection);
    }
  }

  /** A connection that broke while the ledger was used is no fault of the ledger. */
  private WarehouseException ledgerFailed(JdbiException e) {
    return e.getCause() instanceof SQLException cause && PostgresErrors.isLost(cause)
        ? errors.refused("Using the ledger", cause)
        : Entries.ledgerFailed(address.display(), e);
  }

  private LoadResult refused(Connection connection, SQLException cause) throws SQLException {
    Optional<IncomingReference> reference =
        new PostgresCatalog(connection)
            .incomingReference(table, String.valueOf(PostgresErrors.constraint(cause)));
    connection.rollback();
    if (reference.isPresent()) {
      throw reference.get().refused(order.contract().table(), address.display(), order.mode());
    }
    return new LoadResult.Refused(
        new PostgresRefusals(connection, dialect, order, staged, words()).find(cause));
  }

  private PostgresErrors words() {
    return order.contract().hidesValues() ? errors.hidingValues() : errors;
  }

  /**
   * In another encoding the server counts bytes for characters, or cannot hold what a file holds.
   */
  private void checkEncoding(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SHOW server_encoding")) {
      rows.next();
      String encoding = rows.getString(1);
      if (!encoding.equals("UTF8")) {
        throw new WarehouseException(
            ProblemCode.WAREHOUSE_REFUSED,
            "The database `"
                + address.display()
                + "` has the encoding "
                + encoding
                + ", UTF8 is needed.",
            "Make the database with `ENCODING 'UTF8'`.");
      }
    }
  }

  private long target(Connection connection) throws SQLException {
    OptionalLong oid = new PostgresCatalog(connection).table(table);
    if (oid.isEmpty()) {
      throw new FailedLoad(connection, order, address).hidden().orElseGet(this::tableMissing);
    }
    return oid.getAsLong();
  }

  private WarehouseException tableMissing() {
    return new WarehouseException(
        ProblemCode.TABLE_MISSING,
        "The table `"
            + order.contract().table()
            + "` does not exist in `"
            + address.display()
            + "`.",
        "Run `portcullis migrate` and `portcullis apply`, or load with `--migrate auto`.");
  }

  private String catalogType(Column column) {
    return PostgresCatalog.spelling(dialect.type(column.type()));
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /**
   * The fault that led here is the one to tell; a connection that is gone has rolled back by
   * itself, and after a commit there is nothing to roll back.
   */
  private static void rollbackQuietly(Connection connection) {
    try {
      connection.rollback();
    } catch (SQLException ignored) {
      // The server rolls back when it notices that the connection is closed.
    }
  }
}
