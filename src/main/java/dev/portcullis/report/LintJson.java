package dev.portcullis.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Dialects;
import dev.portcullis.lint.Enforcement;
import dev.portcullis.lint.LintRun;
import dev.portcullis.lint.LintedFile;
import dev.portcullis.lint.RulePlaces;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.problem.Severity;
import dev.portcullis.rule.Rule;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * What {@code lint} found, as one JSON object. Fields may be added in later versions, never
 * renamed; docs/lint.md lists them.
 */
public final class LintJson {
  private final JsonGenerator json;

  private LintJson(JsonGenerator json) {
    this.json = json;
  }

  /** Writes the object; the writer is flushed, not closed. */
  public static void write(LintRun run, Writer writer) {
    PrettyJson.write(writer, json -> new LintJson(json).run(run));
  }

  private void run(LintRun run) throws IOException {
    json.writeStartObject();
    json.writeBooleanField("valid", run.isValid());
    json.writeNumberField("errors", run.count(Severity.ERROR));
    json.writeNumberField("warnings", run.count(Severity.WARNING));
    json.writeNumberField("notes", run.count(Severity.NOTE));
    json.writeArrayFieldStart("files");
    for (LintedFile file : run.files()) {
      file(file);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void file(LintedFile file) throws IOException {
    json.writeStartObject();
    json.writeStringField("path", file.path());
    json.writeStringField("outcome", outcome(file));
    json.writeNumberField("not_enforced", file.notEnforced());
    json.writeArrayFieldStart("contracts");
    for (Enforcement contract : file.contracts()) {
      contract(contract);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("problems");
    for (Problem problem : file.problems()) {
      problem(problem, file.sourceLines());
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static String outcome(LintedFile file) {
    return switch (file.kind()) {
      case NO_CONTRACT -> "skipped";
      case CONTRACT -> file.isValid() ? "ok" : "invalid";
    };
  }

  private void contract(Enforcement found) throws IOException {
    Contract contract = found.contract();
    json.writeStartObject();
    json.writeStringField("name", contract.name());
    json.writeStringField("version", contract.version());
    json.writeStringField("table", contract.table().toString());
    json.writeStringField("sha256", contract.source().sha256());
    json.writeNumberField("columns", contract.columns().size());
    json.writeNumberField("not_enforced", found.notEnforced());
    json.writeObjectFieldStart("enforced");
    for (Dialect dialect : Dialects.all()) {
      json.writeObjectFieldStart(dialect.name());
      json.writeNumberField("table", found.byTable(dialect.name()));
      json.writeNumberField("staging", found.inStagingOnly(dialect.name()));
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeArrayFieldStart("rules");
    for (RulePlaces places : found.rules()) {
      rule(places);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void rule(RulePlaces places) throws IOException {
    Rule.Head head = places.rule().head();
    json.writeStartObject();
    json.writeStringField("id", head.id());
    json.writeStringField("kind", head.kind().word());
    json.writeArrayFieldStart("columns");
    for (String column : head.columns()) {
      json.writeString(column);
    }
    json.writeEndArray();
    json.writeStringField("on_violation", head.onViolation().word());
    json.writeStringField("declared_at", head.declaredAt().toString());
    json.writeObjectFieldStart("enforced");
    for (Dialect dialect : Dialects.all()) {
      json.writeStringField(
          dialect.name(), places.isStagingOnly(dialect.name()) ? "staging" : "table");
    }
    json.writeEndObject();
    json.writeEndObject();
  }

  private void problem(Problem problem, List<String> sourceLines) throws IOException {
    json.writeStartObject();
    ProblemJson.writeFields(json, problem);
    json.writeNumberField("length", problem.position().length());
    json.writeStringField("source", ProblemPrinter.source(problem, sourceLines).orElse(null));
    json.writeEndObject();
  }
}
