package dev.portcullis.warehouse.postgres;

import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.ledger.Ledger;
import dev.portcullis.ledger.QuarantineTable;
import dev.portcullis.ledger.QuarantineTable.StoredRecord;
import dev.portcullis.ledger.RunFilter;
import dev.portcullis.ledger.RunHistory;
import dev.portcullis.ledger.RunLine;
import dev.portcullis.ledger.RunSearch;
import dev.portcullis.warehouse.Entries;
import dev.portcullis.warehouse.RefusedRun;
import dev.portcullis.warehouse.TargetAddress.PostgresServer;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jdbi.v3.core.JdbiException;

/** The ledger of a Postgres database, apart from loads. */
final class PostgresLedger {
  private static final String READING = "Reading the ledger";

  private final PostgresServer address;
  private final Duration wait;
  private final Dialect dialect;

  PostgresLedger(PostgresServer address, Duration wait, Dialect dialect) {
    this.address = address;
    this.wait = wait;
    this.dialect = dialect;
  }

  /** Writes the run in a transaction of its own. */
  void record(RefusedRun refused) {
    PostgresErrors errors = new PostgresErrors(address);
    use(
        refused.run().contract().hidesValues() ? errors.hidingValues() : errors,
        "Recording the run",
        connection -> {
          connection.setAutoCommit(false);
          execute(connection, "SET LOCAL lock_timeout = " + Math.max(1, wait.toMillis()));
          Ledger ledger = Ledger.over(connection);
          ledger.checkUsable();
          String table = name(connection, refused.run().contract().table());
          ledger.record(Entries.refused(refused, table, Instant.now()));
          connection.commit();
          return table;
        });
  }

  /** A table that is not there has the name that it would have. */
  private String name(Connection connection, TableName table) throws SQLException {
    PostgresCatalog catalog = new PostgresCatalog(connection);
    OptionalLong oid = catalog.table(dialect.qualified(table));
    return oid.isPresent()
        ? catalog.name(oid.getAsLong())
        : table.schema().orElse(connection.getSchema()) + "." + table.name();
  }

  List<RunLine> runs(RunFilter filter) {
    return read(history -> history.latest(filter));
  }

  RunSearch run(String written) {
    return read(history -> history.find(written));
  }

  void waiting(String run, Optional<String> rule, Consumer<StoredRecord> consumer) {
    use(
        new PostgresErrors(address),
        READING,
        connection -> {
          connection.setReadOnly(true);
          connection.setAutoCommit(false);
          new QuarantineTable(connection, "portcullis.quarantine")
              .waiting(run, rule, consumer::accept);
          return run;
        });
  }

  private <T> T read(Question<T> question) {
    return use(
        new PostgresErrors(address),
        READING,
        connection -> {
          connection.setReadOnly(true);
          return question.ask(RunHistory.over(connection));
        });
  }

  private <T> T use(PostgresErrors errors, String doing, Use<T> use) {
    try (Connection connection = new PostgresConnector(address).open("portcullis")) {
      return use.of(connection);
    } catch (SQLException e) {
      throw errors.refused(doing, e);
    } catch (JdbiException e) {
      throw Entries.ledgerFailed(address.display(), e);
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** What is done with a connection. */
  @FunctionalInterface
  private interface Use<T> {
    T of(Connection connection) throws SQLException;
  }

  /** What is asked of the ledger. */
  @FunctionalInterface
  private interface Question<T> {
    T ask(RunHistory history);
  }
}
