package dev.portcullis.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.portcullis.ledger.LedgerProblem;
import dev.portcullis.ledger.LoadEntry;
import dev.portcullis.ledger.MergeTotals;
import dev.portcullis.ledger.RecordedRun;
import dev.portcullis.ledger.RowTotals;
import dev.portcullis.ledger.RuleCount;
import dev.portcullis.ledger.RunFacts;
import dev.portcullis.ledger.RunLine;
import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Runs of a ledger as JSON, with the field names of {@link JsonReport} for what both tell. Fields
 * may be added in later versions, never renamed. What is not known is {@code null}.
 */
public final class RunJson {
  private static final double MILLIS = 1000.0;

  private final JsonGenerator json;

  private RunJson(JsonGenerator json) {
    this.json = json;
  }

  /** Writes an array with an object a run; the writer is flushed, not closed. */
  public static void write(List<RunLine> runs, Writer writer) {
    PrettyJson.write(
        writer,
        json -> {
          json.writeStartArray();
          for (RunLine run : runs) {
            new RunJson(json).line(run);
          }
          json.writeEndArray();
        });
  }

  /** Writes one run in full; the writer is flushed, not closed. */
  public static void write(RecordedRun run, String target, Writer writer) {
    PrettyJson.write(writer, json -> new RunJson(json).full(run, target));
  }

  private void line(RunLine run) throws IOException {
    json.writeStartObject();
    json.writeStringField("run_id", run.runId());
    json.writeStringField("outcome", run.outcome().word());
    json.writeStringField("mode", run.mode());
    json.writeStringField("table", run.table());
    json.writeStringField("file", run.fileName());
    json.writeStringField("replay_of", run.replayOf().orElse(null));
    rows(run.rows());
    facts(run.run());
    json.writeEndObject();
  }

  private void full(RecordedRun run, String target) throws IOException {
    LoadEntry entry = run.entry();
    json.writeStartObject();
    json.writeStringField("run_id", entry.runId());
    json.writeStringField("outcome", entry.outcome().word());
    json.writeStringField("mode", entry.mode());
    json.writeStringField("target", target);
    json.writeStringField("replay_of", entry.replayOf().orElse(null));
    contract(entry);
    file(entry);
    rows(entry.rows());
    json.writeArrayFieldStart("rules");
    for (RuleCount rule : entry.rules()) {
      rule(rule);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("problems");
    for (LedgerProblem problem : entry.problems()) {
      problem(problem);
    }
    json.writeEndArray();
    facts(entry.run());
    json.writeArrayFieldStart("replays");
    for (RunLine replay : run.replays()) {
      line(replay);
    }
    json.writeEndArray();
    quarantine(run.quarantine());
    json.writeEndObject();
  }

  private void contract(LoadEntry entry) throws IOException {
    String path = entry.contract().path();
    json.writeObjectFieldStart("contract");
    json.writeStringField("name", entry.contract().name());
    json.writeStringField("version", entry.contract().version());
    json.writeStringField("path", path.isEmpty() ? null : path);
    json.writeStringField("sha256", entry.contract().sha256());
    json.writeStringField("table", entry.table());
    json.writeEndObject();
  }

  private void file(LoadEntry entry) throws IOException {
    json.writeObjectFieldStart("file");
    json.writeStringField("name", entry.file().name());
    json.writeStringField("path", entry.file().path());
    json.writeStringField("sha256", entry.file().sha256());
    json.writeNumberField("bytes", entry.file().bytes());
    json.writeEndObject();
  }

  private void rows(RowTotals rows) throws IOException {
    json.writeObjectFieldStart("rows");
    json.writeNumberField("read", rows.read());
    json.writeNumberField("loaded", rows.loaded());
    json.writeNumberField("quarantined", rows.quarantined());
    json.writeNumberField("refused", rows.refused());
    json.writeNumberField("breaching", rows.breaching());
    json.writeNumberField("warned", rows.warned());
    numberOrNull("inserted", rows.merged().map(MergeTotals::inserted));
    numberOrNull("updated", rows.merged().map(MergeTotals::updated));
    numberOrNull("unchanged", rows.merged().map(MergeTotals::unchanged));
    json.writeEndObject();
  }

  private void facts(RunFacts run) throws IOException {
    json.writeStringField("started_at", run.startedAt().toString());
    json.writeStringField("finished_at", run.finishedAt().toString());
    json.writeNumberField(
        "seconds", Duration.between(run.startedAt(), run.finishedAt()).toMillis() / MILLIS);
    json.writeStringField("tool_version", run.toolVersion());
    json.writeStringField("loaded_by", run.user());
  }

  private void rule(RuleCount rule) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", rule.id());
    json.writeStringField("kind", rule.kind());
    json.writeStringField("column", rule.columns().size() == 1 ? rule.columns().get(0) : null);
    texts("columns", rule.columns());
    json.writeStringField("on_violation", rule.onViolation());
    json.writeNumberField("violations", rule.violations());
    json.writeStringField("enforced", rule.enforced());
    json.writeEndObject();
  }

  private void problem(LedgerProblem problem) throws IOException {
    json.writeStartObject();
    json.writeStringField("code", problem.code());
    json.writeStringField("severity", problem.severity());
    json.writeStringField("message", problem.message());
    json.writeStringField("path", problem.path());
    numberOrNull("line", Optional.of((long) problem.line()).filter(line -> line > 0));
    numberOrNull("column", Optional.of((long) problem.column()).filter(column -> column > 0));
    json.writeStringField("hint", problem.hint());
    json.writeEndObject();
  }

  private void quarantine(RecordedRun.Quarantined quarantine) throws IOException {
    json.writeObjectFieldStart("quarantine");
    json.writeNumberField("rows", quarantine.rows());
    json.writeNumberField("replayed", quarantine.replayed());
    json.writeArrayFieldStart("first");
    for (RecordedRun.Row row : quarantine.first()) {
      json.writeStartObject();
      json.writeNumberField("line", row.line());
      texts("rules", row.rules());
      json.writeBooleanField("replayed", row.replay() == RecordedRun.Replay.LOADED);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void texts(String field, List<String> texts) throws IOException {
    json.writeArrayFieldStart(field);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }

  private void numberOrNull(String field, Optional<Long> value) throws IOException {
    if (value.isPresent()) {
      json.writeNumberField(field, value.get());
    } else {
      json.writeNullField(field);
    }
  }
}
