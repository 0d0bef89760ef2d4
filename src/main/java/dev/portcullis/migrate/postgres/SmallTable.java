package dev.portcullis.migrate.postgres;

import dev.portcullis.migrate.ChangeWords;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.Step;
import dev.portcullis.migrate.TableChange.ColumnAdded;
import dev.portcullis.migrate.TableChange.ColumnDropped;
import dev.portcullis.migrate.TableChange.ColumnRenamed;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableChange.ConstraintRenamed;
import dev.portcullis.migrate.TableChange.ConstraintValidated;
import dev.portcullis.migrate.TableChange.DefaultChanged;
import dev.portcullis.migrate.TableChange.IndexAttached;
import dev.portcullis.migrate.TableChange.NotNullDropped;
import dev.portcullis.migrate.TableChange.NotNullSet;
import dev.portcullis.migrate.TableEvolution;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A small table changes in one transaction, by plain statements; others wait meanwhile. */
final class SmallTable {
  private final TableEvolution evolution;
  private final StandingGuard standing;
  private final PostgresSteps steps;
  private final List<Step> done = new ArrayList<>();

  SmallTable(TableEvolution evolution, PostgresSteps steps, StandingGuard standing) {
    this.standing = standing;
    this.evolution = evolution;
    this.steps = steps;
  }

  List<ScriptDraft> drafts() {
    standing.look().ifPresent(done::add);
    steps.looks().ifPresent(done::add);
    evolution.all(ColumnRenamed.class).forEach(it -> done.add(steps.rename(it)));
    done.addAll(steps.dropped());
    steps
        .coming()
        .forEach(it -> it.before().ifPresent(before -> done.add(steps.drop(it.change(), before))));
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
    coming(it -> !Constraints.isReference(it)).forEach(it -> done.add(add(it)));
    evolution.all(ConstraintValidated.class).stream()
        .filter(it -> !Constraints.isRequired(it.rule()))
        .forEach(it -> done.add(steps.validate(ChangeWords.of(it), it.rule())));
    evolution.all(ColumnDropped.class).forEach(it -> done.add(steps.drop(it)));
    return steps
        .draft("alter", "Changes the small table %s at once.", PostgresWords.LONG, done)
        .stream()
        .toList();
  }

  /** Its FOREIGN KEYs, for when all tables have their keys. */
  List<ScriptDraft> references() {
    return steps
        .draft(
            "refer",
            "Adds FOREIGN KEYs to the small table %s.",
            PostgresWords.LONG,
            coming(Constraints::isReference).map(this::add).toList())
        .stream()
        .toList();
  }

  private Stream<PostgresSteps.Coming> coming(Predicate<Rule> sort) {
    return steps.coming().stream().filter(it -> sort.test(it.after()));
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
