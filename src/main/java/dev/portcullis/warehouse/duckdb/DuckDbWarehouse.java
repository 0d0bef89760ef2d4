package dev.portcullis.warehouse.duckdb;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.duckdb.DuckDbDialect;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.warehouse.FlywayApply;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.LoadResult;
import dev.portcullis.warehouse.Patience;
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
import java.util.List;
import java.util.Optional;

/**
 * A DuckDB file. For a load it is attached to the staging database, so that rows travel inside one
 * process; at all other times it is closed, since a DuckDB file is open in one process at a time.
 */
public final class DuckDbWarehouse implements Warehouse {
  static final String ALIAS = "target";

  private final DuckDbFile address;
  private final Dialect dialect = new DuckDbDialect();

  public DuckDbWarehouse(DuckDbFile address) {
    this.address = address;
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
    try (Connection connection = DriverManager.getConnection(url())) {
      return FlywayApply.pending(connection, directory);
    } catch (SQLException e) {
      throw DuckDbErrors.isLocked(e)
          ? DuckDbErrors.busy(target(), e)
          : DuckDbErrors.refused("Reading the history of migrations", target(), e);
    }
  }

  @Override
  public List<String> migrate(Path directory) {
    return FlywayApply.apply(url(), Optional.empty(), Optional.empty(), directory);
  }

  private String url() {
    return "jdbc:duckdb:" + address.file();
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
    attach(connection, order.patience());
    try {
      return new DuckDbLoad(connection, dialect, target()).run(order, staged);
    } finally {
      detach(connection);
    }
  }

  private void attach(Connection connection, Duration wait) {
    Patience patience = Patience.of(wait);
    String sql =
        "ATTACH '"
            + address.file().toString().replace("'", "''")
            + "' AS "
            + ALIAS
            + " (TYPE duckdb)";
    while (true) {
      try (Statement statement = connection.createStatement()) {
        statement.execute(sql);
        return;
      } catch (SQLException e) {
        if (!DuckDbErrors.isLocked(e)) {
          throw DuckDbErrors.refused("Opening the file", target(), e);
        }
        if (!patience.nap()) {
          throw DuckDbErrors.busy(target(), e);
        }
      }
    }
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
