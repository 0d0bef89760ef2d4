package dev.portcullis.ledger;

import java.util.Objects;
import java.util.Optional;

/**
 * Which runs to list.
 *
 * @param table of the runs, with or without its schema, in any case; empty for all
 * @param limit how many at most, at least 1
 */
public record RunFilter(Optional<String> table, int limit) {
  public RunFilter {
    Objects.requireNonNull(table);
    if (limit < 1) {
      throw new IllegalArgumentException("limit " + limit);
    }
  }
}
