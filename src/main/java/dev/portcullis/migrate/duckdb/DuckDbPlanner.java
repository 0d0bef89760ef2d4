package dev.portcullis.migrate.duckdb;

import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.ForeignKey;
import dev.portcullis.migrate.MigrationPlanner;
import dev.portcullis.migrate.Neighbour;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableEvolution;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Changes tables of DuckDB: in place where its ALTER can do it, by building the table anew where it
 * cannot. A script is one transaction.
 */
public final class DuckDbPlanner implements MigrationPlanner {
  private final Dialect dialect;

  public DuckDbPlanner(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public Optional<Conversion> conversion(ColumnRetyped change) {
    return DuckDbConversions.of(change);
  }

  @Override
  public List<ScriptDraft> plan(List<TableEvolution> evolutions, List<Neighbour> neighbours) {
    Referrers referrers = new Referrers(dialect, neighbours);
    List<ScriptDraft> drafts = new ArrayList<>();
    Set<TableEvolution> done = new HashSet<>();
    for (TableEvolution evolution : evolutions) {
      if (!done.add(evolution)) {
        continue;
      }
      if (!InPlace.isPossible(evolution, !referrers.of(evolution.before().name()).isEmpty())) {
        List<Rebuilding> group = group(evolution, referrers, evolutions);
        group.forEach(member -> member.evolution().ifPresent(done::add));
        drafts.add(new Rebuild(dialect, this, group).draft());
      } else if (InPlace.hasWork(evolution)) {
        drafts.add(new InPlace(dialect, this, evolution).draft());
      }
    }
    return drafts;
  }

  /** The table, and after it those that refer to it: no table goes while another refers to it. */
  private static List<Rebuilding> group(
      TableEvolution first, Referrers referrers, List<TableEvolution> evolutions) {
    List<Rebuilding> group = new ArrayList<>();
    group.add(Rebuilding.of(first));
    for (Neighbour other : referrers.closure(first.before().name())) {
      group.add(
          evolutions.stream()
              .filter(it -> it.before().name().equals(other.original().name()))
              .findFirst()
              .map(Rebuilding::of)
              .orElse(new Rebuilding(Optional.empty(), other.original(), other.renamed())));
    }
    return group;
  }

  /** Which tables refer to which. */
  private record Referrers(Dialect dialect, List<Neighbour> tables) {
    List<Neighbour> of(TableName table) {
      return tables.stream()
          .filter(other -> !other.original().name().equals(table))
          .filter(
              other ->
                  ForeignKey.of(other.renamed()).stream()
                      .anyMatch(key -> key.pointsAt(dialect, table)))
          .toList();
    }

    /** All that refer to it, or to one that does, each after those that it refers to. */
    List<Neighbour> closure(TableName table) {
      List<Neighbour> found = new ArrayList<>();
      for (Neighbour other : of(table)) {
        List<Neighbour> branch = new ArrayList<>(List.of(other));
        branch.addAll(closure(other.original().name()));
        found.removeAll(branch);
        found.addAll(branch);
      }
      return found;
    }
  }
}
