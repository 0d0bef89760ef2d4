package dev.portcullis.contract;

import dev.portcullis.problem.Position;
import java.util.List;
import java.util.Objects;

/**
 * Values that must exist in another table: an order names a customer that there is. A row with a
 * NULL part refers to nothing and is let through, as in a FOREIGN KEY.
 *
 * @param name differs from the names of all other checks of the contract
 * @param columns of this table, at least one
 * @param table that holds the values
 * @param tableColumns of that table, as many
 * @param enforcedBy who makes sure
 * @param onViolation what happens to a row that refers to nothing
 * @param declaredAt where the contract says so
 */
public record Reference(
    String name,
    List<String> columns,
    TableName table,
    List<String> tableColumns,
    EnforcedBy enforcedBy,
    OnViolation onViolation,
    Position declaredAt) {
  public Reference {
    Objects.requireNonNull(name);
    columns = List.copyOf(columns);
    Objects.requireNonNull(table);
    tableColumns = List.copyOf(tableColumns);
    if (columns.isEmpty() || columns.size() != tableColumns.size()) {
      throw new IllegalArgumentException(columns + " refer to " + tableColumns);
    }
    Objects.requireNonNull(enforcedBy);
    Objects.requireNonNull(onViolation);
    Objects.requireNonNull(declaredAt);
  }

  /** The same reference, whose FOREIGN KEY is added when both tables are there. */
  public Reference afterwards() {
    return new Reference(
        name, columns, table, tableColumns, EnforcedBy.TABLE_AFTERWARDS, onViolation, declaredAt);
  }

  /** What a reference is called that has no name of its own: {@code customer_id.reference}. */
  public static String usualName(List<String> columns) {
    return String.join(",", columns) + ".reference";
  }

  /** Who makes sure that the values exist. */
  public enum EnforcedBy {
    /** A FOREIGN KEY of the table, on every path; the load looks first, to name the rows. */
    TABLE,
    /**
     * As {@link #TABLE}, in a circle of tables: the FOREIGN KEY is added when both are there. No
     * contract says so; whoever creates several tables finds out.
     */
    TABLE_AFTERWARDS,
    /** The load, by a look into the other table in its own transaction. */
    STAGING
  }
}
