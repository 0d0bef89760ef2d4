package dev.portcullis.migrate.duckdb;

import dev.portcullis.migrate.Snapshot;
import dev.portcullis.migrate.TableEvolution;
import java.util.Optional;

/**
 * A table that is built anew.
 *
 * @param evolution empty when it stays as it is, and only stands in the way of another
 * @param from as it is, with the names of columns that it has
 * @param to as it will be
 */
record Rebuilding(Optional<TableEvolution> evolution, Snapshot.Table from, Snapshot.Table to) {
  static Rebuilding of(TableEvolution evolution) {
    return new Rebuilding(Optional.of(evolution), evolution.original(), evolution.after());
  }
}
