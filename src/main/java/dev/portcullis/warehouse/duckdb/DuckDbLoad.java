package dev.portcullis.warehouse.duckdb;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.ledger.KnownLoad;
import dev.portcullis.ledger.Ledger;
import dev.portcullis.ledger.RowTotals;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.quarantine.QuarantineSource;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.staging.Judgement;
import dev.portcullis.staging.ReferenceTarget;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.staging.TableChecks;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.warehouse.ColumnDifferences;
import dev.portcullis.warehouse.Entries;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.LoadResult;
import dev.portcullis.warehouse.ReferenceTypes;
import dev.portcullis.warehouse.RefusalFinder;
import dev.portcullis.warehouse.TableRefusal;
import dev.portcullis.warehouse.WarehouseException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.JdbiException;

/** One load into an attached DuckDB file: one transaction, and what is said when it fails. */
final class DuckDbLoad {
  private final Connection connection;
  private final Dialect dialect;
  private final String target;
  private final DuckDbCatalog catalog;
  private final DuckDbQuarantine quarantine;

  DuckDbLoad(Connection connection, Dialect dialect, String target) {
    this.connection = connection;
    this.dialect = dialect;
    this.target = target;
    this.catalog = new DuckDbCatalog(connection, dialect);
    this.quarantine = new DuckDbQuarantine(connection);
  }

  LoadResult run(LoadOrder order, StagedFile staged) {
    try {
      execute("USE " + DuckDbWarehouse.ALIAS);
      checkColumns(order.contract());
      quarantine.register();
      execute("BEGIN TRANSACTION");
      return inTransaction(order, staged);
    } catch (SQLException e) {
      throw DuckDbErrors.refused("Loading", target, e);
    } catch (JdbiException e) {
      throw Entries.ledgerFailed(target, e);
    }
  }

  private LoadResult inTransaction(LoadOrder order, StagedFile staged) throws SQLException {
    Ledger ledger = Ledger.over(connection);
    boolean open = true;
    try {
      String name = name(order.contract().table());
      ledger.checkUsable();
      Optional<KnownLoad> known = Entries.known(ledger, order, name, staged.rows());
      if (known.isPresent()) {
        return Entries.alreadyLoaded(known.get());
      }
      Judgement judgement = judgeInTable(order);
      if (!order.admission().admits(judgement)) {
        return new LoadResult.NotAdmitted(judgement);
      }
      insert(order.contract(), staged);
      Instant now = Instant.now();
      QuarantineSource kept = order.admission().quarantine(judgement);
      quarantine.write(order, name, kept, now);
      RowTotals rows = RowTotals.loaded(staged.remainingRows(), kept.count(), judgement.warned());
      ledger.record(Entries.loaded(order, name, rows, judgement, now));
      execute("COMMIT");
      open = false;
      return confirmed(order, ledger, judgement);
    } catch (SQLException e) {
      if (!DuckDbErrors.isConstraint(e)) {
        throw e;
      }
      rollback();
      open = false;
      return refused(order, staged, e);
    } finally {
      if (open) {
        rollback();
      }
    }
  }

  /** {@code schema.table} as the ledger knows it: DuckDB tells no two names apart by case. */
  private static String name(TableName table) {
    return (table.schema().orElse("main") + "." + table.name()).toLowerCase(Locale.ROOT);
  }

  /** The file is open in this process alone, so nobody changes the other tables meanwhile. */
  private Judgement judgeInTable(LoadOrder order) throws SQLException {
    TableChecks checks = order.admission().tableChecks();
    for (UniqueRule rule : checks.keys()) {
      checks.key(rule).store(qualified(order.contract().table()));
    }
    for (ReferenceRule rule : checks.references()) {
      TableName table = rule.reference().table();
      Map<String, String> found = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
      found.putAll(catalog.columns(table));
      if (found.isEmpty()) {
        throw ReferenceTypes.missing(rule, target);
      }
      List<String> own =
          rule.reference().columns().stream()
              .map(column -> catalogType(order.contract().column(column)))
              .toList();
      ReferenceTypes.check(rule, target, own, found);
      boolean isSame = name(table).equals(name(order.contract().table()));
      checks
          .reference(rule, isSame ? ReferenceTarget.SAME_TABLE : ReferenceTarget.OTHER_TABLE)
          .store(qualified(table));
    }
    return checks.judgement();
  }

