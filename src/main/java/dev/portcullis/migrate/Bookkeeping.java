package dev.portcullis.migrate;

import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The migrations that make the ledger of loads, in their order; their words are the same for every
 * engine, but for an index. A script that was published is never changed: folders hold it as it was
 * written.
 */
enum Bookkeeping {
  LOADS(
      "portcullis_bookkeeping",
      "bookkeeping.sql",
      "Creates the ledger of loads, which commits together with the rows it counts."),
  QUARANTINE(
      "portcullis_bookkeeping_2",
      "bookkeeping_2.sql",
      "Adds refused runs, the counts of each rule and quarantined rows to the ledger of loads.");

  private static final TableName KEPT = new TableName(Optional.of("portcullis"), "quarantine");

  private final String description;
  private final String resource;
  private final String purpose;

  Bookkeeping(String description, String resource, String purpose) {
    this.description = description;
    this.resource = resource;
    this.purpose = purpose;
  }

  /** What stands in the name of the script after its version. */
  String description() {
    return description;
  }

  /** Whether the migration is this one, whatever its version. */
  boolean is(Snapshot.Migration migration) {
    return migration.file().endsWith("__" + description + ".sql");
  }

  String text(Dialect dialect) {
    return new Script()
        .comment(purpose)
        .comment("Written by Portcullis. A written migration is never changed.")
        .statements(dialect.migrationSettings())
        .statements(List.of(tables()))
        .statements(this == QUARANTINE ? dialect.indexOfStretches(KEPT, "run_id") : List.of())
        .toString();
  }

  /** Without the last semicolon, as a script adds its own. */
  private String tables() {
    try (InputStream sql = Bookkeeping.class.getResourceAsStream(resource)) {
      String text = new String(Objects.requireNonNull(sql).readAllBytes(), StandardCharsets.UTF_8);
      return GeneratedFile.unix(text).strip().replaceFirst(";$", "");
    } catch (IOException e) {
      throw new UncheckedIOException("a resource of the program cannot be read", e);
    }
  }
}
