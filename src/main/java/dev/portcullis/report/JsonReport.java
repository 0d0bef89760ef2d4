package dev.portcullis.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.portcullis.contract.Contract;
import dev.portcullis.ledger.MergeTotals;
import dev.portcullis.load.FileReport;
import dev.portcullis.load.RuleReport;
import dev.portcullis.load.Sample;
import dev.portcullis.problem.Problem;
import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Runs as JSON: an object for one file, an array of such objects for several. Fields may be added
 * in later versions, never renamed. Timings are in seconds.
 */
public final class JsonReport {
  private static final double NANOS = 1e9;

  private final JsonGenerator json;

  private JsonReport(JsonGenerator json) {
    this.json = json;
  }

  /** Writes the reports; the writer is flushed, not closed. */
  public static void write(List<FileReport> reports, Writer writer) {
    PrettyJson.write(writer, json -> new JsonReport(json).reports(reports));
  }

  private void reports(List<FileReport> reports) throws IOException {
    if (reports.size() == 1) {
      report(reports.get(0));
      return;
    }
    json.writeStartArray();
    for (FileReport report : reports) {
      report(report);
    }
    json.writeEndArray();
  }

  private void report(FileReport report) throws IOException {
    json.writeStartObject();
    json.writeStringField("run_id", report.runId());
    json.writeStringField("outcome", report.outcome().word());
    json.writeStringField("mode", report.mode().orElse(null));
    json.writeStringField("target", report.target().orElse(null));
    contract(report.contract());
    file(report);
    rows(report);
    json.writeArrayFieldStart("rules");
    for (RuleReport rule : report.rules()) {
      rule(rule);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("problems");
    for (Problem problem : report.problems()) {
      ProblemJson.write(json, problem);
    }
    json.writeEndArray();
    timings(report.timings());
    json.writeEndObject();
  }

  private void contract(Contract contract) throws IOException {
    json.writeObjectFieldStart("contract");
    json.writeStringField("name", contract.name());
    json.writeStringField("version", contract.version());
    json.writeStringField("path", contract.source().path());
    json.writeStringField("sha256", contract.source().sha256());
    json.writeStringField("table", contract.table().toString());
    json.writeEndObject();
  }

  private void file(FileReport report) throws IOException {
    json.writeObjectFieldStart("file");
    json.writeStringField("path", report.path());
    if (report.file().isPresent()) {
      json.writeStringField("sha256", report.file().get().sha256());
      json.writeNumberField("bytes", report.file().get().bytes());
      json.writeNumberField("records", report.file().get().records());
    } else {
      json.writeNullField("sha256");
      json.writeNullField("bytes");
      json.writeNullField("records");
    }
    json.writeEndObject();
  }

  private void rows(FileReport report) throws IOException {
    json.writeObjectFieldStart("rows");
    json.writeNumberField("read", report.rows().read());
    json.writeNumberField("loaded", report.rows().loaded());
    json.writeNumberField("quarantined", report.rows().quarantined());
    json.writeNumberField("refused", report.rows().refused());
    json.writeNumberField("breaching", report.rows().breaching());
    json.writeNumberField("warned", report.rows().warned());
    if (report.rows().merged().isPresent()) {
      MergeTotals merged = report.rows().merged().get();
      json.writeNumberField("inserted", merged.inserted());
      json.writeNumberField("updated", merged.updated());
      json.writeNumberField("unchanged", merged.unchanged());
    }
    json.writeEndObject();
  }

  private void rule(RuleReport rule) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", rule.rule().id());
    json.writeStringField("kind", rule.rule().head().kind().word());
    List<String> columns = rule.rule().head().columns();
    json.writeStringField("column", columns.size() == 1 ? columns.get(0) : null);
    json.writeArrayFieldStart("columns");
    for (String column : columns) {
      json.writeString(column);
    }
    json.writeEndArray();
    json.writeStringField("on_violation", rule.rule().head().onViolation().word());
    json.writeNumberField("violations", rule.violations());
    json.writeStringField("enforced", rule.enforced());
    json.writeStringField("declared_at", rule.rule().head().declaredAt().toString());
    if (rule.finding().isPresent()) {
      json.writeStringField("finding", rule.finding().get());
    }
    json.writeArrayFieldStart("samples");
    for (Sample sample : rule.samples()) {
      sample(sample);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void sample(Sample sample) throws IOException {
    json.writeStartObject();
    json.writeNumberField("line", sample.line());
    json.writeStringField("value", sample.value());
    json.writeStringField("reason", sample.reason());
    if (sample.visibility() == Sample.Visibility.HIDDEN) {
      json.writeBooleanField("hidden", true);
    }
    json.writeEndObject();
  }

  private void timings(Map<String, Duration> timings) throws IOException {
    json.writeObjectFieldStart("timings");
    for (Map.Entry<String, Duration> timing : timings.entrySet()) {
      json.writeNumberField(
          timing.getKey(), Math.round(timing.getValue().toNanos() / NANOS * 1000) / 1000.0);
    }
    json.writeEndObject();
  }
}
