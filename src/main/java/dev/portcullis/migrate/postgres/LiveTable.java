package dev.portcullis.migrate.postgres;

import dev.portcullis.dialect.Dialect;
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
import dev.portcullis.migrate.TableChange.NotNullDropped;
import dev.portcullis.migrate.TableChange.NotNullSet;
import dev.portcullis.migrate.TableEvolution;
import dev.portcullis.migrate.postgres.PostgresSteps.Coming;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A live table changes in several scripts, since a transaction that has a strong lock must end at
 * once, and what reads all rows must not have one: looks, then what only changes the catalog, new
 * constraints among it as NOT VALID; new columns for other types, and what fills them; then
 * VALIDATE, NOT NULL, indexes of keys one by one, and what drops values. FOREIGN KEYs come last,
 * NOT VALID and then validated.
 */
final class LiveTable {
  private final TableEvolution evolution;
  private final PostgresSteps steps;
  private final PostgresKeys keys;
  private final Exchange exchange;
  private final ColumnExchange columns;
  private final StandingGuard standing;
  private final List<String> retyped;

  LiveTable(Dialect dialect, TableEvolution evolution, PostgresSteps steps, Exchange exchange) {
    this.evolution = evolution;
    this.steps = steps;
    this.exchange = exchange;
    this.keys = new PostgresKeys(dialect, evolution, steps, exchange);
    this.columns = new ColumnExchange(dialect, evolution, steps, keys, exchange);
    this.standing = new StandingGuard(dialect, evolution, exchange);
    this.retyped = Dependents.retyped(evolution);
  }

  /** What changes the table itself. */
  List<ScriptDraft> drafts() {
    List<ScriptDraft> drafts = new ArrayList<>();
    steps
        .draft("check", "Looks whether the table %s can change.", PostgresWords.LONG, looks())
        .ifPresent(drafts::add);
    steps
        .draft("alter", "Changes the catalog of the table %s.", PostgresWords.BRIEF, catalog())
        .ifPresent(drafts::add);
    steps
        .draft("retype", "Changes types of columns of the table %s.", PostgresWords.LONG, retype())
        .ifPresent(drafts::add);
    steps
        .draft(
            "expand",
            "Adds columns of new types to the table %s.",
            PostgresWords.BRIEF,
            columns.expand())
        .ifPresent(drafts::add);
    columns.fill().ifPresent(drafts::add);
    steps
        .draft("validate", "Validates constraints of the table %s.", PostgresWords.LONG, validate())
        .ifPresent(drafts::add);
    steps
        .draft(
            "require", "Forbids NULL in columns of the table %s.", PostgresWords.BRIEF, require())
        .ifPresent(drafts::add);
    keys.coming().forEach(key -> drafts.add(keys.index(key)));
    steps
        .draft("key", "Makes indexes the keys of the table %s.", PostgresWords.BRIEF, keys.attach())
        .ifPresent(drafts::add);
    steps
        .draft(
            "swap",
            "Puts new columns of the table %s in place of old ones.",
            PostgresWords.BRIEF,
            columns.swap())
        .ifPresent(drafts::add);
    steps
        .draft("drop", "Drops columns of the table %s.", PostgresWords.BRIEF, drops())
        .ifPresent(drafts::add);
    return drafts;
  }

  /** Its FOREIGN KEYs, for when all tables have their keys. */
  List<ScriptDraft> references() {
    List<ScriptDraft> last = new ArrayList<>();
    steps
        .draft(
            "refer",
            "Adds FOREIGN KEYs to the table %s.",
            PostgresWords.BRIEF,
            notValidReferences())
        .ifPresent(last::add);
    steps
        .draft("confirm", "Validates FOREIGN KEYs of the table %s.", PostgresWords.LONG, confirm())
        .ifPresent(last::add);
    return last;
  }

  private List<Step> looks() {
    List<Step> looks = new ArrayList<>(columns.looks());
    standing.look().ifPresent(looks::add);
    steps.looks().ifPresent(looks::add);
    return looks;
  }

  /** Renames come first: all that follows, and what undoes it, uses the new names. */
  private List<Step> catalog() {
    List<Step> done = new ArrayList<>();
    evolution.all(ColumnRenamed.class).forEach(it -> done.add(steps.rename(it)));
    done.addAll(steps.dropped());
    evolution.all(NotNullDropped.class).stream()
        .filter(it -> !keys.holds(it.column()) && !exchange.has(it.column()))
        .forEach(it -> done.add(steps.nullable(it)));
    evolution.all(ConstraintRenamed.class).forEach(it -> done.add(steps.rename(it)));
    evolution.all(ColumnAdded.class).forEach(it -> done.add(steps.add(it)));
    evolution.all(DefaultChanged.class).stream()
        .filter(it -> !retyped.contains(it.after().name()))
        .forEach(it -> done.add(steps.setDefault(it)));
    checks().stream().filter(it -> !it.speaksOf(retyped)).forEach(it -> done.add(notValid(it)));
    standIns().filter(it -> !retyped.contains(it.column())).forEach(it -> done.add(standIn(it)));
    return done;
  }

