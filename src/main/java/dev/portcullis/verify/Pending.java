package dev.portcullis.verify;

import dev.portcullis.warehouse.Warehouse;
import dev.portcullis.warehouse.WarehouseException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Migrations of the project that a warehouse did not run yet.
 *
 * @param files their names in order
 * @param unknown why they are not known, a sentence
 */
public record Pending(List<String> files, Optional<String> unknown) {
  public Pending {
    files = List.copyOf(files);
    Objects.requireNonNull(unknown);
  }

  /**
   * Asks the warehouse. Whoever may read a catalog need not be allowed to read the history of
   * migrations, and a passport is none the worse for it.
   */
  public static Pending of(Warehouse warehouse, Path scripts) {
    try {
      return new Pending(warehouse.pendingMigrations(scripts), Optional.empty());
    } catch (WarehouseException e) {
      return new Pending(List.of(), Optional.ofNullable(e.getMessage()));
    }
  }
}
