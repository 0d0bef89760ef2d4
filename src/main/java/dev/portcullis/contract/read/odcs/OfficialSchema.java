package dev.portcullis.contract.read.odcs;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.portcullis.contract.read.Node;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/**
 * The JSON Schema that the standard publishes for its version 3.1. It is read when the first
 * document asks, since most commands meet none.
 */
final class OfficialSchema {
  private static final String FILE = "odcs-json-schema-v3.1.0.json";

  private final JsonNode source;
  private final Schema schema;

  private OfficialSchema(JsonNode source, Schema schema) {
    this.source = source;
    this.schema = schema;
  }

  /** The only one; loading takes longer than judging a document by it. */
  private static final class Loaded {
    static final OfficialSchema SCHEMA = load();
  }

  static OfficialSchema get() {
    return Loaded.SCHEMA;
  }

  private static OfficialSchema load() {
    try (InputStream in =
        Objects.requireNonNull(OfficialSchema.class.getResourceAsStream(FILE), FILE)) {
      JsonNode source = SchemaSource.read(in);
      SchemaRegistry registry =
          SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2019_09);
      return new OfficialSchema(source, registry.getSchema(source));
    } catch (IOException impossible) {
      throw new UncheckedIOException(FILE + " is part of the program", impossible);
    }
  }

  JsonNode source() {
    return source;
  }

  /** What the schema says against the document. */
  List<Error> judge(Node document) {
    return schema.validate(JsonNodes.of(document));
  }
}
