package dev.portcullis.migrate.duckdb;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.ForeignKey;
import dev.portcullis.migrate.Snapshot;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Puts a table behind those that it refers to, as it is or as it will be. */
final class ReferenceOrder {
  private final Dialect dialect;
  private final Function<Rebuilding, Snapshot.Table> state;

  ReferenceOrder(Dialect dialect, Function<Rebuilding, Snapshot.Table> state) {
    this.dialect = dialect;
    this.state = state;
  }

  List<Rebuilding> of(List<Rebuilding> tables) {
    Set<Rebuilding> seen = new LinkedHashSet<>();
    List<Rebuilding> ordered = new ArrayList<>();
    tables.forEach(table -> visit(table, tables, seen, ordered));
    return ordered;
  }

  private void visit(
      Rebuilding table, List<Rebuilding> tables, Set<Rebuilding> seen, List<Rebuilding> ordered) {
    if (seen.add(table)) {
      tables.stream()
          .filter(other -> refers(table, other))
          .forEach(other -> visit(other, tables, seen, ordered));
      ordered.add(table);
    }
  }

  /** Whether a table refers to any but itself. */
  boolean refersToOthers(Rebuilding table) {
    Snapshot.Table own = state.apply(table);
    return ForeignKey.of(own).stream().anyMatch(key -> !key.pointsAt(dialect, own.name()));
  }

  private boolean refers(Rebuilding table, Rebuilding other) {
    return !table.equals(other)
        && ForeignKey.refers(dialect, state.apply(table), state.apply(other).name());
  }
}
