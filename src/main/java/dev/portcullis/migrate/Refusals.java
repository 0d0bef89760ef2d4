package dev.portcullis.migrate;

import dev.portcullis.contract.Column;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.TableChange.ColumnAdded;
import dev.portcullis.migrate.TableChange.ColumnDropped;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableChange.Nullability;
import dev.portcullis.migrate.Terms.Drops;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Changes for which no migration is written, each with the way that leads there. */
final class Refusals {
  private final Dialect dialect;
  private final MigrationPlanner planner;
  private final TableEvolution evolution;
  private final List<Problem> problems = new ArrayList<>();

  private Refusals(Dialect dialect, MigrationPlanner planner, TableEvolution evolution) {
    this.dialect = dialect;
    this.planner = planner;
    this.evolution = evolution;
  }

  static List<Problem> of(
      Dialect dialect, MigrationPlanner planner, TableEvolution evolution, Drops drops) {
    Refusals refusals = new Refusals(dialect, planner, evolution);
    evolution.all(ColumnDropped.class).forEach(change -> refusals.drop(change, drops));
    evolution.all(ColumnAdded.class).forEach(refusals::add);
    evolution.all(ColumnRetyped.class).forEach(refusals::retype);
    return List.copyOf(refusals.problems);
  }

  private void drop(ColumnDropped change, Drops drops) {
    Optional<Column> heir =
        evolution.contract().columns().stream()
            .filter(it -> it.renamedFrom().equals(Optional.of(change.column().name())))
            .findFirst();
    if (heir.isPresent()) {
      dropFormer(heir.orElseThrow(), change);
    } else if (drops == Drops.REFUSED) {
      drop(change);
    }
  }

  /** Which of the two columns shall lose its values is nothing to guess. */
  private void dropFormer(Column heir, ColumnDropped change) {
    String former = change.column().name();
    problems.add(
        Problem.error(
            ProblemCode.NAME_TAKEN,
            heir.declaredAt(),
            "The column `%s` of `%s` is `renamed_from: %s`, and the table has a column of either name."
                .formatted(heir.name(), table(), former),
            "Drop or rename the former `%s` by a version of its own, and say `renamed_from` in the next; or leave it out, and let `%s` go with `migrate --allow-drop`."
                .formatted(heir.name(), former)));
  }

  private void drop(ColumnDropped change) {
    refuse(
        change,
        ProblemCode.WOULD_DROP,
        "The column `%s` of `%s` is gone from the contract, and a migration would drop its values."
            .formatted(change.column().name(), table()),
        "Write `renamed_from: %s` at the column that has its values now, or let them go with `migrate --allow-drop`."
            .formatted(change.column().name()));
  }

  private void add(ColumnAdded change) {
    if (change.nullability() == Nullability.NOT_NULL && change.column().defaultValue().isEmpty()) {
      refuse(
          change,
          ProblemCode.NOTHING_TO_FILL,
          "The new column `%s` of `%s` must not be NULL and has no default for the rows that are there."
              .formatted(change.column().name(), table()),
          "Give it a `default`; or make it optional first, fill it, and then `required`."
              + forNewRows(change));
    }
  }

  private String forNewRows(ColumnAdded change) {
    return Optional.ofNullable(Constraints.notNull(evolution.after()).get(change.column().name()))
        .map(Snapshot.Rule::id)
        .filter(rule -> NewRowsForm.missingBecause(dialect, evolution.contract(), rule).isEmpty())
        .map(rule -> " To ask it of new rows only, add `--against URL --not-valid " + rule + "`.")
        .orElse("");
  }

  private void retype(ColumnRetyped change) {
    if (planner.conversion(change).isEmpty()) {
      refuse(
          change,
          ProblemCode.NO_CONVERSION,
          "The column `%s` of `%s` is of type `%s`, was `%s`, and there is no one way from one to the other."
              .formatted(
                  change.after().name(), table(), change.after().type(), change.before().type()),
          "Add a new column, fill it by a script of your own, and then drop the old one.");
    }
  }

  private String table() {
    return evolution.after().name().toString();
  }

  private void refuse(TableChange change, ProblemCode code, String message, String hint) {
    Position at = ChangePlace.of(evolution.contract(), change);
    problems.add(Problem.error(code, at, message, hint));
  }
}
