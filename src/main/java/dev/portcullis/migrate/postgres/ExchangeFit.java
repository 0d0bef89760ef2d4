package dev.portcullis.migrate.postgres;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.MigrationPlanner;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableChange.IndexAttached;
import dev.portcullis.migrate.TableEvolution;
import java.util.stream.Stream;

/**
 * Decides how the types of a live table change: in place where only the catalog changes; where a
 * CHECK spares rows that are there, since it would refuse to have them filled; and while an index
 * made by hand becomes a key.
 */
final class ExchangeFit {
  private final Dialect dialect;
  private final MigrationPlanner planner;

  ExchangeFit(Dialect dialect, MigrationPlanner planner) {
    this.dialect = dialect;
    this.planner = planner;
  }

  Exchange of(TableEvolution evolution) {
    return rewrites(evolution)
            && !sparesRows(evolution)
            && evolution.all(IndexAttached.class).isEmpty()
        ? Exchange.of(dialect, evolution)
        : Exchange.none(dialect, evolution);
  }

  private boolean rewrites(TableEvolution evolution) {
    return evolution.all(ColumnRetyped.class).stream()
        .anyMatch(
            change ->
                planner.conversion(change).map(Conversion::work).stream()
                    .anyMatch(Conversion.Work.REWRITE::equals));
  }

  private static boolean sparesRows(TableEvolution evolution) {
    return Stream.of(evolution.before(), evolution.after())
        .flatMap(table -> table.rules().stream())
        .anyMatch(rule -> Constraints.bindsNewRowsOnly(rule) && Constraints.isCheck(rule));
  }
}