  /** With the database, as the staging tables are in scope too. */
  private String qualified(TableName table) {
    String schema = dialect.quote(table.schema().orElse("main"));
    return DuckDbWarehouse.ALIAS + "." + schema + "." + dialect.quote(table.name());
  }

  private void insert(Contract contract, StagedFile staged) throws SQLException {
    String columns =
        contract.columns().stream()
            .map(column -> dialect.quote(column.name()))
            .collect(Collectors.joining(", "));
    String sql =
        "INSERT INTO "
            + dialect.qualified(contract.table())
            + " ("
            + columns
            + ") SELECT "
            + columns
            + " FROM "
            + staged.remaining();
    try (Statement statement = connection.createStatement()) {
      long inserted = statement.executeLargeUpdate(sql);
      if (inserted != staged.remainingRows()) {
        throw new IllegalStateException(
            "staged " + staged.remainingRows() + " rows, the table took " + inserted);
      }
    }
  }

  /** A commit that returns is no proof (pgjdbc issue 1697, DuckDB alike); the ledger's entry is. */
  private LoadResult confirmed(LoadOrder order, Ledger ledger, Judgement judgement) {
    if (!ledger.contains(order.runId())) {
      throw new WarehouseException(
          ProblemCode.WAREHOUSE_REFUSED,
          "The load was committed to `"
              + target
              + "`, but the ledger has no entry of run `"
              + order.runId()
              + "`; nothing was loaded.",
          "Load the file again.");
    }
    return new LoadResult.Loaded(judgement);
  }

  private void checkColumns(Contract contract) throws SQLException {
    Map<String, String> found = catalog.columns(contract.table());
    if (found.isEmpty()) {
      throw new WarehouseException(
          ProblemCode.TABLE_MISSING,
          "The table `" + contract.table() + "` does not exist in `" + target + "`.",
          "Run `portcullis migrate` and `portcullis apply`, or load with `--migrate auto`.");
    }
    List<String> differences = ColumnDifferences.of(contract, found, this::catalogType);
    if (!differences.isEmpty()) {
      throw new WarehouseException(
          ProblemCode.TABLE_DIFFERS,
          "The table `"
              + contract.table()
              + "` in `"
              + target
              + "` differs from the contract: "
              + String.join("; ", differences)
              + ".",
          "Change the table by hand, or take the contract's change back: migrations so far create"
              + " tables and do not change them.");
    }
  }

  private String catalogType(Column column) {
    return column.type() instanceof InstantType
        ? "TIMESTAMP WITH TIME ZONE"
        : dialect.type(column.type());
  }

  private LoadResult refused(LoadOrder order, StagedFile staged, SQLException cause)
      throws SQLException {
    RefusalFinder finder =
        new RefusalFinder(
            connection,
            dialect,
            staged.remaining(),
            staged.rowColumn(),
            dialect.qualified(order.contract().table()),
            order);
    List<TableRefusal> refusals =
        new DuckDbRefusals(finder, catalog.constraints(order.contract().table())).find(cause);
    if (refusals.isEmpty()) {
      // Something that the catalog does not list as a constraint, such as a unique index.
      throw new WarehouseException(
          ProblemCode.TABLE_REFUSED,
          "The table `"
              + order.contract().table()
              + "` in `"
              + target
              + "` refused the rows by a constraint that its catalog does not list.",
          DuckDbErrors.kindOf(cause));
    }
    return new LoadResult.Refused(refusals);
  }

  private void rollback() throws SQLException {
    execute("ROLLBACK");
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
