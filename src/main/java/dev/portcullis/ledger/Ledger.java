package dev.portcullis.ledger;

import dev.portcullis.file.RecordBytes;
import java.sql.Connection;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Update;

/**
 * Reads and writes {@code portcullis.loads} over a connection that somebody else owns: whoever
 * loads begins and commits the transaction, so that the entry and the rows appear together or not
 * at all.
 */
public final class Ledger {
  private static final String INSERT =
      "INSERT INTO portcullis.loads (run_id, outcome, replay_of, contract_name, contract_version,"
          + " contract_path, contract_sha256, table_name, file_name, file_path, file_sha256,"
          + " file_bytes, file_header, mode, rows_read, rows_loaded, rows_quarantined, rows_refused,"
          + " rows_breaching, rows_warned, rows_inserted, rows_updated, rows_unchanged, problems,"
          + " started_at, finished_at, tool_version, loaded_by) VALUES (:runId, :outcome, :replayOf,"
          + " :contractName, :contractVersion, :contractPath, :contractSha256, :table, :fileName,"
          + " :filePath, :fileSha256, :fileBytes, :header, :mode, :read, :loaded, :quarantined,"
          + " :refused, :breaching, :warned, :inserted, :updated, :unchanged,"
          + " CAST(:problems AS json), :startedAt, :finishedAt, :toolVersion, :user)";

  private static final String KNOWN =
      "SELECT run_id, file_name, finished_at FROM portcullis.loads WHERE table_name = :table"
          + " AND file_sha256 = :sha256 AND outcome = 'loaded' AND replay_of IS NULL"
          + " ORDER BY finished_at DESC LIMIT 1";

  /** Fails at once when the ledger is not there, or is of an earlier version. */
  private static final String USABLE =
      "SELECT outcome, replay_of FROM portcullis.loads WHERE 1 = 0";

  private final LedgerJson json = new LedgerJson();

  /**
   * After a replay the table is no longer what the file made it, so none of its bytes are latest.
   */
  private static final String LATEST =
      "SELECT run_id, file_name, finished_at FROM (SELECT run_id, file_name, finished_at,"
          + " file_sha256, replay_of FROM portcullis.loads WHERE table_name = :table"
          + " AND outcome = 'loaded' ORDER BY finished_at DESC LIMIT 1) AS latest"
          + " WHERE file_sha256 = :sha256 AND replay_of IS NULL";

  private final Handle handle;

  private Ledger(Handle handle) {
    this.handle = handle;
  }

  /** The ledger of the database that the connection leads to; closing stays with the caller. */
  public static Ledger over(Connection connection) {
    return new Ledger(Jdbi.create(connection).open());
  }

  /**
   * Asks for nothing, so that a ledger which is missing or of an earlier version is told before any
   * row moves.
   */
  public void checkUsable() {
    handle.createQuery(USABLE).mapToMap().list();
  }

  /** The latest load of these bytes into that table; refused runs and replays are none. */
  public Optional<KnownLoad> find(String table, String sha256) {
    return known(KNOWN, table, sha256);
  }

  private Optional<KnownLoad> known(String query, String table, String sha256) {
    return handle
        .createQuery(query)
        .bind("table", table)
        .bind("sha256", sha256)
        .map(
            (row, context) ->
                new KnownLoad(
                    row.getString(1),
                    row.getString(2),
                    row.getObject(3, OffsetDateTime.class).toInstant()))
        .findFirst();
  }

  /** The latest load into that table, when it was one of these bytes. */
  public Optional<KnownLoad> findLatest(String table, String sha256) {
    return known(LATEST, table, sha256);
  }

  /** Writes an entry and the counts of its rules in the current transaction. */
  public void record(LoadEntry entry) {
    Update insert = handle.createUpdate(INSERT);
    bindRun(insert, entry);
    bindContract(insert, entry.contract());
    bindFile(insert, entry.file());
    bindRows(insert, entry.rows());
    insert.execute();
    new RuleRows(handle, json).write(entry);
  }

  private void bindRun(Update insert, LoadEntry entry) {
    insert
        .bind("runId", entry.runId())
        .bind("outcome", entry.outcome().word())
        .bind("replayOf", entry.replayOf().orElse(null))
        .bind("table", entry.table())
        .bind("mode", entry.mode())
        .bind("problems", json.problems(entry.problems()))
        .bind("startedAt", utc(entry.run().startedAt()))
        .bind("finishedAt", utc(entry.run().finishedAt()))
        .bind("toolVersion", entry.run().toolVersion())
        .bind("user", entry.run().user());
  }

  private static void bindContract(Update insert, ContractFacts contract) {
    insert
        .bind("contractName", contract.name())
        .bind("contractVersion", contract.version())
        .bind("contractPath", contract.path())
        .bind("contractSha256", contract.sha256());
  }

  private static void bindFile(Update insert, DeliveryFacts file) {
    insert
        .bind("fileName", file.name())
        .bind("filePath", file.path())
        .bind("fileSha256", file.sha256())
        .bind("fileBytes", file.bytes())
        .bind("header", file.header().map(RecordBytes::toArray).orElse(null));
  }

  private static void bindRows(Update insert, RowTotals rows) {
    insert
        .bind("read", rows.read())
        .bind("loaded", rows.loaded())
        .bind("quarantined", rows.quarantined())
        .bind("refused", rows.refused())
        .bind("breaching", rows.breaching())
        .bind("warned", rows.warned())
        .bind("inserted", rows.merged().map(MergeTotals::inserted).orElse(null))
        .bind("updated", rows.merged().map(MergeTotals::updated).orElse(null))
        .bind("unchanged", rows.merged().map(MergeTotals::unchanged).orElse(null));
  }

  /** Whether the run is in the ledger: the one proof that its transaction was committed. */
  public boolean contains(String runId) {
    return handle
            .createQuery("SELECT count(*) FROM portcullis.loads WHERE run_id = :runId")
            .bind("runId", runId)
            .mapTo(Long.class)
            .one()
        > 0;
  }

  private static OffsetDateTime utc(Instant instant) {
    return instant.atOffset(ZoneOffset.UTC);
  }
}
