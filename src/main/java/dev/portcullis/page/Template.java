package dev.portcullis.page;

import com.samskivert.mustache.Mustache;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A template beside this class; it may name others. */
record Template(String name, Mustache.Escaper escaper) {
  String execute(Object view) {
    return Mustache.compiler()
        .withEscaper(escaper)
        .emptyStringIsFalse(true)
        .withLoader(part -> new StringReader(text(part)))
        .compile(text(name))
        .execute(view);
  }

  private static String text(String name) {
    try (InputStream in = Template.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("template " + name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
