package dev.portcullis.migrate.postgres;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.ChangeWords;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.FileName;
import dev.portcullis.migrate.MigrationPlanner;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.ScriptDraft.Transaction;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.Step;
import dev.portcullis.migrate.TableChange.ColumnAdded;
import dev.portcullis.migrate.TableChange.ColumnDropped;
import dev.portcullis.migrate.TableChange.ColumnRenamed;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableChange.ConstraintChanged;
import dev.portcullis.migrate.TableChange.ConstraintDropped;
import dev.portcullis.migrate.TableChange.ConstraintRenamed;
import dev.portcullis.migrate.TableChange.ConstraintValidated;
import dev.portcullis.migrate.TableChange.DefaultChanged;
import dev.portcullis.migrate.TableChange.IndexAttached;
import dev.portcullis.migrate.TableChange.NotNullDropped;
import dev.portcullis.migrate.TableChange.NotNullSet;
import dev.portcullis.migrate.TableEvolution;
import java.util.ArrayList;
import java.util.List;

/** A small table changes in one transaction, by plain statements; others wait meanwhile. */
final class SmallTable {
  private final TableEvolution evolution;
  private final PostgresSteps steps;
  private final List<Step> done = new ArrayList<>();

  SmallTable(Dialect dialect, MigrationPlanner planner, TableEvolution evolution) {
    this.evolution = evolution;
    this.steps = new PostgresSteps(dialect, planner, evolution);
  }

  ScriptDraft draft() {
    steps.looks().ifPresent(done::add);
    evolution.all(ColumnRenamed.class).forEach(it -> done.add(steps.rename(it)));
    evolution.all(ConstraintDropped.class).forEach(it -> done.add(steps.drop(it, it.rule())));
    evolution.all(ConstraintChanged.class).forEach(it -> done.add(steps.drop(it, it.before())));
    evolution.all(NotNullDropped.class).forEach(it -> done.add(steps.nullable(it)));
    evolution.all(ConstraintRenamed.class).forEach(it -> done.add(steps.rename(it)));
    evolution.all(ColumnAdded.class).forEach(it -> done.add(steps.add(it)));
    List<ColumnRetyped> retyped = evolution.all(ColumnRetyped.class);
    if (!retyped.isEmpty()) {
      done.add(steps.retype(retyped));
    }
    List<String> columns = Dependents.retyped(evolution);
    evolution.all(DefaultChanged.class).stream()
        .filter(it -> !columns.contains(it.after().name()))
        .forEach(it -> done.add(steps.setDefault(it)));
    evolution.all(NotNullSet.class).forEach(it -> done.add(required(it)));
    evolution.all(IndexAttached.class).forEach(it -> done.add(steps.attach(it)));
    steps.coming().forEach(it -> done.add(add(it)));
    evolution.all(ConstraintValidated.class).stream()
        .filter(it -> !Constraints.isRequired(it.rule()))
        .forEach(it -> done.add(steps.validate(ChangeWords.of(it), it.rule())));
    evolution.all(ColumnDropped.class).forEach(it -> done.add(steps.drop(it)));
    return new ScriptDraft(
        "alter_" + FileName.description(evolution.after().name()),
        "Changes the small table `" + evolution.after().name() + "` at once.",
        evolution.contract(),
        Transaction.ONE,
        PostgresWords.LONG,
        done);
  }

  private Step required(NotNullSet change) {
    String column = steps.words().alterColumn(change.column());
    boolean isStandingIn = steps.isStandingIn(change);
    Rule rule = steps.standIn(change);
    return Step.of(
        steps.reason(change),
        steps.exclusive(),
        PostgresSteps.SCAN,
        steps.alter()
            + column
            + "SET NOT NULL"
            + (isStandingIn ? ", " + steps.words().drop(rule) : ""),
        steps.alter()
            + column
            + "DROP NOT NULL"
            + (isStandingIn ? ", " + steps.words().addNotValid(rule) : ""));
  }

  private Step add(PostgresSteps.Coming coming) {
    return steps.step(
        coming.change(),
        steps.exclusive(),
        Constraints.bindsNewRowsOnly(coming.after())
            ? PostgresSteps.notValid(coming.after())
            : PostgresSteps.SCAN,
        steps.words().add(coming.after()),
        steps.words().drop(coming.after()));
  }
}
