package dev.portcullis.migrate;

import java.util.List;
import java.util.Optional;

/** Plans how tables that exist are changed, in the words of one engine. */
public interface MigrationPlanner {
  /**
   * The scripts that change the tables, in their order.
   *
   * @param evolutions in an order in which a table that a FOREIGN KEY names comes before the one
   *     that has it
   * @param neighbours all tables of the snapshot
   */
  TableScripts plan(List<TableEvolution> evolutions, List<Neighbour> neighbours);

  /** How the values of a column become values of another type; empty when there is no way. */
  Optional<Conversion> conversion(TableChange.ColumnRetyped change);
}
