package dev.portcullis.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.portcullis.contract.Contract;
import dev.portcullis.diff.ChangeFacts;
import dev.portcullis.diff.ContractDiff;
import dev.portcullis.diff.Diff;
import dev.portcullis.diff.JudgedChange;
import dev.portcullis.diff.Judgement;
import dev.portcullis.diff.Side;
import dev.portcullis.diff.Step;
import dev.portcullis.diff.VersionChange;
import dev.portcullis.problem.Problem;
import java.io.IOException;
import java.io.Writer;
import java.util.Optional;

/**
 * What differs between contracts, as one JSON object. Fields may be added in later versions, never
 * renamed; docs/diff.md lists them.
 */
public final class DiffJson {
  private final JsonGenerator json;

  private DiffJson(JsonGenerator json) {
    this.json = json;
  }

  /** Writes the object; the writer is flushed, not closed. */
  public static void write(Diff diff, Writer writer) {
    PrettyJson.write(writer, json -> new DiffJson(json).diff(diff));
  }

  private void diff(Diff diff) throws IOException {
    json.writeStartObject();
    json.writeStringField("verdict", diff.verdict().word());
    for (Side side : Side.values()) {
      json.writeStringField(side.word(), diff.verdict(side).word());
    }
    json.writeStringField("step_needed", diff.needed().word());
    json.writeArrayFieldStart("tables");
    for (ContractDiff table : diff.tables()) {
      table(table);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void table(ContractDiff table) throws IOException {
    json.writeStartObject();
    json.writeStringField("table", table.contract().table().toString());
    contract("old", table.before());
    contract("new", table.after());
    json.writeStringField("verdict", table.verdict().word());
    for (Side side : Side.values()) {
      json.writeStringField(side.word(), table.verdict(side).word());
    }
    json.writeStringField("step_needed", table.needed().word());
    json.writeStringField(
        "step_taken", table.version().flatMap(VersionChange::taken).map(Step::word).orElse(null));
    json.writeArrayFieldStart("changes");
    for (JudgedChange change : table.changes()) {
      change(change);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("problems");
    for (Problem problem : table.problems()) {
      ProblemJson.write(json, problem);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void contract(String field, Optional<Contract> contract) throws IOException {
    if (contract.isEmpty()) {
      json.writeNullField(field);
      return;
    }
    json.writeObjectFieldStart(field);
    json.writeStringField("path", contract.get().source().path());
    json.writeStringField("name", contract.get().name());
    json.writeStringField("version", contract.get().version());
    json.writeStringField("sha256", contract.get().source().sha256());
    json.writeEndObject();
  }

  private void change(JudgedChange judged) throws IOException {
    ChangeFacts facts = ChangeFacts.of(judged.change());
    json.writeStartObject();
    json.writeStringField("kind", facts.kind());
    json.writeArrayFieldStart("columns");
    for (String column : facts.columns()) {
      json.writeString(column);
    }
    json.writeEndArray();
    json.writeStringField("rule", facts.rule().orElse(null));
    json.writeStringField("before", facts.before().orElse(null));
    json.writeStringField("after", facts.after().orElse(null));
    json.writeStringField("message", judged.sentence());
    ProblemJson.writePlace(json, judged.change().at());
    json.writeStringField("verdict", judged.verdict().word());
    for (Side side : Side.values()) {
      judgement(side, judged.judgements().of(side));
    }
    json.writeEndObject();
  }

  private void judgement(Side side, Judgement judgement) throws IOException {
    json.writeObjectFieldStart(side.word());
    json.writeStringField("verdict", judgement.verdict().word());
    json.writeStringField("reason", judgement.reason());
    json.writeEndObject();
  }
}
