package dev.portcullis.warehouse.duckdb;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.warehouse.ColumnDifferences;
import dev.portcullis.warehouse.Entries;
import dev.portcullis.warehouse.LoadMode;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.LoadResult;
import dev.portcullis.warehouse.LoadSteps;
import dev.portcullis.warehouse.RefusalFinder;
import dev.portcullis.warehouse.StagedRows;
import dev.portcullis.warehouse.TableRefusal;
import dev.portcullis.warehouse.WarehouseException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.JdbiException;

/** One load into an attached DuckDB file: one transaction, and what is said when it fails. */
final class DuckDbLoad {
  private final Connection connection;
  private final Dialect dialect;
  private final String target;
  private final DuckDbCatalog catalog;

  DuckDbLoad(Connection connection, Dialect dialect, String target) {
    this.connection = connection;
    this.dialect = dialect;
    this.target = target;
    this.catalog = new DuckDbCatalog(connection, dialect);
  }

  LoadResult run(LoadOrder order, StagedFile staged) {
    try {
      execute("USE " + DuckDbWarehouse.ALIAS);
      checkColumns(order.contract());
      DuckDbQuarantine quarantine =
          new DuckDbQuarantine(connection, staged.database().scratchDirectory());
      quarantine.register();
      return inTransaction(order, staged, quarantine);
    } catch (SQLException e) {
      throw DuckDbErrors.refused("Loading", target, e);
    } catch (JdbiException e) {
      throw Entries.ledgerFailed(target, e);
    }
  }

  private LoadResult inTransaction(LoadOrder order, StagedFile staged, DuckDbQuarantine quarantine)
      throws SQLException {
    DuckDbTransaction transaction =
        new DuckDbTransaction(connection, dialect, target, order, staged, quarantine);
    try {
      return new LoadSteps(order, staged, transaction).run();
    } catch (SQLException e) {
      if (!DuckDbErrors.isConstraint(e)) {
        throw e;
      }
      transaction.rollback();
      return refused(order, staged, e);
    } finally {
      transaction.rollback();
    }
  }

  private void checkColumns(Contract contract) throws SQLException {
    Map<String, String> found = catalog.columns(contract.table());
    if (found.isEmpty()) {
      throw new WarehouseException(
          ProblemCode.TABLE_MISSING,
          "The table `" + contract.table() + "` does not exist in `" + target + "`.",
          "Run `portcullis migrate` and `portcullis apply`, or load with `--migrate auto`.");
    }
    ColumnDifferences.check(contract, found, catalog::type, target);
  }

  private LoadResult refused(LoadOrder order, StagedFile staged, SQLException cause)
      throws SQLException {
    TableName table = order.contract().table();
    if (DuckDbErrors.isReferredTo(cause)) {
      throw referredTo(table, order.mode(), cause);
    }
    RefusalFinder finder =
        new RefusalFinder(
            connection,
            dialect,
            new StagedRows(staged.remaining(), staged.rowColumn(), staged.columns()),
            dialect.qualified(table),
            order);
    List<TableRefusal> refusals =
        new DuckDbRefusals(finder, catalog.constraints(table)).find(cause);
    if (refusals.isEmpty()) {
      // Something that the catalog does not list as a constraint, such as a unique index.
      throw new WarehouseException(
          ProblemCode.TABLE_REFUSED,
          "The table `"
              + table
              + "` in `"
              + target
              + "` refused the rows by a constraint that its catalog does not list.",
          DuckDbErrors.kindOf(cause));
    }
    return new LoadResult.Refused(refusals);
  }

  /** The engine does not name the constraint, so the first one is told that it can mean. */
  private WarehouseException referredTo(TableName table, LoadMode mode, SQLException cause)
      throws SQLException {
    return catalog.incomingReferences(table).stream()
        .findFirst()
        .map(reference -> reference.refused(table, target, mode))
        .orElseGet(() -> DuckDbErrors.refused("Loading", target, cause));
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
