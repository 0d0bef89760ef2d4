package dev.portcullis.migrate;

import java.util.List;
import java.util.Objects;

/**
 * What a user has said about the changes of tables.
 *
 * @param drops whether values may go
 * @param size how much care the tables need
 * @param adopted tables that exist already and that no migration made, as they are
 */
public record Terms(Drops drops, TableSize size, List<Snapshot.Table> adopted) {
  /** When nothing is said. */
  public static final Terms USUAL = new Terms(Drops.REFUSED, TableSize.LIVE);

  public Terms {
    Objects.requireNonNull(drops);
    Objects.requireNonNull(size);
    adopted = List.copyOf(adopted);
  }

  /** All tables come from migrations. */
  public Terms(Drops drops, TableSize size) {
    this(drops, size, List.of());
  }

  /** Whether a column that the contract no longer has may go with its values. */
  public enum Drops {
    ALLOWED,
    REFUSED
  }
}
