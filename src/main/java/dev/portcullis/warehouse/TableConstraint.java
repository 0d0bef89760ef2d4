package dev.portcullis.warehouse;

import java.util.List;

/**
 * A constraint as the catalog of the target lists it.
 *
 * @param name in the catalog
 * @param kind which sort
 * @param columns that it speaks of
 * @param expression of a CHECK, in the engine's own words; empty for the others
 */
public record TableConstraint(
    String name, TableRefusal.Kind kind, List<String> columns, String expression) {
  public TableConstraint {
    columns = List.copyOf(columns);
  }

  /** As a person reads it. */
  public String definition() {
    return switch (kind) {
      case CHECK -> "CHECK (" + expression + ")";
      case KEY -> "key (" + String.join(", ", columns) + ")";
      case NOT_NULL -> "NOT NULL on " + String.join(", ", columns);
      case OTHER -> expression;
    };
  }
}
