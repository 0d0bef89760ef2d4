package dev.portcullis.warehouse.postgres;

import dev.portcullis.contract.Column;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.ledger.KnownLoad;
import dev.portcullis.ledger.Ledger;
import dev.portcullis.ledger.RowTotals;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.quarantine.QuarantineSource;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.staging.Judgement;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.staging.TableChecks;
import dev.portcullis.warehouse.ColumnDifferences;
import dev.portcullis.warehouse.Entries;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.LoadResult;
import dev.portcullis.warehouse.TargetAddress.PostgresServer;
import dev.portcullis.warehouse.WarehouseException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.JdbiException;

/** One load into Postgres: one transaction, and what is said when it fails. */
final class PostgresLoad {
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
    this.connector = new PostgresConnector(address);
    this.errors = new PostgresErrors(address);
    this.dialect = dialect;
    this.order = order;
    this.staged = staged;
    this.table = dialect.qualified(order.contract().table());
  }

  LoadResult run() {
    try (Connection connection = connector.open("portcullis " + order.runId())) {
      connection.setAutoCommit(false);
      return run(connection);
    } catch (SQLException e) {
      throw (order.contract().hidesValues() ? errors.hidingValues() : errors).refused("Loading", e);
    } catch (JdbiException e) {
      throw Entries.ledgerFailed(address.display(), e);
    }
  }

  private LoadResult run(Connection connection) throws SQLException {
    try {
      execute(connection, "SET LOCAL lock_timeout = " + Math.max(1, wait.toMillis()));
      checkEncoding(connection);
      long oid = target(connection);
      new TableLock(connection, address.display())
          .take(oid, order.contract().table().toString(), wait);
      return locked(connection, oid);
    } catch (SQLException e) {
      rollbackQuietly(connection);
      if (PostgresErrors.isConstraint(e)) {
        return new LoadResult.Refused(
            new PostgresRefusals(connection, dialect, order, staged).find(e));
      }
      throw e;
    } catch (RuntimeException e) {
      rollbackQuietly(connection);
      throw e;
    }
  }

  private LoadResult locked(Connection connection, long oid) throws SQLException {
    PostgresCatalog catalog = new PostgresCatalog(connection);
    checkColumns(catalog, oid);
    Ledger ledger = Ledger.over(connection);
    ledger.checkUsable();
    String name = catalog.name(oid);
    Optional<KnownLoad> known = Entries.known(ledger, order, name, staged.rows());
    if (known.isPresent()) {
      connection.rollback();
      return Entries.alreadyLoaded(known.get());
    }
    Judgement judgement = judgeInTable(connection, oid);
    if (!order.admission().admits(judgement)) {
      connection.rollback();
      return new LoadResult.NotAdmitted(judgement);
    }
    new BinaryCopy(connection, dialect, staged).into(table);
    Instant now = Instant.now();
    QuarantineSource kept = order.admission().quarantine(judgement);
    new PostgresQuarantine(connection).write(order, name, kept, now);
    RowTotals rows = RowTotals.loaded(staged.remainingRows(), kept.count(), judgement.warned());
    ledger.record(Entries.loaded(order, name, rows, judgement, now));
    return commit(connection, ledger, judgement);
  }

  private Judgement judgeInTable(Connection connection, long oid) throws SQLException {
    TableChecks checks = order.admission().tableChecks();
    PostgresLookups lookups =
        new PostgresLookups(connection, dialect, order.contract(), address.display());
    for (UniqueRule rule : checks.keys()) {
      lookups.judge(rule, checks);
    }
    for (ReferenceRule rule : checks.references()) {
      lookups.judge(rule, checks, oid);
    }
    return checks.judgement();
  }

  /**
   * Commits. A commit that returns is no proof (pgjdbc issue 1697), one that fails on the wire may
   * have happened: the ledger says which, over a new connection if need be.
   */
  private LoadResult commit(Connection connection, Ledger ledger, Judgement judgement)
      throws SQLException {
    boolean committed;
    try {
      connection.commit();
      committed = ledger.contains(order.runId());
      connection.rollback();
    } catch (SQLException | JdbiException e) {
      try (Connection fresh = connector.open("portcullis " + order.runId())) {
        committed = Ledger.over(fresh).contains(order.runId());
      }
    }
    if (!committed) {
      throw new WarehouseException(
          ProblemCode.WAREHOUSE_REFUSED,
          "The load was not committed in `"
              + address.display()
              + "`: the ledger has no entry of run `"
              + order.runId()
              + "`.",
          "Nothing was loaded; load the file again.");
    }
    return new LoadResult.Loaded(judgement);
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
    return new PostgresCatalog(connection)
        .table(table)
        .orElseThrow(
            () ->
                new WarehouseException(
                    ProblemCode.TABLE_MISSING,
                    "The table `"
                        + order.contract().table()
                        + "` does not exist in `"
                        + address.display()
                        + "`.",
                    "Run `portcullis migrate` and `portcullis apply`, or load with `--migrate auto`."));
  }

  private void checkColumns(PostgresCatalog catalog, long oid) throws SQLException {
    List<String> differences =
        ColumnDifferences.of(order.contract(), catalog.columns(oid), this::catalogType);
    if (!differences.isEmpty()) {
      throw new WarehouseException(
          ProblemCode.TABLE_DIFFERS,
          "The table `"
              + order.contract().table()
              + "` in `"
              + address.display()
              + "` differs from the contract: "
              + String.join("; ", differences)
              + ".",
          "Change the table by hand, or take the contract's change back: migrations so far create"
              + " tables and do not change them.");
    }
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
   * itself.
   */
  private static void rollbackQuietly(Connection connection) {
    try {
      connection.rollback();
    } catch (SQLException ignored) {
      // The server rolls back when it notices that the connection is closed.
    }
  }
}
