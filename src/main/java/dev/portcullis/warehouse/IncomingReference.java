package dev.portcullis.warehouse;

import dev.portcullis.contract.TableName;
import dev.portcullis.problem.ProblemCode;
import java.util.Objects;

/**
 * A FOREIGN KEY of another table that names the table which is loaded.
 *
 * @param table that has it, as shown to a person
 * @param constraint its name
 * @param onDelete what becomes of its rows when the rows they name are deleted
 */
public record IncomingReference(String table, String constraint, OnDelete onDelete) {
  public IncomingReference {
    Objects.requireNonNull(table);
    Objects.requireNonNull(constraint);
    Objects.requireNonNull(onDelete);
  }

  /** What the engine does about rows whose reference would lead nowhere. */
  public enum OnDelete {
    /** It refuses the deletion. */
    REFUSED,
    /** It deletes or changes them. */
    CHANGES_ROWS
  }

  /** The rows of the table are referred to, so they cannot go. */
  public WarehouseException refused(TableName loaded, String target, LoadMode mode) {
    String found =
        switch (onDelete) {
          case REFUSED -> "rows of `" + table + "` refer to rows of it";
          case CHANGES_ROWS -> "deleting its rows would delete or change rows of `" + table + "`";
        };
    return new WarehouseException(
        ProblemCode.ROWS_REFERRED_TO,
        "The rows of the table `"
            + loaded
            + "` in `"
            + target
            + "` cannot be replaced: "
            + found
            + " (foreign key `"
            + constraint
            + "`).",
        hint(mode));
  }

  private String hint(LoadMode mode) {
    return switch (mode) {
      case APPEND, OVERWRITE ->
          "Nothing was changed; load with `--mode merge`, which deletes no row, or take the rows of `"
              + table
              + "` out first.";
      case MERGE ->
          "Nothing was changed; a merge never changes the primary key, but it would change another"
              + " column of a key of rows that are referred to.";
    };
  }
}
