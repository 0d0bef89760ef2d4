package dev.portcullis.migrate.postgres;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.MigrationPlanner;
import dev.portcullis.migrate.Neighbour;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableEvolution;
import dev.portcullis.migrate.TableSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Changes tables of Postgres: a live table by statements that hold a strong lock only for a moment
 * and read rows only while others read and write, a small one by the shortest way.
 */
public final class PostgresPlanner implements MigrationPlanner {
  private final Dialect dialect;
  private final TableSize size;

  public PostgresPlanner(Dialect dialect, TableSize size) {
    this.dialect = dialect;
    this.size = size;
  }

  @Override
  public Optional<Conversion> conversion(ColumnRetyped change) {
    return PostgresConversions.of(change);
  }

  @Override
  public List<ScriptDraft> plan(List<TableEvolution> evolutions, List<Neighbour> neighbours) {
    List<ScriptDraft> drafts = new ArrayList<>();
    for (TableEvolution evolution : evolutions) {
      TableEvolution whole = Dependents.included(evolution);
      switch (size) {
        case LIVE -> drafts.addAll(new LiveTable(dialect, this, whole).drafts());
        case SMALL -> drafts.add(new SmallTable(dialect, this, whole).draft());
      }
    }
    return drafts;
  }
}
