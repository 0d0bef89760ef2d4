package dev.portcullis.diff;

import static dev.portcullis.diff.Judgement.breaking;
import static dev.portcullis.diff.Judgement.compatible;
import static dev.portcullis.diff.Judgement.dataCheck;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat.AdditionalColumns;
import dev.portcullis.contract.FileFormat.ColumnOrder;
import dev.portcullis.contract.FileFormat.MissingColumns;
import dev.portcullis.contract.Key;
import dev.portcullis.diff.Change.ClassificationChanged;
import dev.portcullis.diff.Change.ColumnAdded;
import dev.portcullis.diff.Change.ColumnDropped;
import dev.portcullis.diff.Change.ColumnRenamed;
import dev.portcullis.diff.Change.ColumnRetyped;
import dev.portcullis.diff.Change.DefaultChanged;
import dev.portcullis.diff.Change.EnforcementChanged;
import dev.portcullis.diff.Change.FileChanged;
import dev.portcullis.diff.Change.KeyChanged;
import dev.portcullis.diff.Change.LimitChanged;
import dev.portcullis.diff.Change.OrderChanged;
import dev.portcullis.diff.Change.RuleAdded;
import dev.portcullis.diff.Change.RuleChanged;
import dev.portcullis.diff.Change.RuleDropped;
import dev.portcullis.diff.Change.SeverityChanged;
import dev.portcullis.diff.Change.SpellingChanged;
import dev.portcullis.diff.Change.TableAdded;
import dev.portcullis.diff.Change.TableDropped;
import dev.portcullis.diff.Change.TableRenamed;
import dev.portcullis.diff.Change.Words;
import java.util.List;

/** What each change of a contract means for each side; docs/diff.md lists it. */
final class Judge implements Change.Visitor<Judgements> {
  private static final String NAMES = "a query that names its columns sees nothing of it";

  private final Contract before;
  private final Contract after;
  private final ColumnPairs columns;
  private final RuleJudge rules;

  Judge(Contract before, Contract after) {
    this.before = before;
    this.after = after;
    this.columns = ColumnPairs.of(before, after);
    this.rules = new RuleJudge(before, after, columns);
  }

  @Override
  public Judgements tableAdded(TableAdded change) {
    return new Judgements(
        compatible("no file was delivered for it before"),
        compatible("it is created"),
        compatible("no query names it yet"));
  }

  @Override
  public Judgements tableDropped(TableDropped change) {
    return new Judgements(
        breaking("its files are loaded no more"),
        compatible("the table and its rows stay, no migration drops a table"),
        breaking("no new rows come"));
  }

  @Override
  public Judgements tableRenamed(TableRenamed change) {
    return new Judgements(
        compatible("files are the same"),
        breaking("the rows stay in the old table, a migration creates the new one"),
        breaking("queries name the old table"));
  }

  @Override
  public Judgements columnAdded(ColumnAdded change) {
    Column column = change.column();
    boolean mayBeMissing =
        after.file().missingColumns() == MissingColumns.IGNORE && !after.isIndispensable(column);
    return new Judgements(
        mayBeMissing
            ? compatible("a file may lack it")
            : breaking("a file that lacks it is refused"),
        tableWith(column),
        compatible(NAMES));
  }

  private Judgement tableWith(Column column) {
    boolean isInPrimaryKey =
        after.primaryKey().stream().anyMatch(key -> key.columns().contains(column.name()));
    if (column.defaultValue().isPresent()) {
      return isAloneUnique(column)
          ? dataCheck("two rows that are there would have the same default")
          : compatible("rows that are there get the default");
    }
    return column.required().isPresent() || isInPrimaryKey
        ? breaking("rows that are there have no value for it, and there is no default")
        : compatible("rows that are there get NULL");
  }

  private boolean isAloneUnique(Column column) {
    return after.keys().stream()
        .filter(key -> key.kind() != Key.Kind.UNIQUE_IN_FILE)
        .anyMatch(key -> key.columns().equals(List.of(column.name())));
  }

  @Override
  public Judgements columnDropped(ColumnDropped change) {
    boolean isIgnored = after.file().additionalColumns() == AdditionalColumns.IGNORE;
    return new Judgements(
        isIgnored
            ? compatible("a file may still have it, it is passed over")
            : breaking("a file that still has it is refused"),
        breaking("its data would be lost" + maybeRenamed(change.column())),
        breaking("queries that name it fail"));
  }

  /** A new column of the same type may be the old one, and only a person knows. */
  private String maybeRenamed(Column column) {
    boolean hasLike =
        columns.added().stream()
            .anyMatch(added -> added.type().getClass().equals(column.type().getClass()));
    return hasLike ? "; if it has a new name, say so there by `renamed_from`" : "";
  }

  @Override
  public Judgements columnRenamed(ColumnRenamed change) {
    return new Judgements(
        breaking("the header of a file must have the new name"),
        compatible("the column keeps its data"),
        breaking("queries that use the old name fail"));
  }

  @Override
  public Judgements columnRetyped(ColumnRetyped change) {
    return Retyping.judge(change.before().type(), change.after().type());
  }

  @Override
  public Judgements spelling(SpellingChanged change) {
    return new Judgements(
        Spellings.judge(change.before().type(), change.after().type()),
        compatible("values are the same"),
        compatible("values are the same"));
  }

  @Override
  public Judgements defaultValue(DefaultChanged change) {
    return new Judgements(
        compatible("a default never fills a field of a file"),
        compatible("rows that are there keep their values"),
        compatible("a default is a value like others"));
  }

  @Override
  public Judgements classification(ClassificationChanged change) {
    boolean wasShown = change.before().classification().mayBeShown();
    boolean isShown = change.after().classification().mayBeShown();
    return new Judgements(
        compatible("files are the same"),
        compatible("the table is the same"),
        isShown && !wasShown
            ? dataCheck("its values are printed in reports from now on")
            : compatible("the table holds the same values"));
  }

  @Override
  public Judgements order(OrderChanged change) {
    return new Judgements(
        after.file().columnOrder() == ColumnOrder.EXACT
            ? breaking("a header in the old order is refused")
            : compatible("a header may have any order"),
        compatible("a table keeps its order"),
        compatible(NAMES));
  }

  @Override
  public Judgements ruleAdded(RuleAdded change) {
    return rules.added(change.rule());
  }

  @Override
  public Judgements ruleDropped(RuleDropped change) {
    return rules.dropped(change.rule());
  }

  @Override
  public Judgements ruleChanged(RuleChanged change) {
    return rules.changed(change);
  }

  @Override
  public Judgements key(KeyChanged change) {
    return rules.key(change);
  }

  @Override
  public Judgements severity(SeverityChanged change) {
    return rules.severity(change);
  }

  @Override
  public Judgements enforcement(EnforcementChanged change) {
    return rules.enforcement(change);
  }

  @Override
  public Judgements file(FileChanged change) {
    return FileJudge.setting(change.setting(), before.file(), after.file());
  }

  @Override
  public Judgements limit(LimitChanged change) {
    return FileJudge.limit(change);
  }

  @Override
  public Judgements words(Words change) {
    String reason = "only words";
    return new Judgements(compatible(reason), compatible(reason), compatible(reason));
  }
}
