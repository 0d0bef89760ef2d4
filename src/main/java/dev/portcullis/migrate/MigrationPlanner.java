package dev.portcullis.migrate;

import dev.portcullis.contract.TableName;
import java.util.Optional;
import java.util.Set;

/** Plans how tables that exist are changed, in the words of one engine. */
public interface MigrationPlanner {
  /**
   * The scripts that change the tables, in their order.
   *
   * @param evolutions of all tables that change
   * @param later new tables that are created after the changes
   */
  TableScripts plan(Evolutions evolutions, Set<TableName> later);

  /** When FOREIGN KEYs come. */
  References references();

  /** When the FOREIGN KEYs of a table that changes come. */
  enum References {
    /** When all tables are there with their keys. */
    LAST,
    /** As the table is made. */
    WITH_THEIR_TABLE
  }

  /** How the values of a column become values of another type; empty when there is no way. */
  Optional<Conversion> conversion(TableChange.ColumnRetyped change);
}
