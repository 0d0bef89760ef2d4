package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Adds the scripts that lead from a snapshot to contracts. One round is enough where FOREIGN KEYs
 * can come last. Where they come with their table, a table that will refer to a new one which waits
 * for others to change is left for a round of its own.
 */
final class MigrationRounds {
  private final Dialect dialect;
  private final MigrationPlanner planner;
  private final Validation validation;
  private final NewMigrations made;

  MigrationRounds(
      Dialect dialect, MigrationPlanner planner, Validation validation, NewMigrations made) {
    this.dialect = dialect;
    this.planner = planner;
    this.validation = validation;
    this.made = made;
  }

  private void run(List<Contract> contracts) throws IOException {
    run(contracts, Evolutions.of(dialect, made.snapshot(), contracts, validation));
  }

  /**
   * @param evolutions from what the snapshot says by now to the contracts
   */
  void run(List<Contract> contracts, Evolutions evolutions) throws IOException {
    NewTables tables = NewTables.of(made.snapshot().missing(contracts), evolutions);
    Set<TableName> postponed = postponed(evolutions, tables);
    if (postponed.isEmpty()) {
      round(evolutions, tables);
    } else {
      run(contracts.stream().filter(it -> !postponed.contains(it.table())).toList());
      run(contracts);
    }
  }

  private void round(Evolutions evolutions, NewTables tables) throws IOException {
    TableScripts scripts = planner.plan(evolutions, tables.later());
    for (CreationOrder.Step step : tables.before()) {
      made.create(step);
    }
    made.change(evolutions);
    made.add(scripts.changes());
    for (CreationOrder.Step step : tables.after()) {
      made.create(step);
    }
    made.add(scripts.references());
  }

  /** Not all that change, since then nothing would be left for a first round. */
  private Set<TableName> postponed(Evolutions evolutions, NewTables tables) {
    Set<TableName> postponed = new HashSet<>();
    if (planner.references() == MigrationPlanner.References.WITH_THEIR_TABLE) {
      evolutions.changing().stream()
          .filter(evolution -> refersTo(evolution.after(), tables.after()))
          .forEach(evolution -> postponed.add(evolution.after().name()));
    }
    return postponed.size() < evolutions.changing().size() ? postponed : Set.of();
  }

  private boolean refersTo(Snapshot.Table table, List<CreationOrder.Step> steps) {
    return steps.stream()
        .anyMatch(step -> ForeignKey.refers(dialect, table, step.contract().table()));
  }
}
