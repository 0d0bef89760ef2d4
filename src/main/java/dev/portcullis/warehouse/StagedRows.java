package dev.portcullis.warehouse;

import dev.portcullis.contract.Column;
import java.util.List;
import java.util.Objects;

/**
 * The rows of a file that are to be loaded, where the engine of the target can read them.
 *
 * @param relation as it stands in SQL, with the table's column names
 * @param rowColumn its column with the ordinal of the row, quoted
 * @param columns those that the file has, in the contract's order
 */
public record StagedRows(String relation, String rowColumn, List<Column> columns) {
  public StagedRows {
    Objects.requireNonNull(relation);
    Objects.requireNonNull(rowColumn);
    columns = List.copyOf(columns);
  }
}
