package dev.portcullis.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** Texts for people in SARIF. */
final class SarifText {
  private SarifText() {}

  /**
   * A message. Braces are doubled, since single ones enclose placeholders (SARIF 2.1.0, 3.11.5).
   */
  static void write(JsonGenerator json, String field, String text) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", text.replace("{", "{{").replace("}", "}}"));
    json.writeEndObject();
  }
}
