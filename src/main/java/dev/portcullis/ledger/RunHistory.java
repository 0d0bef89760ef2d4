package dev.portcullis.ledger;

import dev.portcullis.problem.NearNames;
import java.sql.Connection;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;

/** Reads the ledger over a connection that somebody else owns. Nothing is written. */
public final class RunHistory {
  /** How many runs that begin alike are found. */
  private static final int SEVERAL = 5;

  /** Among how many of the newest runs a misspelt one is looked for. */
  private static final int NEWEST = 500;

  /** How many rows in quarantine are told. */
  private static final int FIRST_ROWS = 10;

  private static final String NEWEST_FIRST = " ORDER BY finished_at DESC, run_id DESC LIMIT :limit";

  private static final String OF_TABLE =
      " WHERE lower(table_name) = :table OR right(lower(table_name), length(:table) + 1)"
          + " = '.' || :table";

  private static final String BEGIN_ALIKE =
      "SELECT run_id FROM portcullis.loads WHERE left(run_id, length(:written)) = :written"
          + " ORDER BY CASE WHEN run_id = :written THEN 0 ELSE 1 END, run_id DESC LIMIT :limit";

  private static final String RULES =
      "SELECT rule_id, kind, CAST(columns AS text) AS columns, on_violation, enforced, violations"
          + " FROM portcullis.load_rules WHERE run_id = :run ORDER BY position";

  private static final String OVERWRITTEN_BY =
      "SELECT later.run_id FROM portcullis.loads AS later JOIN portcullis.loads AS it"
          + " ON it.run_id = :run AND later.finished_at > it.finished_at"
          + " WHERE later.table_name = :table AND later.mode = 'overwrite'"
          + " AND later.outcome = 'loaded' AND later.replay_of IS NULL"
          + " ORDER BY later.finished_at DESC, later.run_id DESC LIMIT 1";

  private static final String QUARANTINED =
      "SELECT count(*) AS quarantined, count(loaded_by_run) AS replayed FROM portcullis.quarantine"
          + " WHERE run_id = :run";

  private static final String FIRST_QUARANTINED =
      "SELECT line, CAST(reasons AS text) AS reasons, loaded_by_run FROM portcullis.quarantine"
          + " WHERE run_id = :run ORDER BY byte_offset LIMIT :limit";

  private final Handle handle;
  private final LedgerJson json = new LedgerJson();
  private final LedgerRows rows = new LedgerRows(json);

  private RunHistory(Handle handle) {
    this.handle = handle;
  }

  /** The ledger of the database that the connection leads to; closing stays with the caller. */
  public static RunHistory over(Connection connection) {
    return new RunHistory(Jdbi.create(connection).open());
  }

  /** The newest runs first. */
  public List<RunLine> latest(RunFilter filter) {
    String where = filter.table().isPresent() ? OF_TABLE : "";
    Query query = handle.createQuery(LedgerRows.LINE + where + NEWEST_FIRST);
    filter.table().ifPresent(table -> query.bind("table", LedgerRows.lowerCase(table)));
    return query.bind("limit", filter.limit()).map((row, context) -> rows.line(row)).list();
  }

  /** The run of that name, or the only one that begins so. */
  public RunSearch find(String written) {
    List<String> alike =
        handle
            .createQuery(BEGIN_ALIKE)
            .bind("written", written)
            .bind("limit", SEVERAL)
            .mapTo(String.class)
            .list();
    if (alike.isEmpty()) {
      return new RunSearch(Optional.empty(), List.of(), nearest(written));
    }
    return alike.size() == 1 || alike.get(0).equals(written)
        ? new RunSearch(Optional.of(recorded(alike.get(0))), List.of(), Optional.empty())
        : new RunSearch(Optional.empty(), alike, Optional.empty());
  }

  /** Whoever gave the first letters of a run meant the first letters of one. */
  private Optional<String> nearest(String written) {
    List<String> newest =
        latest(new RunFilter(Optional.empty(), NEWEST)).stream().map(RunLine::runId).toList();
    List<String> beginnings =
        newest.stream()
            .map(run -> run.substring(0, Math.min(run.length(), written.length())))
            .toList();
    return NearNames.nearest(written, beginnings)
        .flatMap(near -> newest.stream().filter(run -> run.startsWith(near)).findFirst());
  }

  private RecordedRun recorded(String run) {
    List<RuleCount> rules =
        handle.createQuery(RULES).bind("run", run).map((row, context) -> rows.rule(row)).list();
    LoadEntry entry =
        handle
            .createQuery(LedgerRows.ENTRY + " WHERE run_id = :run")
            .bind("run", run)
            .map((row, context) -> rows.entry(row, rules))
            .one();
    List<RunLine> replays =
        handle
            .createQuery(LedgerRows.LINE + " WHERE replay_of = :run ORDER BY finished_at, run_id")
            .bind("run", run)
            .map((row, context) -> rows.line(row))
            .list();
    return new RecordedRun(entry, replays, overwrittenBy(entry), quarantined(run));
  }

  private Optional<String> overwrittenBy(LoadEntry entry) {
    return handle
        .createQuery(OVERWRITTEN_BY)
        .bind("table", entry.table())
        .bind("run", entry.runId())
        .mapTo(String.class)
        .findFirst();
  }

  private RecordedRun.Quarantined quarantined(String run) {
    List<RecordedRun.Row> first =
        handle
            .createQuery(FIRST_QUARANTINED)
            .bind("run", run)
            .bind("limit", FIRST_ROWS)
            .map((row, context) -> rows.quarantined(row))
            .list();
    return handle
        .createQuery(QUARANTINED)
        .bind("run", run)
        .map(
            (row, context) ->
                new RecordedRun.Quarantined(
                    row.getLong("quarantined"), row.getLong("replayed"), first))
        .one();
  }
}