  private List<Coming> checks() {
    return steps.coming().stream().filter(it -> Constraints.isCheck(it.after())).toList();
  }

  private List<Coming> foreignKeys() {
    return steps.coming().stream().filter(it -> Constraints.isReference(it.after())).toList();
  }

  private Step notValid(Coming coming) {
    return steps.exchangeNotValid(
        coming, steps.lockOf(coming.after()), PostgresSteps.notValid(coming.after()));
  }

  /** Those whose CHECK is not there yet. */
  private Stream<NotNullSet> standIns() {
    return evolution.all(NotNullSet.class).stream().filter(it -> !steps.isStandingIn(it));
  }

  private Step standIn(NotNullSet change) {
    Rule rule = steps.standIn(change);
    return steps.step(
        change,
        steps.exclusiveBriefly(),
        PostgresSteps.notValid(rule),
        steps.words().addNotValid(rule),
        steps.words().drop(rule));
  }

  /** What depends on the type goes before and comes back after it, in one transaction. */
  private List<Step> retype() {
    List<ColumnRetyped> changes = evolution.all(ColumnRetyped.class);
    if (changes.isEmpty() || !exchange.isEmpty()) {
      return List.of();
    }
    List<Step> done = new ArrayList<>();
    List<Coming> dependent =
        steps.coming().stream()
            .filter(it -> !Constraints.isKey(it.after()) && it.speaksOf(retyped))
            .toList();
    dependent.forEach(
        it -> it.before().ifPresent(before -> done.add(steps.drop(it.change(), before))));
    done.add(steps.retype(changes));
    dependent.stream()
        .filter(it -> Constraints.isCheck(it.after()))
        .forEach(it -> done.add(notValid(gone(it))));
    standIns().filter(it -> retyped.contains(it.column())).forEach(it -> done.add(standIn(it)));
    return done;
  }

  private static Coming gone(Coming coming) {
    return new Coming(coming.change(), Optional.empty(), coming.after());
  }

  private List<Step> notValidReferences() {
    return foreignKeys().stream()
        .map(it -> notValid(it.speaksOf(retyped) ? gone(it) : it))
        .toList();
  }

  private List<Step> validate() {
    List<Step> done = new ArrayList<>();
    Stream.concat(
            validated(checks().stream().filter(it -> !exchange.concerns(it.after()))),
            evolution.all(ConstraintValidated.class).stream()
                .filter(it -> Constraints.isCheck(it.rule()) && !Constraints.isRequired(it.rule()))
                .map(it -> steps.validate(ChangeWords.of(it), it.rule())))
        .forEach(done::add);
    evolution.all(NotNullSet.class).stream()
        .filter(it -> !exchange.has(it.column()))
        .forEach(it -> done.add(steps.validate(steps.reason(it), steps.standIn(it))));
    done.addAll(columns.validate());
    return done;
  }

  private List<Step> confirm() {
    return Stream.concat(
            validated(foreignKeys().stream()),
            evolution.all(ConstraintValidated.class).stream()
                .filter(it -> Constraints.isReference(it.rule()))
                .map(it -> steps.validate(ChangeWords.of(it), it.rule())))
        .toList();
  }

  private Stream<Step> validated(Stream<Coming> rules) {
    return rules
        .filter(it -> !Constraints.bindsNewRowsOnly(it.after()))
        .map(it -> steps.validate(ChangeWords.of(it.change()), it.after()));
  }

  /** The validated CHECK spares SET NOT NULL its look at the rows, and then has done its work. */
  private List<Step> require() {
    return evolution.all(NotNullSet.class).stream()
        .filter(it -> !exchange.has(it.column()))
        .map(this::require)
        .toList();
  }

  private Step require(NotNullSet change) {
    Rule rule = steps.standIn(change);
    String column = steps.alter() + steps.words().alterColumn(change.column());
    return new Step(
        steps.reason(change),
        steps.exclusiveBriefly(),
        PostgresSteps.PROVEN,
        column + "DROP NOT NULL",
        List.of(column + "SET NOT NULL", steps.alter() + steps.words().drop(rule)),
        List.of(steps.alter() + steps.words().addNotValid(rule), column + "DROP NOT NULL"));
  }

  private List<Step> drops() {
    return evolution.all(ColumnDropped.class).stream().map(steps::drop).toList();
  }
}
