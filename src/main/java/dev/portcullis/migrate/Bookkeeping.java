package dev.portcullis.migrate;

import dev.portcullis.dialect.Dialect;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The migration that creates the ledger of loads; its words are the same for every engine. */
final class Bookkeeping {
  static final String DESCRIPTION = "portcullis_bookkeeping";

  private Bookkeeping() {}

  static String text(Dialect dialect) {
    return new Script()
        .comment("Creates the ledger of loads, which commits together with the rows it counts.")
        .comment("Written by Portcullis. A written migration is never changed.")
        .statements(dialect.migrationSettings())
        .statements(List.of(tables()))
        .toString();
  }

  /** Without the last semicolon, as a script adds its own. */
  private static String tables() {
    try (InputStream sql = Bookkeeping.class.getResourceAsStream("bookkeeping.sql")) {
      String text = new String(Objects.requireNonNull(sql).readAllBytes(), StandardCharsets.UTF_8);
      return GeneratedFile.unix(text).strip().replaceFirst(";$", "");
    } catch (IOException e) {
      throw new UncheckedIOException("a resource of the program cannot be read", e);
    }
  }
}
