package dev.portcullis.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import java.io.IOException;

/** A problem in JSON; the same fields wherever problems are listed. */
final class ProblemJson {
  private ProblemJson() {}

  static void write(JsonGenerator json, Problem problem) throws IOException {
    json.writeStartObject();
    writeFields(json, problem);
    json.writeEndObject();
  }

  static void writeFields(JsonGenerator json, Problem problem) throws IOException {
    Position position = problem.position();
    json.writeStringField("code", problem.code().code());
    json.writeStringField("severity", problem.severity().word());
    json.writeStringField("message", problem.message());
    writePlace(json, position);
    json.writeStringField("hint", problem.hint());
  }

  /** The same fields wherever a place is told. */
  static void writePlace(JsonGenerator json, Position position) throws IOException {
    json.writeStringField("path", position.path());
    numberOrNull(json, "line", position.line());
    numberOrNull(json, "column", position.column());
  }

  private static void numberOrNull(JsonGenerator json, String field, int value) throws IOException {
    if (value == 0) {
      json.writeNullField(field);
    } else {
      json.writeNumberField(field, value);
    }
  }
}
