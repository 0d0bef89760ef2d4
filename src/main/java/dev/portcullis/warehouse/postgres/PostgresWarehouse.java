package dev.portcullis.warehouse.postgres;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.postgres.PostgresDialect;
import dev.portcullis.ledger.QuarantineTable.StoredRecord;
import dev.portcullis.ledger.RunFilter;
import dev.portcullis.ledger.RunLine;
import dev.portcullis.ledger.RunSearch;
import dev.portcullis.migrate.Evidence;
import dev.portcullis.migrate.TableLooks;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.warehouse.FlywayApply;
import dev.portcullis.warehouse.LiveRows;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.LoadResult;
import dev.portcullis.warehouse.RefusedRun;
import dev.portcullis.warehouse.TableDescription;
import dev.portcullis.warehouse.TableInspection;
import dev.portcullis.warehouse.TargetAddress.PostgresServer;
import dev.portcullis.warehouse.Warehouse;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A Postgres database. A load opens its own connection and closes it. */
public final class PostgresWarehouse implements Warehouse {
  private final PostgresServer address;
  private final Duration wait;
  private final Dialect dialect = new PostgresDialect();

  /**
   * A database that need not be reachable yet.
   *
   * @param wait how long to wait for another load of a table
   */
  public PostgresWarehouse(PostgresServer address, Duration wait) {
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
    return history(connection -> FlywayApply.pending(connection, directory));
  }

  @Override
  public List<String> absentMigrations(Path directory) {
    return history(connection -> FlywayApply.absent(connection, directory));
  }

  private List<String> history(Reading<List<String>> reading) {
    try (Connection connection = new PostgresConnector(address).open("portcullis")) {
      return reading.of(connection);
    } catch (SQLException e) {
      throw new PostgresErrors(address).refused("Reading the history of migrations", e);
    }
  }

  @Override
  public List<String> migrate(Path directory) {
    // Flyway's own errors are long; a server that cannot be reached is told by ours.
    try (Connection connection = new PostgresConnector(address).open("portcullis")) {
      connection.getMetaData();
    } catch (SQLException e) {
      throw new PostgresErrors(address).refused("Connecting", e);
    }
    return FlywayApply.apply(
        address.url() + parameters(), address.user(), address.password(), directory);
  }

  private String parameters() {
    return address.parameters().entrySet().stream()
        .map(parameter -> encoded(parameter.getKey()) + "=" + encoded(parameter.getValue()))
        .sorted()
        .collect(Collectors.joining("&", "?", ""));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  @Override
  public Optional<TableDescription> describe(TableName table) {
    try (Connection connection = new PostgresConnector(address).open("portcullis")) {
      OptionalLong found = new PostgresCatalog(connection).table(dialect.qualified(table));
      return found.isEmpty()
          ? Optional.empty()
          : Optional.of(new PostgresDescription(connection, found.getAsLong()).describe(table));
    } catch (SQLException e) {
      throw new PostgresErrors(address).refused("Reading the table", e);
    }
  }

  @Override
  public List<TableInspection> inspect(List<Contract> contracts) {
    return reading(
        "Reading the catalog",
        connection -> {
          PostgresInspection inspection = new PostgresInspection(connection, dialect);
          List<TableInspection> inspected = new ArrayList<>();
          for (Contract contract : contracts) {
            inspected.add(inspection.inspect(contract));
          }
          return inspected;
        });
  }

  @Override
  public List<Evidence> look(List<TableLooks> looks) {
    return reading(
        "Counting rows", connection -> LiveRows.of(connection, looks, PostgresStanding::over));
  }

  /** All of it sees one state of the database. */
  private <T> T reading(String doing, Reading<T> reading) {
    try (Connection connection = new PostgresConnector(address).open("portcullis")) {
      connection.setReadOnly(true);
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement()) {
        // A migration may hold a lock on what is read.
        statement.execute("SET LOCAL lock_timeout = " + Math.max(1, wait.toMillis()));
      }
      return reading.of(connection);
    } catch (SQLException e) {
      throw new PostgresErrors(address).ofNoRow().refused(doing, e);
    }
  }

  /** What is read over a connection. */
  @FunctionalInterface
  private interface Reading<T> {
    T of(Connection connection) throws SQLException;
  }

  @Override
  public LoadResult load(LoadOrder order, StagedFile staged) {
    return new PostgresLoad(address, wait, dialect, order, staged).run();
  }

  @Override
  public void record(RefusedRun refused) {
    ledger().record(refused);
  }

  @Override
  public List<RunLine> runs(RunFilter filter) {
    return ledger().runs(filter);
  }

  @Override
  public RunSearch run(String written) {
    return ledger().run(written);
  }

  @Override
  public void waiting(String run, Optional<String> rule, Consumer<StoredRecord> consumer) {
    ledger().waiting(run, rule, consumer);
  }

  private PostgresLedger ledger() {
    return new PostgresLedger(address, wait, dialect);
  }

  @Override
  public void close() {
    // Nothing is open between two calls.
  }
}
