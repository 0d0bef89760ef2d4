package dev.portcullis.migrate;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableChange.ConstraintChanged;
import dev.portcullis.migrate.TableChange.ConstraintDropped;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Keys that go, come in other words, or hold other types after a change. No engine lets a FOREIGN
 * KEY stay on such a key: it has to go before and comes back afterwards.
 */
public final class MovedKeys {
  private final Dialect dialect;
  private final List<TableEvolution> evolutions;

  public MovedKeys(Dialect dialect, List<TableEvolution> evolutions) {
    this.dialect = dialect;
    this.evolutions = List.copyOf(evolutions);
  }

  /** Whether the key that the FOREIGN KEY needs moves; names of columns are those of today. */
  public boolean isUnder(ForeignKey reference) {
    return evolutions.stream()
        .anyMatch(
            evolution ->
                reference.pointsAt(dialect, evolution.before().name())
                    && (holdsOtherTypes(evolution, reference) || goes(evolution, reference)));
  }

  private boolean holdsOtherTypes(TableEvolution evolution, ForeignKey reference) {
    return evolution.all(ColumnRetyped.class).stream()
        .anyMatch(change -> reference.columns().contains(dialect.quote(change.after().name())));
  }

  private boolean goes(TableEvolution evolution, ForeignKey reference) {
    Stream<Rule> going =
        Stream.concat(
            evolution.all(ConstraintDropped.class).stream().map(ConstraintDropped::rule),
            evolution.all(ConstraintChanged.class).stream().map(ConstraintChanged::before));
    return going.filter(Constraints::isKey).anyMatch(key -> isOn(key, reference));
  }

  private boolean isOn(Rule key, ForeignKey reference) {
    Set<String> columns = new HashSet<>(key.columns().stream().map(dialect::quote).toList());
    return columns.equals(Set.copyOf(reference.columns()));
  }

  /** The table with a change for each of its FOREIGN KEYs that has to go and come back. */
  TableEvolution remade(TableEvolution evolution) {
    List<TableChange> changes = new ArrayList<>(evolution.changes());
    for (ForeignKey reference : ForeignKey.of(evolution.before())) {
      Rule before = reference.rule();
      if (isUnder(reference) && changes.stream().noneMatch(change -> takes(change, before))) {
        Rule after = after(evolution, changes, before);
        changes.removeIf(change -> isRename(change, before));
        changes.add(new ConstraintChanged(before, after));
      }
    }
    return evolution.with(changes);
  }

  private static boolean takes(TableChange change, Rule rule) {
    return (change instanceof ConstraintDropped dropped && dropped.rule().equals(rule))
        || (change instanceof ConstraintChanged changed && changed.before().equals(rule));
  }

  private static boolean isRename(TableChange change, Rule rule) {
    return change instanceof TableChange.ConstraintRenamed renamed && renamed.before().equals(rule);
  }

  private static Rule after(TableEvolution evolution, List<TableChange> changes, Rule before) {
    return changes.stream()
        .filter(change -> isRename(change, before))
        .map(change -> ((TableChange.ConstraintRenamed) change).after())
        .findFirst()
        .or(
            () ->
                Constraints.of(evolution.after()).stream()
                    .filter(rule -> rule.constraint().equals(before.constraint()))
                    .map(evolution::standing)
                    .findFirst())
        .orElseThrow();
  }
}
