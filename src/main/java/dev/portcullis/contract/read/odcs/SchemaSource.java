package dev.portcullis.contract.read.odcs;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads a JSON Schema as a tree. Jackson's own way there loads most of its data binding first,
 * which takes longer than reading.
 */
final class SchemaSource {
  private static final JsonNodeFactory FACTORY = JsonNodeFactory.instance;

  private SchemaSource() {}

  static JsonNode read(InputStream in) throws IOException {
    try (JsonParser parser = new JsonFactory().createParser(in)) {
      parser.nextToken();
      return value(parser);
    }
  }

  private static JsonNode value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_NUMBER_INT -> FACTORY.numberNode(parser.getIntValue());
      case VALUE_NUMBER_FLOAT -> FACTORY.numberNode(parser.getDecimalValue());
      case VALUE_TRUE -> FACTORY.booleanNode(true);
      case VALUE_FALSE -> FACTORY.booleanNode(false);
      case VALUE_NULL -> FACTORY.nullNode();
      default -> FACTORY.textNode(parser.getText());
    };
  }

  private static ObjectNode object(JsonParser parser) throws IOException {
    ObjectNode object = FACTORY.objectNode();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String key = parser.currentName();
      parser.nextToken();
      object.set(key, value(parser));
    }
    return object;
  }

  private static ArrayNode array(JsonParser parser) throws IOException {
    ArrayNode array = FACTORY.arrayNode();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      array.add(value(parser));
    }
    return array;
  }
}
