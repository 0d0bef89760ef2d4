package dev.portcullis.migrate;

import java.util.List;
import java.util.Objects;

/**
 * What a user has said about the changes of tables.
 *
 * @param drops whether values may go
 * @param size how much care the tables need
 * @param validation which constraints hold for the rows that are there
 * @param adopted tables that exist already and that no migration made, as they are
 */
public record Terms(
    Drops drops, TableSize size, Validation validation, List<Snapshot.Table> adopted) {
  /** When nothing is said. */
  public static final Terms USUAL = new Terms(Drops.REFUSED, TableSize.LIVE);

  public Terms {
    Objects.requireNonNull(drops);
    Objects.requireNonNull(size);
    Objects.requireNonNull(validation);
    adopted = List.copyOf(adopted);
  }

  /** All tables come from migrations, and no row was counted. */
  public Terms(Drops drops, TableSize size) {
    this(drops, size, Validation.NONE, List.of());
  }

  /** The same, with constraints that hold for other rows. */
  public Terms with(Validation other) {
    return new Terms(drops, size, other, adopted);
  }

  /** Whether a column that the contract no longer has may go with its values. */
  public enum Drops {
    ALLOWED,
    REFUSED
  }
}
