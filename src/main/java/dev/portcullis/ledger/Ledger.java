package dev.portcullis.ledger;

import java.sql.Connection;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Reads and writes {@code portcullis.loads} over a connection that somebody else owns: whoever
 * loads begins and commits the transaction, so that the entry and the rows appear together or not
 * at all.
 */
public final class Ledger {
  private static final String INSERT =
      "INSERT INTO portcullis.loads (run_id, contract_name, contract_version, contract_sha256,"
          + " table_name, file_name, file_path, file_sha256, file_bytes, mode, rows_read, rows_loaded,"
          + " rows_quarantined, rows_refused, rows_warned, started_at, finished_at, tool_version,"
          + " loaded_by) VALUES (:runId, :contractName, :contractVersion, :contractSha256, :table,"
          + " :fileName, :filePath, :fileSha256, :fileBytes, :mode, :read, :loaded, :quarantined,"
          + " :refused, :warned, :startedAt, :finishedAt, :toolVersion, :loadedBy)";

  private static final String KNOWN =
      "SELECT run_id, file_name, finished_at FROM portcullis.loads WHERE table_name = :table"
          + " AND file_sha256 = :sha256 ORDER BY finished_at DESC LIMIT 1";

  private final Handle handle;

  private Ledger(Handle handle) {
    this.handle = handle;
  }

  /** The ledger of the database that the connection leads to; closing stays with the caller. */
  public static Ledger over(Connection connection) {
    return new Ledger(Jdbi.create(connection).open());
  }

  /** The latest load of these bytes into that table. */
  public Optional<KnownLoad> find(String table, String sha256) {
    return handle
        .createQuery(KNOWN)
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

  /** Writes an entry in the current transaction. */
  public void record(LoadEntry entry) {
    handle
        .createUpdate(INSERT)
        .bind("runId", entry.runId())
        .bind("contractName", entry.contractName())
        .bind("contractVersion", entry.contractVersion())
        .bind("contractSha256", entry.contractSha256())
        .bind("table", entry.table())
        .bind("fileName", entry.fileName())
        .bind("filePath", entry.filePath())
        .bind("fileSha256", entry.fileSha256())
        .bind("fileBytes", entry.fileBytes())
        .bind("mode", entry.mode())
        .bind("read", entry.read())
        .bind("loaded", entry.loaded())
        .bind("quarantined", entry.quarantined())
        .bind("refused", entry.refused())
        .bind("warned", entry.warned())
        .bind("startedAt", utc(entry.startedAt()))
        .bind("finishedAt", utc(entry.finishedAt()))
        .bind("toolVersion", entry.toolVersion())
        .bind("loadedBy", entry.loadedBy())
        .execute();
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
