package dev.portcullis.warehouse;

import dev.portcullis.contract.Key;
import dev.portcullis.ledger.Ledger;
import dev.portcullis.ledger.MergeTotals;
import dev.portcullis.ledger.QuarantineTable;
import dev.portcullis.quarantine.QuarantineSource;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.staging.TableChecks;
import java.sql.SQLException;
import java.time.Instant;

/**
 * What an engine does for a load between the begin and the end of its transaction. {@link
 * LoadSteps} says in which order.
 */
public interface LoadTransaction {
  /** {@code schema.table} as the ledger knows it. */
  String tableName() throws SQLException;

  /** The ledger, in this transaction. */
  Ledger ledger();

  /** Keeps everybody else from writing into the table until the end; readers go on. */
  void lockOutWriters() throws SQLException;

  /** Looks up which keys the table has. */
  void judge(UniqueRule rule, TableChecks checks) throws SQLException;

  /** Looks up which values the referenced table has. */
  void judge(ReferenceRule rule, TableChecks checks) throws SQLException;

  /** Whether the table holds any row. */
  boolean hasRows() throws SQLException;

  /** Leaves the rows that are not set aside in the table, and no others. */
  void overwriteRows() throws SQLException;

  /** Adds the rows that are not set aside. */
  void insertRows() throws SQLException;

  /**
   * Fails when the table has no constraint that keeps the merge key unique: then the rows of a key
   * may be several.
   */
  void checkMergeKey(Key key) throws SQLException;

  /**
   * Gives the rows that are not set aside to the table, by key. Rows that it has as they are are
   * not written.
   */
  MergeTotals mergeRows(Key key) throws SQLException;

  /** Writes what is kept apart. */
  void quarantine(QuarantineSource kept, Instant at) throws SQLException;

  /** The records in quarantine, in this transaction. */
  QuarantineTable quarantineTable();

  /**
   * Commits. Once it returns, the load has happened.
   *
   * @throws WarehouseException when the ledger has no entry of the run afterwards: nothing was
   *     loaded; or, by its code, when nobody can tell whether it has
   */
  CommitAnswer commit() throws SQLException;
}
