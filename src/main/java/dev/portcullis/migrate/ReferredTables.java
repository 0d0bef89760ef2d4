package dev.portcullis.migrate;

import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * How a look at a FOREIGN KEY reads the other table: in the order of the scripts that one has
 * changed by then, and before all of them it is as it was.
 */
public final class ReferredTables {
  private final Dialect dialect;
  private final Set<TableName> coming;
  private final Function<ForeignKey, UnaryOperator<String>> reading;

  private ReferredTables(
      Dialect dialect, Set<TableName> coming, Function<ForeignKey, UnaryOperator<String>> reading) {
    this.dialect = dialect;
    this.coming = Set.copyOf(coming);
    this.reading = reading;
  }

  /**
   * Others have changed.
   *
   * @param later new tables that are not there by then
   */
  public static ReferredTables changed(Dialect dialect, Set<TableName> later) {
    return new ReferredTables(dialect, later, key -> UnaryOperator.identity());
  }

  /** None has changed, and what their columns will hold is said of those that are there. */
  static ReferredTables unchanged(
      Dialect dialect, MigrationPlanner planner, Evolutions evolutions) {
    return new ReferredTables(
        dialect,
        evolutions.coming(),
        key ->
            evolutions.changing().stream()
                .filter(it -> key.pointsAt(dialect, it.before().name()))
                .findFirst()
                .map(it -> Guards.future(dialect, planner, it))
                .orElse(UnaryOperator.identity()));
  }

  /** What its columns hold, in order; empty for a table that is new and so has no row. */
  Optional<List<String>> columns(ForeignKey key) {
    boolean isNew = coming.stream().anyMatch(table -> key.pointsAt(dialect, table));
    return isNew
        ? Optional.empty()
        : Optional.of(key.columns().stream().map(reading.apply(key)).toList());
  }
}
