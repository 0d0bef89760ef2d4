package dev.portcullis.ledger;

import java.util.List;
import java.util.Objects;

/**
 * How many rows of a file broke one rule of its contract.
 *
 * @param id in the contract's rule book
 * @param kind the word of its kind
 * @param columns it speaks of
 * @param onViolation the word of its consequence
 * @param enforced {@code table} or {@code staging}
 * @param violations exact; 1 when the file as a whole breaks it
 */
public record RuleCount(
    String id,
    String kind,
    List<String> columns,
    String onViolation,
    String enforced,
    long violations) {
  public RuleCount {
    Objects.requireNonNull(id);
    Objects.requireNonNull(kind);
    columns = List.copyOf(columns);
    Objects.requireNonNull(onViolation);
    Objects.requireNonNull(enforced);
  }

  public boolean isBroken() {
    return violations > 0;
  }
}
