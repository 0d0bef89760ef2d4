package dev.portcullis.migrate.duckdb;

import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.Evolutions;
import dev.portcullis.migrate.MigrationPlanner;
import dev.portcullis.migrate.ReferredTables;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableEvolution;
import dev.portcullis.migrate.TableScripts;
import java.util.ArrayList;
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
  public References references() {
    return References.WITH_THEIR_TABLE;
  }

  @Override
  public Optional<Conversion> conversion(ColumnRetyped change) {
    return DuckDbConversions.of(change);
  }

  @Override
  public TableScripts plan(Evolutions evolutions, Set<TableName> later) {
    Families families = new Families(dialect, evolutions.changing(), evolutions.neighbours());
    ReferredTables referred = ReferredTables.changed(dialect, later);
    List<ScriptDraft> drafts = new ArrayList<>();
    for (List<Rebuilding> family : families.inOrder()) {
      TableEvolution first = family.get(0).evolution().orElse(null);
      if (family.size() > 1 || first == null || !families.isInPlace(first)) {
        drafts.add(new Rebuild(dialect, this, family, referred).draft());
      } else if (InPlace.hasWork(first)) {
        drafts.add(new InPlace(dialect, this, first, referred).draft());
      }
    }
    return new TableScripts(drafts, List.of());
  }
}
