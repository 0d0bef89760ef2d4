package dev.portcullis.migrate.postgres;

import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.TableChange;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableChange.ConstraintAdded;
import dev.portcullis.migrate.TableChange.ConstraintChanged;
import dev.portcullis.migrate.TableChange.ConstraintRenamed;
import dev.portcullis.migrate.TableChange.ConstraintValidated;
import dev.portcullis.migrate.TableEvolution;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Constraints that stay as they are written and yet depend on the type of a column that changes.
 * Postgres keeps a CHECK as it was parsed for the old type, with casts that a new table would not
 * have, or refuses the new type altogether; so they are written anew. Where a new column takes the
 * place of the old one, keys have to be built anew as well.
 */
final class Dependents {
  private Dependents() {}

  /** Of a table whose types change in place. */
  static TableEvolution included(TableEvolution evolution) {
    return included(evolution, rule -> !Constraints.isKey(rule));
  }

  /** Of a table whose columns are exchanged. */
  static TableEvolution withKeys(TableEvolution evolution) {
    return included(evolution, rule -> true);
  }

  private static TableEvolution included(TableEvolution evolution, Predicate<Rule> depends) {
    List<String> retyped = retyped(evolution);
    List<TableChange> changes = new ArrayList<>(evolution.changes());
    for (Rule rule : Constraints.of(evolution.after())) {
      if (depends.test(rule)
          && rule.columns().stream().anyMatch(retyped::contains)
          && changes.stream().noneMatch(change -> brings(change, rule))) {
        Constraints.of(evolution.before()).stream()
            .filter(was -> was.constraint().equals(rule.constraint()))
            .forEach(was -> changes.add(new ConstraintChanged(was, evolution.standing(rule))));
      }
    }
    return evolution.with(
        changes.stream().map(change -> insteadOfRename(change, depends, evolution)).toList());
  }

  /** A constraint that is written anew needs no other name before. */
  private static TableChange insteadOfRename(
      TableChange change, Predicate<Rule> depends, TableEvolution evolution) {
    return change instanceof ConstraintRenamed renamed
            && depends.test(renamed.after())
            && !isStandIn(renamed.after(), evolution)
            && renamed.after().columns().stream().anyMatch(retyped(evolution)::contains)
        ? new ConstraintChanged(renamed.before(), renamed.after())
        : change;
  }

  /** No type matters to it, and it goes as soon as the column forbids NULL. */
  private static boolean isStandIn(Rule rule, TableEvolution evolution) {
    return Constraints.isRequired(rule)
        && evolution.all(ConstraintValidated.class).stream()
            .anyMatch(it -> it.rule().constraint().equals(rule.constraint()));
  }

  private static boolean brings(TableChange change, Rule rule) {
    return (change instanceof ConstraintAdded added && added.rule().equals(rule))
        || (change instanceof ConstraintChanged changed && changed.after().equals(rule))
        || (change instanceof ConstraintRenamed renamed && renamed.after().equals(rule));
  }

  static List<String> retyped(TableEvolution evolution) {
    return evolution.all(ColumnRetyped.class).stream()
        .map(change -> change.after().name())
        .toList();
  }
}
