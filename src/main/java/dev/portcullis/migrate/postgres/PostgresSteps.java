package dev.portcullis.migrate.postgres;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.ChangeWords;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.FileName;
import dev.portcullis.migrate.Guard;
import dev.portcullis.migrate.Guards;
import dev.portcullis.migrate.LostRules;
import dev.portcullis.migrate.MigrationPlanner;
import dev.portcullis.migrate.ReferredTables;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.ScriptDraft.Transaction;
import dev.portcullis.migrate.Snapshot;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.Step;
import dev.portcullis.migrate.TableChange;
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
import dev.portcullis.migrate.TableChange.Nullability;
import dev.portcullis.migrate.TableEvolution;
import dev.portcullis.rule.ConstraintName;
import dev.portcullis.rule.RuleKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The steps that live and small tables have in common, each with what a reviewer asks. */
final class PostgresSteps {
  static final String CATALOG = "reads no row, writes no row";
  static final String SCAN = "reads every row";
  static final String PROVEN = "reads no row, since the validated CHECK says that there is no NULL";

  private final Dialect dialect;
  private final MigrationPlanner planner;
  private final TableEvolution evolution;
  private final PostgresWords words;
  private final Release release;
  private final ReferredTables referred;
  private final String table;
  private final String alter;

  /**
   * @param release what is gone when the table itself changes
   */
  PostgresSteps(
      Dialect dialect,
      MigrationPlanner planner,
      TableEvolution evolution,
      Release release,
      ReferredTables referred) {
    this.referred = referred;
    this.dialect = dialect;
    this.planner = planner;
    this.evolution = evolution;
    this.words = new PostgresWords(dialect);
    this.release = release;
    this.table = evolution.after().name().toString();
    this.alter = "ALTER TABLE " + dialect.qualified(evolution.after().name()) + " ";
  }

