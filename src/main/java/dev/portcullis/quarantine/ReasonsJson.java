package dev.portcullis.quarantine;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.portcullis.contract.OnViolation;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reasons as the column {@code reasons} of {@code portcullis.quarantine} holds them: an array of
 * objects with {@code rule}, {@code on_violation}, {@code columns}, {@code value} and {@code
 * message}, on one line. The staging database writes most of them, so they are put together from
 * pieces.
 */
final class ReasonsJson {
  private static final JsonFactory JSON = new JsonFactory();

  private ReasonsJson() {}

  /** The array of some. */
  static String of(List<Reason> reasons) {
    return reasons.stream().map(ReasonsJson::of).collect(Collectors.joining(",", "[", "]"));
  }

  /** One of them. */
  static String of(Reason reason) {
    return beforeValue(reason.rule(), reason.onViolation(), reason.columns())
        + text(reason.value())
        + beforeMessage()
        + text(reason.message())
        + end();
  }

  /** The object up to its value. */
  static String beforeValue(String rule, OnViolation onViolation, List<String> columns) {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(out)) {
      json.disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT);
      json.writeStartObject();
      json.writeStringField("rule", rule);
      json.writeStringField("on_violation", onViolation.word());
      json.writeArrayFieldStart("columns");
      for (String column : columns) {
        json.writeString(column);
      }
      json.writeEndArray();
      json.writeFieldName("value");
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot fail", e);
    }
    return out + ":";
  }

  /** What stands between the value and the message. */
  static String beforeMessage() {
    return ",\"message\":";
  }

  /** What follows the message. */
  static String end() {
    return "}";
  }

  /** A text as a JSON value. */
  static String text(@Nullable String text) {
    return text == null
        ? "null"
        : "\"" + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + "\"";
  }

  /** The ids of those rules in an array that do more than warn. */
  static List<String> refusing(String reasons) {
    List<String> rules = new ArrayList<>();
    try (JsonParser json = JSON.createParser(reasons)) {
      String rule = "";
      while (json.nextToken() != null) {
        if (json.currentToken() == JsonToken.VALUE_STRING && "rule".equals(json.currentName())) {
          rule = json.getText();
        } else if (json.currentToken() == JsonToken.VALUE_STRING
            && "on_violation".equals(json.currentName())
            && !json.getText().equals(OnViolation.WARN.word())) {
          rules.add(rule);
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException("reasons that we wrote are JSON", e);
    }
    return rules;
  }
}
