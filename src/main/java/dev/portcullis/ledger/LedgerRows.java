package dev.portcullis.ledger;

import dev.portcullis.file.RecordBytes;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes records of what the ledger's tables hold. */
final class LedgerRows {
  private static final String LINE_COLUMNS =
      "SELECT run_id, outcome, replay_of, table_name, mode, file_name, rows_read, rows_loaded,"
          + " rows_quarantined, rows_refused, rows_breaching, rows_warned, rows_inserted,"
          + " rows_updated, rows_unchanged, started_at, finished_at, tool_version, loaded_by";

  private static final String LOADS = " FROM portcullis.loads";

  /** What {@link #line} reads. */
  static final String LINE = LINE_COLUMNS + LOADS;

  /** What {@link #entry} reads. */
  static final String ENTRY =
      LINE_COLUMNS
          + ", contract_name, contract_version, contract_path, contract_sha256, file_path,"
          + " file_sha256, file_bytes, file_header, CAST(problems AS text) AS problems"
          + LOADS;

  private final LedgerJson json;

  LedgerRows(LedgerJson json) {
    this.json = json;
  }

  /** As the ledger's own names are compared. */
  static String lowerCase(String table) {
    return table.toLowerCase(Locale.ROOT);
  }

  RunLine line(ResultSet row) throws SQLException {
    return new RunLine(
        row.getString("run_id"),
        RunOutcome.of(row.getString("outcome")),
        text(row, "replay_of"),
        row.getString("table_name"),
        row.getString("mode"),
        row.getString("file_name"),
        totals(row),
        run(row));
  }

  LoadEntry entry(ResultSet row, List<RuleCount> rules) throws SQLException {
    return new LoadEntry(
        row.getString("run_id"),
        RunOutcome.of(row.getString("outcome")),
        text(row, "replay_of"),
        new ContractFacts(
            row.getString("contract_name"),
            row.getString("contract_version"),
            text(row, "contract_path").orElse(""),
            row.getString("contract_sha256")),
        row.getString("table_name"),
        new DeliveryFacts(
            row.getString("file_name"),
            row.getString("file_path"),
            row.getString("file_sha256"),
            row.getLong("file_bytes"),
            Optional.ofNullable(row.getBytes("file_header")).map(RecordBytes::of)),
        row.getString("mode"),
        totals(row),
        run(row),
        rules,
        json.problems(row.getString("problems")));
  }

  private static RowTotals totals(ResultSet row) throws SQLException {
    return new RowTotals(
        row.getLong("rows_read"),
        row.getLong("rows_loaded"),
        row.getLong("rows_quarantined"),
        row.getLong("rows_refused"),
        row.getLong("rows_breaching"),
        row.getLong("rows_warned"),
        merged(row));
  }

  private static Optional<MergeTotals> merged(ResultSet row) throws SQLException {
    long inserted = row.getLong("rows_inserted");
    return row.wasNull()
        ? Optional.empty()
        : Optional.of(
            new MergeTotals(inserted, row.getLong("rows_updated"), row.getLong("rows_unchanged")));
  }

  private static RunFacts run(ResultSet row) throws SQLException {
    return new RunFacts(
        instant(row, "started_at"),
        instant(row, "finished_at"),
        row.getString("tool_version"),
        row.getString("loaded_by"));
  }

  RuleCount rule(ResultSet row) throws SQLException {
    return new RuleCount(
        row.getString("rule_id"),
        row.getString("kind"),
        json.texts(row.getString("columns")),
        row.getString("on_violation"),
        row.getString("enforced"),
        row.getLong("violations"));
  }

  RecordedRun.Row quarantined(ResultSet row) throws SQLException {
    return new RecordedRun.Row(
        row.getLong("line"),
        json.rules(row.getString("reasons")),
        text(row, "loaded_by_run").isPresent()
            ? RecordedRun.Replay.LOADED
            : RecordedRun.Replay.WAITING);
  }

  private static Optional<String> text(ResultSet row, String column) throws SQLException {
    @Nullable String text = row.getString(column);
    return Optional.ofNullable(text);
  }

  private static Instant instant(ResultSet row, String column) throws SQLException {
    return row.getObject(column, OffsetDateTime.class).toInstant();
  }
}
