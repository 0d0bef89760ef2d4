package dev.portcullis.warehouse.postgres;

import dev.portcullis.contract.Key;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.ledger.Ledger;
import dev.portcullis.ledger.MergeTotals;
import dev.portcullis.ledger.QuarantineTable;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.quarantine.QuarantineSource;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.staging.TableChecks;
import dev.portcullis.warehouse.CommitAnswer;
import dev.portcullis.warehouse.IncomingReference;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.LoadTransaction;
import dev.portcullis.warehouse.MergeCounts;
import dev.portcullis.warehouse.MergeKey;
import dev.portcullis.warehouse.MergeStatements;
import dev.portcullis.warehouse.StagedRows;
import dev.portcullis.warehouse.WarehouseException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.JdbiException;

/** The transaction of a load into a Postgres table, which holds the table's advisory lock. */
final class PostgresTransaction implements LoadTransaction {
  private final PostgresConnector connector;
  private final Connection connection;
  private final Dialect dialect;
  private final LoadOrder order;
  private final StagedFile staged;
  private final long oid;
  private final TableName name;
  private final String table;
  private final PostgresCatalog catalog;
  private final Ledger ledger;
  private final PostgresLookups lookups;

  PostgresTransaction(
      PostgresConnector connector,
      Connection connection,
      Dialect dialect,
      LoadOrder order,
      StagedFile staged,
      long oid) {
    this.connector = connector;
    this.connection = connection;
    this.dialect = dialect;
    this.order = order;
    this.staged = staged;
    this.oid = oid;
    this.name = order.contract().table();
    this.table = dialect.qualified(name);
    this.catalog = new PostgresCatalog(connection);
    this.ledger = Ledger.over(connection);
    this.lookups = new PostgresLookups(connection, dialect, order.contract(), connector.target());
  }

  @Override
  public String tableName() throws SQLException {
    return catalog.name(oid);
  }

  @Override
  public Ledger ledger() {
    return ledger;
  }

  @Override
  public QuarantineTable quarantineTable() {
    return new QuarantineTable(connection, "portcullis.quarantine");
  }

  /**
   * The weakest lock that keeps out every writer, also one that knows nothing of advisory locks;
   * readers, and foreign keys that look at rows, go on. A policy that hides rows from the loader
   * would keep them in a table that is overwritten, so it is an error.
   */
  @Override
  public void lockOutWriters() throws SQLException {
    execute("SET LOCAL row_security = off");
    execute("LOCK TABLE " + table + " IN SHARE ROW EXCLUSIVE MODE");
  }

  @Override
  public void judge(UniqueRule rule, TableChecks checks) throws SQLException {
    lookups.judge(rule, checks);
  }

  @Override
  public void judge(ReferenceRule rule, TableChecks checks) throws SQLException {
    lookups.judge(rule, checks, oid);
  }

  @Override
  public boolean hasRows() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT 1 FROM " + table + " LIMIT 1")) {
      return rows.next();
    }
  }

  /**
   * Not TRUNCATE, which keeps readers out and shows a table without rows to those that began
   * before.
   */
  @Override
  public void overwriteRows() throws SQLException {
    Optional<IncomingReference> changed =
        catalog.incomingReferences(oid).stream()
            .filter(it -> it.onDelete() == IncomingReference.OnDelete.CHANGES_ROWS)
            .findFirst();
    if (changed.isPresent()) {
      throw changed.get().refused(name, connector.target(), order.mode());
    }
    execute("DELETE FROM " + table);
    if (hasRows()) {
      throw new WarehouseException(
          ProblemCode.TABLE_REFUSED,
          "The table `"
              + name
              + "` in `"
              + connector.target()
              + "` still has rows after all were deleted: a trigger or a rule keeps them.",
          "Nothing was changed.");
    }
    insertRows();
    long found = rows();
    if (found != staged.remainingRows()) {
      throw new WarehouseException(
          ProblemCode.TABLE_REFUSED,
          "The table `%s` in `%s` has %d rows after all were deleted and %d inserted: a trigger or a rule adds or takes some."
              .formatted(name, connector.target(), found, staged.remainingRows()),
          "Nothing was changed.");
    }
  }

  private long rows() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT count(*) FROM " + table)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  @Override
  public void insertRows() throws SQLException {
    new BinaryCopy(connection, dialect, staged).into(table);
  }

  @Override
  public void checkMergeKey(Key key) throws SQLException {
    MergeKey.check(order.contract(), key, catalog.constraints(oid), connector.target());
  }

  @Override
  public MergeTotals mergeRows(Key key) throws SQLException {
    StagedRows rows = new TemporaryRows(connection, dialect, staged).send(table);
    MergeStatements merge = new MergeStatements(dialect, table, rows, key);
    MergeCounts counts = MergeCounts.of(connection, merge);
    long updated = counts.changed().isEmpty() ? 0 : update(merge.update(counts.changed()));
    // As COPY does, which puts values into identity columns without a word.
    long inserted = update(merge.insert("OVERRIDING SYSTEM VALUE"));
    return counts.done(
        name.toString(), connector.target(), staged.remainingRows(), updated, inserted);
  }

  @Override
  public void quarantine(QuarantineSource kept, Instant at) throws SQLException {
    new PostgresQuarantine(connection).write(order, tableName(), kept, at);
  }

  /**
   * Commits. A commit that returns is no proof (pgjdbc issue 1697), one that fails on the wire may
   * have happened or may happen yet: the ledger says which, over a new connection if need be.
   * Deferred constraints are judged before, while it can still be told what they refuse.
   */
  @Override
  public CommitAnswer commit() throws SQLException {
    execute("SET CONSTRAINTS ALL IMMEDIATE");
    CommitAnswer answer = CommitAnswer.GIVEN;
    boolean committed;
    try {
      connection.commit();
      committed = ledger.contains(order.runId());
      connection.rollback();
    } catch (SQLException | JdbiException e) {
      committed = new LostCommit(connector, oid, order.runId()).hasHappened();
      answer = CommitAnswer.FOUND_IN_LEDGER;
    }
    if (!committed) {
      throw new WarehouseException(
          ProblemCode.WAREHOUSE_REFUSED,
          "The load was not committed in `"
              + connector.target()
              + "`: the ledger has no entry of run `"
              + order.runId()
              + "`.",
          "Nothing was loaded; load the file again.");
    }
    return answer;
  }

  private long update(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return statement.executeLargeUpdate(sql);
    }
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
