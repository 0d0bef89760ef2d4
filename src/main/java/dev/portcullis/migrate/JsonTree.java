package dev.portcullis.migrate;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON into maps, lists, texts and numbers. */
final class JsonTree {
  private final JsonParser json;

  private JsonTree(JsonParser json) {
    this.json = json;
  }

  /**
   * The object that the text holds.
   *
   * @throws JsonParseException when the text is not well-formed JSON or not an object
   */
  static Map<String, Object> object(String text) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(text)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        throw new JsonParseException(json, "expected an object", JsonLocation.NA);
      }
      Map<String, Object> object = new JsonTree(json).object();
      if (json.nextToken() != null) {
        throw new JsonParseException(json, "expected nothing after the object");
      }
      return object;
    }
  }

  private Map<String, Object> object() throws IOException {
    Map<String, Object> entries = new LinkedHashMap<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String key = json.currentName();
      json.nextToken();
      entries.put(key, value());
    }
    return entries;
  }

  private List<Object> array() throws IOException {
    List<Object> elements = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      elements.add(value());
    }
    return elements;
  }

  private Object value() throws IOException {
    JsonToken token = json.currentToken();
    if (token == JsonToken.START_OBJECT) {
      return object();
    }
    return token == JsonToken.START_ARRAY ? array() : json.getText();
  }
}
