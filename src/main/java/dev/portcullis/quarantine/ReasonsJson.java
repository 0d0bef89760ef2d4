package dev.portcullis.quarantine;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * Reasons as the column {@code reasons} of {@code portcullis.quarantine} holds them: an array of
 * objects with {@code rule}, {@code on_violation}, {@code columns}, {@code value} and {@code
 * message}.
 */
public final class ReasonsJson {
  private static final JsonFactory JSON = new JsonFactory();

  private ReasonsJson() {}

  /** The array in UTF-8, on one line. */
  public static byte[] of(List<Reason> reasons) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(160 * reasons.size());
    try (JsonGenerator json = JSON.createGenerator(out)) {
      json.writeStartArray();
      for (Reason reason : reasons) {
        write(json, reason);
      }
      json.writeEndArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static void write(JsonGenerator json, Reason reason) throws IOException {
    json.writeStartObject();
    json.writeStringField("rule", reason.rule());
    json.writeStringField("on_violation", reason.onViolation().word());
    json.writeArrayFieldStart("columns");
    for (String column : reason.columns()) {
      json.writeString(column);
    }
    json.writeEndArray();
    json.writeStringField("value", reason.value());
    json.writeStringField("message", reason.message());
    json.writeEndObject();
  }
}
