package dev.portcullis.warehouse.duckdb;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.duckdb.DuckDbDialect;
import dev.portcullis.ledger.Ledger;
import dev.portcullis.ledger.QuarantineTable;
import dev.portcullis.ledger.QuarantineTable.StoredRecord;
import dev.portcullis.ledger.RunFilter;
import dev.portcullis.ledger.RunHistory;
import dev.portcullis.ledger.RunLine;
import dev.portcullis.ledger.RunSearch;
import dev.portcullis.migrate.Evidence;
import dev.portcullis.migrate.TableLooks;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.warehouse.Entries;
import dev.portcullis.warehouse.FlywayApply;
import dev.portcullis.warehouse.LiveRows;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.LoadResult;
import dev.portcullis.warehouse.Patience;
import dev.portcullis.warehouse.RefusedRun;
import dev.portcullis.warehouse.TableDescription;
import dev.portcullis.warehouse.TableInspection;
import dev.portcullis.warehouse.TargetAddress.DuckDbFile;
import dev.portcullis.warehouse.Warehouse;
import dev.portcullis.warehouse.WarehouseException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Consumer;
import org.jdbi.v3.core.JdbiException;

/**
 * A DuckDB file. For a load it is attached to the staging database, so that rows travel inside one
 * process; at all other times it is closed, since a DuckDB file is open in one process at a time.
 */
public final class DuckDbWarehouse implements Warehouse {
  static final String ALIAS = "target";
  private static final String READING = "Reading the ledger";

  private final DuckDbFile address;
  private final Duration wait;
  private final Dialect dialect = new DuckDbDialect();

  /**
   * A file that need not exist yet.
   *
   * @param wait how long to wait while another process has the file open
   */
  public DuckDbWarehouse(DuckDbFile address, Duration wait) {
    this.address = address;
    this.wait = wait;
  }

  @Override
  public String target() {
    return address.display();
  }

  @Override
  public Dialect dialect() {
    return dialect;
  }

  @Override
  public List<String> pendingMigrations(Path directory) {
    if (!Files.exists(address.file())) {
      return FlywayApply.scriptNames(directory);
    }
    return whenFree(
        "Reading the history of migrations",
        () -> {
          try (Connection connection = DriverManager.getConnection(url(), readOnly())) {
            return FlywayApply.pending(connection, directory);
          }
        });
  }

  @Override
  public List<String> absentMigrations(Path directory) {
    return whenFree(
        "Reading the history of migrations",
        () -> {
          try (Connection connection = DriverManager.getConnection(url(), readOnly())) {
            return FlywayApply.absent(connection, directory);
          }
        });
  }

  @Override
  public List<String> migrate(Path directory) {
    Patience patience = Patience.of(wait);
    while (true) {
      try {
        return FlywayApply.apply(url(), Optional.empty(), Optional.empty(), directory);
      } catch (WarehouseException e) {
        // Flyway does not wait for a file that another process has open.
        if (e.code() != ProblemCode.WAREHOUSE_BUSY || !patience.nap()) {
          throw e;
        }
      }
    }
  }

  private String url() {
    return "jdbc:duckdb:" + address.file();
  }

  @Override
  public Optional<TableDescription> describe(TableName table) {
    if (!Files.exists(address.file())) {
      return Optional.empty();
    }
    return whenFree(
        "Reading the table",
        () -> {
          try (Connection connection = DriverManager.getConnection(url())) {
            return new DuckDbDescription(connection, dialect, table).describe();
          }
        });
  }

  @Override
  public List<TableInspection> inspect(List<Contract> contracts) {
    checkExists();
    return whenFree(
        "Reading the catalog",
        () -> {
          try (Connection connection = DriverManager.getConnection(url(), readOnly())) {
            return DuckDbInspection.of(connection, dialect, contracts);
          }
        });
  }

  @Override
  public List<Evidence> look(List<TableLooks> looks) {
    checkExists();
    return whenFree(
        "Counting rows",
        () -> {
          try (Connection connection = DriverManager.getConnection(url(), readOnly())) {
            return LiveRows.of(connection, looks, DuckDbStanding::over);
          }
        });
  }

