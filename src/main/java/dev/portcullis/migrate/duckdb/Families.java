package dev.portcullis.migrate.duckdb;

import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.ForeignKey;
import dev.portcullis.migrate.Neighbour;
import dev.portcullis.migrate.TableEvolution;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which tables are built anew together. No table of DuckDB goes while another refers to it, so
 * those that refer to a table go and come with it, and tables that have such a one in common are of
 * one family. A table that changes in place is a family of its own.
 */
final class Families {
  private final Dialect dialect;
  private final List<Neighbour> neighbours;
  private final Map<TableName, Rebuilding> tables = new LinkedHashMap<>();
  private final List<Set<TableName>> families = new ArrayList<>();

  Families(Dialect dialect, List<TableEvolution> evolutions, List<Neighbour> neighbours) {
    this.dialect = dialect;
    this.neighbours = List.copyOf(neighbours);
    evolutions.forEach(it -> tables.put(it.before().name(), Rebuilding.of(it)));
    neighbours.forEach(
        it ->
            tables.putIfAbsent(
                it.original().name(),
                new Rebuilding(Optional.empty(), it.original(), it.renamed())));
    for (TableEvolution evolution : evolutions) {
      Set<TableName> family = new LinkedHashSet<>(Set.of(evolution.before().name()));
      if (!isInPlace(evolution)) {
        addReferrers(evolution.before().name(), family);
      }
      join(family);
    }
  }

  /** Whether ALTER can do all of it. */
  boolean isInPlace(TableEvolution evolution) {
    return InPlace.isPossible(evolution, !referrers(evolution.before().name()).isEmpty());
  }

  private List<TableName> referrers(TableName table) {
    return neighbours.stream()
        .filter(other -> !other.original().name().equals(table))
        .filter(other -> ForeignKey.refers(dialect, other.renamed(), table))
        .map(other -> other.original().name())
        .toList();
  }

  private void addReferrers(TableName table, Set<TableName> family) {
    for (TableName referrer : referrers(table)) {
      if (family.add(referrer)) {
        addReferrers(referrer, family);
      }
    }
  }

  private void join(Set<TableName> family) {
    for (Set<TableName> other : List.copyOf(families)) {
      if (other.stream().anyMatch(family::contains)) {
        families.remove(other);
        family.addAll(other);
      }
    }
    families.add(family);
  }

  /**
   * The families, each after those that it will refer to; of one, each table after those that it
   * will refer to.
   */
  List<List<Rebuilding>> inOrder() {
    List<List<Rebuilding>> ordered = new ArrayList<>();
    Set<Set<TableName>> seen = new LinkedHashSet<>();
    families.forEach(family -> visit(family, seen, ordered));
    return ordered;
  }

  private void visit(
      Set<TableName> family, Set<Set<TableName>> seen, List<List<Rebuilding>> ordered) {
    if (!seen.add(family)) {
      return;
    }
    List<Rebuilding> members =
        tables.values().stream().filter(table -> family.contains(table.to().name())).toList();
    for (Set<TableName> other : families) {
      boolean isNeeded =
          other.stream()
              .anyMatch(
                  table ->
                      members.stream().anyMatch(it -> ForeignKey.refers(dialect, it.to(), table)));
      if (isNeeded) {
        visit(other, seen, ordered);
      }
    }
    ordered.add(new ReferenceOrder(dialect, Rebuilding::to).of(members));
  }
}
