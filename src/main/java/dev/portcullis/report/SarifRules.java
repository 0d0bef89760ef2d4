package dev.portcullis.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The tool of a SARIF run, and what its rules mean: the pages of docs/rules. */
final class SarifRules {
  private final JsonGenerator json;
  private final Sarif.Setting setting;

  SarifRules(JsonGenerator json, Sarif.Setting setting) {
    this.json = json;
    this.setting = setting;
  }

  void tool(List<ProblemCode> codes) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "Portcullis");
    json.writeStringField("version", setting.version());
    json.writeArrayFieldStart("rules");
    for (ProblemCode code : codes) {
      rule(code);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private void rule(ProblemCode code) throws IOException {
    RulePage page = RulePage.of(code);
    json.writeStartObject();
    json.writeStringField("id", code.code());
    json.writeStringField("name", name(code));
    SarifText.write(json, "shortDescription", code.title());
    SarifText.write(json, "fullDescription", page.meaning());
    if (setting.rulePages().isPresent()) {
      json.writeStringField("helpUri", setting.rulePages().get() + code.code() + ".md");
    }
    json.writeObjectFieldStart("help");
    json.writeStringField("text", page.markdown());
    json.writeStringField("markdown", page.markdown());
    json.writeEndObject();
    json.writeEndObject();
  }

  /** {@code UnknownKey}: hosts show it beside the id. */
  private static String name(ProblemCode code) {
    return Arrays.stream(code.name().split("_"))
        .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining());
  }
}
