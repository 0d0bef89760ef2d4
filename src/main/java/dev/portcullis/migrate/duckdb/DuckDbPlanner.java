package dev.portcullis.migrate.duckdb;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.MigrationPlanner;
import dev.portcullis.migrate.Neighbour;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableEvolution;
import dev.portcullis.migrate.TableScripts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
  public TableScripts plan(List<TableEvolution> evolutions, List<Neighbour> neighbours) {
    Families families = new Families(dialect, evolutions, neighbours);
    List<ScriptDraft> drafts = new ArrayList<>();
    for (List<Rebuilding> family : families.inOrder()) {
      TableEvolution first = family.get(0).evolution().orElse(null);
      if (family.size() > 1 || first == null || !families.isInPlace(first)) {
        drafts.add(new Rebuild(dialect, this, family).draft());
      } else if (InPlace.hasWork(first)) {
        drafts.add(new InPlace(dialect, this, first).draft());
      }
    }
    return new TableScripts(drafts, List.of());
  }
}
