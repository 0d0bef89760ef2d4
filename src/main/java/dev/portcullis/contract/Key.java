package dev.portcullis.contract;

import dev.portcullis.problem.Position;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/**
 * Columns whose values together occur once in the table.
 *
 * @param columns at least one, in declared order
 * @param kind which sort of key
 * @param onViolation what happens to a row that repeats a key
 * @param declaredAt where the contract says so
 */
public record Key(List<String> columns, Kind kind, OnViolation onViolation, Position declaredAt) {
  public Key {
    columns = List.copyOf(columns);
    Objects.requireNonNull(kind);
    Objects.requireNonNull(onViolation);
    Objects.requireNonNull(declaredAt);
  }

  /** What reports call the rule of the key: {@code primary_key}, {@code a,b.unique}. */
  public String ruleId() {
    return switch (kind) {
      case PRIMARY -> "primary_key";
      case UNIQUE -> String.join(",", columns) + ".unique";
      case UNIQUE_IN_FILE -> String.join(",", columns) + ".unique_in_file";
    };
  }

  /**
   * What happens to a row that repeats a key of the whole contract: it is set aside when all
   * columns of the key say so of theirs, and fails otherwise.
   *
   * @param ofColumns what the columns of the key do
   */
  public static OnViolation usualConsequence(Collection<OnViolation> ofColumns) {
    return !ofColumns.isEmpty() && ofColumns.stream().allMatch(OnViolation.DROP::equals)
        ? OnViolation.DROP
        : OnViolation.FAIL;
  }

  /** The sorts of keys. */
  public enum Kind {
    /** No part is NULL, no two rows are equal. */
    PRIMARY,
    /** No two rows without NULL in it are equal. */
    UNIQUE,
    /** As {@link #UNIQUE}, but each file is judged on its own; never a constraint of the table. */
    UNIQUE_IN_FILE
  }
}
