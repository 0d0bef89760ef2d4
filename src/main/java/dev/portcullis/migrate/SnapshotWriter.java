package dev.portcullis.migrate;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Writes a snapshot as JSON: the same bytes for the same snapshot, on every machine. */
final class SnapshotWriter {
  /** A file of another number is of another Portcullis. */
  static final int FORMAT = 1;

  private final JsonGenerator json;

  private SnapshotWriter(JsonGenerator json) {
    this.json = json;
  }

  static String text(Snapshot snapshot) {
    StringWriter text = new StringWriter();
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines);
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(printer);
      new SnapshotWriter(json).write(snapshot);
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot fail", e);
    }
    return text + "\n";
  }

  private void write(Snapshot snapshot) throws IOException {
    json.writeStartObject();
    json.writeNumberField("format", FORMAT);
    json.writeArrayFieldStart("migrations");
    for (Snapshot.Migration migration : snapshot.migrations()) {
      json.writeStartObject();
      json.writeStringField("file", migration.file());
      json.writeStringField("sha256", migration.sha256());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("tables");
    for (Snapshot.Table table : snapshot.tables()) {
      write(table);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(Snapshot.Table table) throws IOException {
    json.writeStartObject();
    writeOptional("schema", table.name().schema());
    json.writeStringField("table", table.name().name());
    json.writeObjectFieldStart("contract");
    json.writeStringField("name", table.origin().contract());
    json.writeStringField("version", table.origin().version());
    json.writeStringField("sha256", table.origin().sha256());
    json.writeEndObject();
    json.writeArrayFieldStart("columns");
    for (Snapshot.Column column : table.columns()) {
      write(column);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("rules");
    for (Snapshot.Rule rule : table.rules()) {
      write(rule);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(Snapshot.Column column) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", column.name());
    json.writeStringField("type", column.type());
    json.writeStringField("sql_type", column.sqlType());
    writeOptional("default", column.defaultValue());
    json.writeEndObject();
  }

  private void write(Snapshot.Rule rule) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", rule.id());
    json.writeStringField("kind", rule.kind());
    writeNames(rule.columns());
    json.writeStringField("on_violation", rule.onViolation());
    json.writeStringField("constraint", rule.constraint());
    json.writeStringField("enforced", rule.enforced().word());
    json.writeStringField("definition", rule.definition());
    json.writeEndObject();
  }

  private void writeNames(List<String> columns) throws IOException {
    json.writeArrayFieldStart("columns");
    for (String column : columns) {
      json.writeString(column);
    }
    json.writeEndArray();
  }

  private void writeOptional(String key, Optional<String> value) throws IOException {
    if (value.isPresent()) {
      json.writeStringField(key, value.get());
    }
  }
}