  /** A script of the table in one transaction; none when there is nothing to do. */
  Optional<ScriptDraft> draft(
      String word, String purpose, List<String> settings, List<Step> content) {
    return content.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new ScriptDraft(
                word + "_" + FileName.description(evolution.after().name()),
                purpose.formatted("`" + table + "`"),
                evolution.contract(),
                Transaction.ONE,
                settings,
                content));
  }

  /** The lock under which nobody reads. */
  String exclusive() {
    return "ACCESS EXCLUSIVE on `" + table + "`";
  }

  String exclusiveBriefly() {
    return exclusive() + ", for a moment";
  }

  Step step(TableChange change, String lock, String work, String statement, String undo) {
    return Step.of(ChangeWords.of(change), lock, work, alter + statement, alter + undo);
  }

  private Step brief(TableChange change, String statement, String undo) {
    return step(change, exclusiveBriefly(), CATALOG, statement, undo);
  }

  /** What must not be there; none when there is nothing to look for. */
  Optional<Step> looks() {
    List<Guard> guards = Guards.of(dialect, planner, evolution, referred);
    return guards.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Step.looking(
                "what must not be there before the table changes",
                "ACCESS SHARE on `" + table + "`, others read and write meanwhile",
                List.of(PostgresWords.raise(guards))));
  }

  /** The constraints that no longer bind the table go, but for those that are gone. */
  List<Step> dropped() {
    return evolution.all(ConstraintDropped.class).stream()
        .filter(it -> !release.has(it.rule()))
        .map(it -> drop(it, it.rule()))
        .toList();
  }

  /** A constraint goes. */
  Step drop(TableChange change, Rule rule) {
    return comesBack(rule)
        ? brief(change, words.drop(rule), words.add(rule))
        : new Step(
            ChangeWords.of(change),
            exclusiveBriefly(),
            CATALOG,
            "nothing brings the rule back",
            List.of(alter + words.drop(rule)),
            List.of(),
            LostRules.words(List.of(rule.id())));
  }

  /** A column that was dropped comes back empty, which not every rule bears. */
  boolean comesBack(Rule rule) {
    return !new LostRules(dialect, evolution).has(rule);
  }

  Step nullable(NotNullDropped change) {
    String column = words.alterColumn(change.column());
    return brief(change, column + "DROP NOT NULL", column + "SET NOT NULL");
  }

  Step rename(ColumnRenamed change) {
    String from = dialect.quote(change.from());
    String to = dialect.quote(change.to());
    return brief(
        change, "RENAME COLUMN " + from + " TO " + to, "RENAME COLUMN " + to + " TO " + from);
  }

  Step rename(ConstraintRenamed change) {
    String from = dialect.quote(change.before().constraint());
    String to = dialect.quote(change.after().constraint());
    return brief(
        change,
        "RENAME CONSTRAINT " + from + " TO " + to,
        "RENAME CONSTRAINT " + to + " TO " + from);
  }

  /** A constant default is kept in the catalog, so that no row is written. */
  Step add(ColumnAdded change) {
    String notNull = change.nullability() == Nullability.NOT_NULL ? " NOT NULL" : "";
    return brief(
        change,
        "ADD COLUMN " + words.column(change.column()) + notNull,
        "DROP COLUMN " + dialect.quote(change.column().name()));
  }

  Step setDefault(DefaultChanged change) {
    return brief(change, words.setDefault(change.after()), words.setDefault(change.before()));
  }

  /** The values are gone: what undoes it brings the column back empty. */
  Step drop(ColumnDropped change) {
    return step(
            change,
            exclusiveBriefly(),
            CATALOG + "; the values are gone for good",
            "DROP COLUMN " + dialect.quote(change.column().name()),
            "ADD COLUMN "
                + words.column(change.column())
                + (LostRules.keepsNotNull(change) ? " NOT NULL" : ""))
        .leaving(LostRules.words(change));
  }

  /** One statement for all columns, so that the rows are written once. */
  Step retype(List<ColumnRetyped> changes) {
    boolean rewrites =
        changes.stream().anyMatch(change -> conversion(change).work() == Conversion.Work.REWRITE);
    return new Step(
        String.join("; ", changes.stream().map(ChangeWords::of).toList()),
        rewrites ? exclusive() + " until every row is written" : exclusiveBriefly(),
        rewrites ? "writes every row and every index anew" : CATALOG,
        "the undo script sets the former type",
        List.of(
            alter
                + String.join(
                    ",\n  ",
                    changes.stream().map(change -> type(change, conversion(change))).toList())),
        List.of(back(changes)));
  }

  /** The statement that sets the former types. */
  String back(List<ColumnRetyped> changes) {
    return alter + String.join(",\n  ", changes.stream().map(this::back).toList());
  }

  Conversion conversion(ColumnRetyped change) {
    return planner.conversion(change).orElseThrow();
  }

  /** A default is cast like the values, or not at all, and so set anew. */
  private String type(ColumnRetyped change, Conversion conversion) {
    String column = words.alterColumn(change.after().name());
    String without = change.before().defaultValue().isPresent() ? column + "DROP DEFAULT, " : "";
    String with =
        change.after().defaultValue().isPresent() ? ", " + words.setDefault(change.after()) : "";
    return without
        + column
        + "TYPE "
        + change.after().sqlType()
        + " USING "
        + words.kept(conversion, change.after())
        + with;
  }

  private String back(ColumnRetyped change) {
    ColumnRetyped reverse =
        new ColumnRetyped(/* before= */ change.after(), /* after= */ change.before());
    String column = dialect.quote(change.after().name());
    Conversion conversion =
        planner
            .conversion(reverse)
            .orElse(
                new Conversion(
                    "CAST(" + column + " AS " + change.before().sqlType() + ")",
                    Optional.empty(),
                    Conversion.Work.REWRITE));
    return type(reverse, conversion);
  }

  /** The index gets the name of the key; an index that is a key's cannot be let go without it. */
  Step attach(IndexAttached change) {
    String definition = change.after().definition();
    int columns = definition.indexOf(" (");
    String index = words.quoted(change.before().constraint());
    return new Step(
        ChangeWords.of(change),
        exclusiveBriefly(),
        CATALOG,
        "the undo script builds the index anew, while nobody writes",
        List.of(
            alter
                + "ADD CONSTRAINT "
                + words.quoted(change.after().constraint())
                + " "
                + definition.substring(0, columns)
                + " USING INDEX "
                + index),
        List.of(
            alter + words.drop(change.after()),
            "CREATE UNIQUE INDEX "
                + index
                + " ON "
                + dialect.qualified(evolution.after().name())
                + definition.substring(columns)));
  }

  /** The constraint that stands in for NOT NULL until the column has it. */
  Rule standIn(NotNullSet change) {
    return new Rule(
        change.rule().id(),
        RuleKind.CHECK.word(),
        List.of(change.column()),
        change.rule().onViolation(),
        ConstraintName.of(
            evolution.after().name().name() + "_" + change.column(), RuleKind.REQUIRED),
        Snapshot.Enforced.TABLE,
        dialect.quote(change.column()) + " IS NOT NULL");
  }

  String alter() {
    return alter;
  }

  PostgresWords words() {
    return words;
  }

  /** A rule of a CHECK or FOREIGN KEY that is new or new in its words, with the change it is of. */
  record Coming(TableChange change, Optional<Rule> before, Rule after) {
    boolean speaksOf(List<String> columns) {
      return after.columns().stream().anyMatch(columns::contains);
    }
  }

  /** All rules that come, in the order of their changes. */
  List<Coming> coming() {
    List<Coming> coming = new ArrayList<>();
    evolution
        .all(ConstraintChanged.class)
        .forEach(it -> coming.add(new Coming(it, before(it), it.after())));
    evolution
        .all(TableChange.ConstraintAdded.class)
        .forEach(it -> coming.add(new Coming(it, Optional.empty(), it.rule())));
    return coming;
  }

  private Optional<Rule> before(ConstraintChanged change) {
    return Optional.of(change.before()).filter(rule -> !release.has(rule));
  }

  /** The rule with its former words gone, in one statement so that nothing comes between. */
  Step exchangeNotValid(Coming coming, String lock, String work) {
    Rule after = coming.after();
    return step(
        coming.change(),
        lock,
        work,
        coming.before().map(before -> words.drop(before) + ", ").orElse("")
            + words.addNotValid(after),
        words.drop(after) + coming.before().map(before -> ", " + words.add(before)).orElse(""));
  }

  /** What a constraint costs that is NOT VALID, and what it spares. */
  static String notValid(Rule rule) {
    return CATALOG
        + "; new and updated rows are judged from now on"
        + (Constraints.bindsNewRowsOnly(rule)
            ? ", also when an older row that breaks it is updated in another column"
            : "");
  }

  /** Whether the CHECK that stands in for NOT NULL is there already. */
  boolean isStandingIn(NotNullSet change) {
    return standingIn(change).isPresent();
  }

  private Optional<TableChange> standingIn(NotNullSet change) {
    return evolution.all(ConstraintValidated.class).stream()
        .filter(it -> Constraints.isRequired(it.rule()))
        .filter(it -> it.rule().columns().contains(change.column()))
        .map(TableChange.class::cast)
        .findFirst();
  }

  /** What a NOT NULL is for. */
  String reason(NotNullSet change) {
    return ChangeWords.of(standingIn(change).orElse(change));
  }

  /** A constraint that is NOT VALID holds for all rows from now on. */
  Step validate(String reason, Rule rule) {
    return new Step(
        reason,
        "SHARE UPDATE EXCLUSIVE on `"
            + table
            + "`"
            + (Constraints.isReference(rule) ? ", ROW SHARE on the table that it names" : "")
            + "; others read and write meanwhile",
        SCAN,
        "nothing to undo",
        List.of(alter + "VALIDATE CONSTRAINT " + words.quoted(rule.constraint())),
        List.of());
  }

  /** The tables that a FOREIGN KEY locks. */
  String lockOf(Rule rule) {
    return Constraints.isReference(rule)
        ? "SHARE ROW EXCLUSIVE on `" + table + "` and on the table that it names, for a moment"
        : exclusiveBriefly();
  }
}
