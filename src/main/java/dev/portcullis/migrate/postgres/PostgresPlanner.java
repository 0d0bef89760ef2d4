package dev.portcullis.migrate.postgres;

import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.Evolutions;
import dev.portcullis.migrate.MigrationPlanner;
import dev.portcullis.migrate.MovedKeys;
import dev.portcullis.migrate.ReferredTables;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableEvolution;
import dev.portcullis.migrate.TableScripts;
import dev.portcullis.migrate.TableSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Changes tables of Postgres: a live table by statements that hold a strong lock only for a moment
 * and read rows only while others read and write, a small one by the shortest way. FOREIGN KEYs
 * that stand in the way of a key go before all tables change, and FOREIGN KEYs come last, when
 * every table has its keys.
 */
public final class PostgresPlanner implements MigrationPlanner {
  private final Dialect dialect;
  private final TableSize size;

  public PostgresPlanner(Dialect dialect, TableSize size) {
    this.dialect = dialect;
    this.size = size;
  }

  @Override
  public References references() {
    return References.LAST;
  }

  @Override
  public Optional<Conversion> conversion(ColumnRetyped change) {
    return PostgresConversions.of(change);
  }

  @Override
  public TableScripts plan(Evolutions evolutions, Set<TableName> later) {
    MovedKeys moved = new MovedKeys(dialect, evolutions.changing());
    ReferredTables referred = ReferredTables.changed(dialect, later);
    ExchangeFit fit = new ExchangeFit(dialect, this);
    List<ScriptDraft> before = new ArrayList<>();
    List<ScriptDraft> drafts = new ArrayList<>();
    List<ScriptDraft> after = new ArrayList<>();
    for (TableEvolution evolution : evolutions.changing()) {
      Exchange exchange =
          size == TableSize.LIVE ? fit.of(evolution) : Exchange.none(dialect, evolution);
      TableEvolution whole =
          exchange.isEmpty() ? Dependents.included(evolution) : Dependents.withKeys(evolution);
      Release release = new Release(new PostgresWords(dialect), moved, whole, exchange);
      release.draft().ifPresent(before::add);
      PostgresSteps steps = new PostgresSteps(dialect, this, whole, release, referred);
      switch (size) {
        case LIVE -> {
          LiveTable table = new LiveTable(dialect, whole, steps, exchange);
          drafts.addAll(table.drafts());
          after.addAll(table.references());
        }
        case SMALL -> {
          SmallTable table =
              new SmallTable(whole, steps, new StandingGuard(dialect, whole, exchange));
          drafts.addAll(table.drafts());
          after.addAll(table.references());
        }
      }
    }
    return new TableScripts(
        undone(Stream.of(before, drafts).flatMap(List::stream).toList()), undone(after));
  }

  /** A constraint that comes back is judged over all rows at once. */
  private static List<ScriptDraft> undone(List<ScriptDraft> drafts) {
    return drafts.stream().map(draft -> draft.undoneUnder(PostgresWords.LONG)).toList();
  }
}
