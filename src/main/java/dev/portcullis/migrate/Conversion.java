package dev.portcullis.migrate;

import java.util.Objects;
import java.util.Optional;

/**
 * How a column gets another type.
 *
 * @param value the new value, an expression over the column
 * @param lossless a condition over the column under its former type that is false for a row whose
 *     value would be changed, rounded or cut; empty when no value can be
 * @param work what it costs
 */
public record Conversion(String value, Optional<String> lossless, Work work) {
  public Conversion {
    Objects.requireNonNull(value);
    Objects.requireNonNull(lossless);
    Objects.requireNonNull(work);
  }

  /** What an engine does with the rows. */
  public enum Work {
    /** Only the catalog changes. */
    CATALOG,
    /** Every row is written anew. */
    REWRITE
  }
}