  private void checkExists() {
    if (!Files.exists(address.file())) {
      throw new WarehouseException(
          ProblemCode.WAREHOUSE_UNREACHABLE,
          "The warehouse `" + target() + "` does not exist.",
          "Name the file by `--url jdbc:duckdb:FILE`; a first load or `portcullis apply` makes one.");
    }
  }

  @Override
  public LoadResult load(LoadOrder order, StagedFile staged) {
    if (!Files.exists(address.file())) {
      throw new WarehouseException(
          ProblemCode.TABLE_MISSING,
          "The warehouse `"
              + target()
              + "` does not exist, so it has no table `"
              + order.contract().table()
              + "`.",
          "Run `portcullis migrate` and `portcullis apply`, or load with `--migrate auto`.");
    }
    Connection connection = staged.database().connection();
    attach(connection);
    try {
      return new DuckDbLoad(connection, dialect, target()).run(order, staged);
    } finally {
      detach(connection);
    }
  }

  @Override
  public void record(RefusedRun refused) {
    String table = DuckDbTransaction.name(refused.run().contract().table());
    inFile(
        "Recording the run",
        new Properties(),
        connection -> {
          connection.setAutoCommit(false);
          Ledger ledger = Ledger.over(connection);
          ledger.checkUsable();
          ledger.record(Entries.refused(refused, table, Instant.now()));
          connection.commit();
          return table;
        });
  }

  @Override
  public List<RunLine> runs(RunFilter filter) {
    return inFile(READING, readOnly(), connection -> RunHistory.over(connection).latest(filter));
  }

  @Override
  public RunSearch run(String written) {
    return inFile(READING, readOnly(), connection -> RunHistory.over(connection).find(written));
  }

  @Override
  public void waiting(String run, Optional<String> rule, Consumer<StoredRecord> consumer) {
    inFile(
        READING,
        readOnly(),
        connection -> {
          new QuarantineTable(connection, "portcullis.quarantine")
              .waiting(run, rule, consumer::accept);
          return run;
        });
  }

  /** A connection would create the file. */
  private <T> T inFile(String doing, Properties properties, Use<T> use) {
    if (!Files.exists(address.file())) {
      throw new WarehouseException(
          ProblemCode.NO_LEDGER,
          "The warehouse `" + target() + "` does not exist, so it has no ledger.",
          Entries.NO_LEDGER_HINT);
    }
    try {
      return whenFree(
          doing,
          () -> {
            try (Connection connection = DriverManager.getConnection(url(), properties)) {
              return use.of(connection);
            }
          });
    } catch (JdbiException e) {
      throw Entries.ledgerFailed(target(), e);
    }
  }

  private static Properties readOnly() {
    Properties properties = new Properties();
    properties.setProperty("duckdb.read_only", "true");
    return properties;
  }

  /** What is done with a connection. */
  @FunctionalInterface
  private interface Use<T> {
    T of(Connection connection) throws SQLException;
  }

  private void attach(Connection connection) {
    String sql =
        "ATTACH '"
            + address.file().toString().replace("'", "''")
            + "' AS "
            + ALIAS
            + " (TYPE duckdb)";
    whenFree(
        "Opening the file",
        () -> {
          try (Statement statement = connection.createStatement()) {
            return statement.execute(sql);
          }
        });
  }

  /** Tries again as long as another process has the file open and there is patience left. */
  private <T> T whenFree(String doing, Attempt<T> attempt) {
    Patience patience = Patience.of(wait);
    while (true) {
      try {
        return attempt.run();
      } catch (SQLException e) {
        if (!DuckDbErrors.isLocked(e)) {
          throw DuckDbErrors.refused(doing, target(), e);
        }
        if (!patience.nap()) {
          throw DuckDbErrors.busy(target(), e);
        }
      }
    }
  }

  /** What needs the file. */
  @FunctionalInterface
  private interface Attempt<T> {
    T run() throws SQLException;
  }

  /** The load is decided by now: a failure to close must not hide how it ended. */
  private static void detach(Connection connection) {
    try (Statement statement = connection.createStatement()) {
      statement.execute("USE memory");
      statement.execute("DETACH " + ALIAS);
    } catch (SQLException ignored) {
      // The file is closed with the staging database at the latest.
    }
  }

  @Override
  public void close() {
    // Nothing is open between two calls.
  }
}
