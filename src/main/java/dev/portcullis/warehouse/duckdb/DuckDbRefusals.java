package dev.portcullis.warehouse.duckdb;

import dev.portcullis.warehouse.RefusalFinder;
import dev.portcullis.warehouse.TableConstraint;
import dev.portcullis.warehouse.TableRefusal;
import java.sql.SQLException;
import java.util.List;

/** Finds out which constraints of a table refused the rows. */
final class DuckDbRefusals {
  private final RefusalFinder finder;
  private final List<TableConstraint> constraints;

  DuckDbRefusals(RefusalFinder finder, List<TableConstraint> constraints) {
    this.finder = finder;
    this.constraints = constraints;
  }

  /** The refusals; none when the catalog lists no constraint that the error could mean. */
  List<TableRefusal> find(SQLException cause) throws SQLException {
    List<TableRefusal> refusals = finder.find(constraints);
    return refusals.isEmpty() ? unjudged(cause) : refusals;
  }

  /**
   * DuckDB names no constraint, so it is told only when no other one can be meant. Of a CHECK it
   * tells the expression.
   */
  private List<TableRefusal> unjudged(SQLException cause) {
    List<TableConstraint> meant =
        constraints.stream()
            .filter(constraint -> !finder.isJudged(constraint))
            .filter(constraint -> DuckDbErrors.canMean(cause, constraint))
            .toList();
    return meant.size() == 1 ? List.of(finder.unjudged(meant.get(0), List.of())) : List.of();
  }
}
