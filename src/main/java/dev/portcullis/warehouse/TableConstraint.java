package dev.portcullis.warehouse;

import dev.portcullis.staging.ReferenceTarget;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A constraint as the catalog of the target lists it.
 *
 * @param name in the catalog
 * @param kind which sort
 * @param columns that it speaks of
 * @param expression of a CHECK, in the engine's own words, or a definition for people; empty for
 *     the others
 * @param other where a FOREIGN KEY looks
 */
public record TableConstraint(
    String name,
    TableRefusal.Kind kind,
    List<String> columns,
    String expression,
    Optional<Other> other) {
  public TableConstraint {
    columns = List.copyOf(columns);
    Objects.requireNonNull(other);
  }

  /**
   * The table that a FOREIGN KEY names.
   *
   * @param relation as it stands in SQL
   * @param columns as many as the constraint has, in the same order
   * @param target whether it is the table itself
   */
  public record Other(String relation, List<String> columns, ReferenceTarget target) {
    public Other {
      columns = List.copyOf(columns);
      Objects.requireNonNull(target);
    }
  }

  /** As a person reads it. */
  public String definition() {
    return switch (kind) {
      case CHECK -> "CHECK (" + expression + ")";
      case KEY -> "key (" + String.join(", ", columns) + ")";
      case NOT_NULL -> "NOT NULL on " + String.join(", ", columns);
      case FOREIGN_KEY, OTHER -> expression;
    };
  }
}
