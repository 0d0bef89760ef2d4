package dev.portcullis.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/** JSON with a line a value, the same bytes on every system. */
final class PrettyJson {
  private PrettyJson() {}

  /** Writes one value, which the content knows; the writer is flushed, not closed. */
  static void write(Writer writer, Content content) {
    try (JsonGenerator json = new JsonFactory().createGenerator(writer)) {
      json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
      DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
      json.setPrettyPrinter(
          new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter));
      content.write(json);
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is written. */
  interface Content {
    void write(JsonGenerator json) throws IOException;
  }
}
