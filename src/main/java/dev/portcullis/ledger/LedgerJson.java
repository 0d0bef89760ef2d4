package dev.portcullis.ledger;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** What the ledger keeps as JSON, with the field names of reports. */
final class LedgerJson {
  private final ObjectMapper json = new ObjectMapper();

  /** A rule as it stands among the reasons of a record; a text in JSON cannot hold it. */
  static String ruleField(String rule) {
    return "{\"rule\":" + JsonNodeFactory.instance.textNode(rule) + ",";
  }

  /** The reason of a record that repeats a key; it shows no value. */
  static String repeatedKey(String rule, List<String> columns) {
    ObjectNode reason = JsonNodeFactory.instance.objectNode();
    reason.put("rule", rule);
    reason.put("on_violation", "drop");
    columns.forEach(reason.putArray("columns")::add);
    reason.putNull("value");
    reason.put("message", "repeats an earlier record of the file");
    return reason.toString();
  }

  String texts(List<String> texts) {
    ArrayNode array = json.createArrayNode();
    texts.forEach(array::add);
    return array.toString();
  }

  /** The texts of an array; none of what is no array. */
  List<String> texts(String text) {
    return elements(text).stream().map(JsonNode::asText).toList();
  }

  String problems(List<LedgerProblem> problems) {
    ArrayNode array = json.createArrayNode();
    for (LedgerProblem problem : problems) {
      ObjectNode object = array.addObject();
      object.put("code", problem.code());
      object.put("severity", problem.severity());
      object.put("message", problem.message());
      object.put("path", problem.path());
      putPlace(object, "line", problem.line());
      putPlace(object, "column", problem.column());
      object.put("hint", problem.hint());
    }
    return array.toString();
  }

  private static void putPlace(ObjectNode object, String field, int value) {
    if (value == 0) {
      object.putNull(field);
    } else {
      object.put(field, value);
    }
  }

  /** The problems; entries of the first version of the ledger have none. */
  List<LedgerProblem> problems(@Nullable String text) {
    return text == null ? List.of() : elements(text).stream().map(LedgerJson::problem).toList();
  }

  private static LedgerProblem problem(JsonNode node) {
    JsonNode hint = node.path("hint");
    return new LedgerProblem(
        node.path("code").asText(),
        node.path("severity").asText(),
        node.path("message").asText(),
        node.path("path").asText(),
        node.path("line").asInt(),
        node.path("column").asInt(),
        hint.isTextual() ? hint.asText() : null);
  }

  /** The rule of each reason why a row is in quarantine; its values are left where they are. */
  List<String> rules(String reasons) {
    return elements(reasons).stream()
        .map(reason -> reason.path("rule").asText())
        .distinct()
        .toList();
  }

  private List<JsonNode> elements(String text) {
    try {
      return StreamSupport.stream(json.readTree(text).spliterator(), false).toList();
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a warehouse keeps no text as JSON that is none", e);
    }
  }
}
