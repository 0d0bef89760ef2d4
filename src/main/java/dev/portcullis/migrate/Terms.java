package dev.portcullis.migrate;

import java.util.Objects;

/**
 * What a user has said about the changes of tables.
 *
 * @param drops whether values may go
 * @param size how much care the tables need
 */
public record Terms(Drops drops, TableSize size) {
  /** When nothing is said. */
  public static final Terms USUAL = new Terms(Drops.REFUSED, TableSize.LIVE);

  public Terms {
    Objects.requireNonNull(drops);
    Objects.requireNonNull(size);
  }

  /** Whether a column that the contract no longer has may go with its values. */
  public enum Drops {
    ALLOWED,
    REFUSED
  }
}
