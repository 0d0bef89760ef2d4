package dev.portcullis.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Problem;
import dev.portcullis.rule.Rule;
import dev.portcullis.verify.ColumnStanding;
import dev.portcullis.verify.ForeignConstraint;
import dev.portcullis.verify.Passport;
import dev.portcullis.verify.RuleStanding;
import dev.portcullis.verify.Standing;
import dev.portcullis.verify.Verification;
import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.TableDescription.Unread;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;

/**
 * Passports of tables as one JSON object. Fields may be added in later versions, never renamed;
 * docs/verify.md lists them.
 */
public final class VerifyJson {
  private final JsonGenerator json;

  private VerifyJson(JsonGenerator json) {
    this.json = json;
  }

  /** Writes the object; the writer is flushed, not closed. */
  public static void write(Verification verification, Writer writer) {
    PrettyJson.write(writer, json -> new VerifyJson(json).verification(verification));
  }

  private void verification(Verification verification) throws IOException {
    json.writeStartObject();
    json.writeStringField("outcome", verification.isDrift() ? "drift" : "ok");
    names("pending_migrations", verification.pending().files());
    json.writeStringField("pending_unknown", verification.pending().unknown().orElse(null));
    json.writeArrayFieldStart("tables");
    for (Passport passport : verification.passports()) {
      passport(passport);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void passport(Passport passport) throws IOException {
    json.writeStartObject();
    json.writeStringField("table", passport.contract().table().toString());
    json.writeStringField("target", passport.target());
    json.writeStringField("outcome", passport.isDrift() ? "drift" : "ok");
    contract(passport.contract());
    json.writeObjectFieldStart("counts");
    for (Standing standing : Standing.values()) {
      json.writeNumberField(word(standing.word()), passport.count(standing));
    }
    json.writeNumberField("foreign", passport.foreign().size());
    json.writeNumberField("other_columns", passport.differentColumns());
    json.writeEndObject();
    json.writeArrayFieldStart("rules");
    for (RuleStanding rule : passport.rules()) {
      rule(rule);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("foreign");
    for (ForeignConstraint foreign : passport.foreign()) {
      constraint(foreign.constraint(), foreign.rule().map(Rule::id));
    }
    json.writeEndArray();
    json.writeArrayFieldStart("repeated");
    for (CatalogConstraint constraint : passport.repeated()) {
      constraint(constraint, Optional.empty());
    }
    json.writeEndArray();
    json.writeArrayFieldStart("beside");
    for (Unread beside : passport.beside()) {
      json.writeStartObject();
      json.writeStringField("found", beside.words());
      json.writeStringField("because", beside.reason());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("columns");
    for (ColumnStanding column : passport.columns()) {
      column(column);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("problems");
    for (Problem problem : passport.problems()) {
      json.writeStartObject();
      ProblemJson.writeFields(json, problem);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void contract(Contract contract) throws IOException {
    json.writeObjectFieldStart("contract");
    json.writeStringField("name", contract.name());
    json.writeStringField("version", contract.version());
    json.writeStringField("path", contract.source().path());
    json.writeStringField("sha256", contract.source().sha256());
    json.writeEndObject();
  }

  private void rule(RuleStanding standing) throws IOException {
    Rule.Head head = standing.rule().head();
    json.writeStartObject();
    json.writeStringField("id", head.id());
    json.writeStringField("kind", head.kind().word());
    names("columns", head.columns());
    json.writeStringField("on_violation", head.onViolation().word());
    json.writeStringField("declared_at", head.declaredAt().toString());
    json.writeStringField("standing", word(standing.standing().word()));
    json.writeStringField("constraint", standing.constraint().map(it -> it.name()).orElse(null));
    json.writeStringField("asked", standing.asked().isEmpty() ? null : standing.asked());
    json.writeStringField("found", standing.found().orElse(null));
    json.writeStringField("because", standing.because().orElse(null));
    json.writeEndObject();
  }

  private void constraint(CatalogConstraint constraint, Optional<String> rule) throws IOException {
    json.writeStartObject();
    json.writeStringField("constraint", constraint.name());
    json.writeStringField("kind", constraint.kind().word());
    names("columns", constraint.columns());
    json.writeStringField("found", constraint.words());
    json.writeStringField("rule", rule.orElse(null));
    json.writeEndObject();
  }

  private void column(ColumnStanding column) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", column.name());
    json.writeStringField("standing", word(column.state().word()));
    json.writeStringField("asked_type", column.askedType().orElse(null));
    json.writeStringField("found_type", column.foundType().orElse(null));
    json.writeStringField("asked_default", column.askedDefault().orElse(null));
    json.writeStringField("found_default", column.foundDefault().orElse(null));
    json.writeEndObject();
  }

  private void names(String field, List<String> names) throws IOException {
    json.writeArrayFieldStart(field);
    for (String name : names) {
      json.writeString(name);
    }
    json.writeEndArray();
  }

  private static String word(String words) {
    return words.replace(' ', '_');
  }
}
