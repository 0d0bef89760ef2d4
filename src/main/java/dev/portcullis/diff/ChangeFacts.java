package dev.portcullis.diff;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.TableName;
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
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.RuleWords;
import dev.portcullis.rule.TypeWords;
import java.util.List;
import java.util.Optional;

/**
 * A change as programs read it.
 *
 * @param kind a word of docs/diff.md
 * @param columns that it concerns, by their names of today; none when it concerns the whole
 * @param rule id of the rule that it concerns
 * @param before what was, in the words of a contract
 * @param after what is
 */
public record ChangeFacts(
    String kind,
    List<String> columns,
    Optional<String> rule,
    Optional<String> before,
    Optional<String> after) {
  public ChangeFacts {
    columns = List.copyOf(columns);
  }

  /** The facts of that change. */
  public static ChangeFacts of(Change change) {
    return change.accept(new Visitor());
  }

  private static final class Visitor implements Change.Visitor<ChangeFacts> {
    private static final RuleWords RULE = new RuleWords();

    private static ChangeFacts table(
        String kind, Optional<TableName> before, Optional<TableName> after) {
      return new ChangeFacts(
          kind,
          List.of(),
          Optional.empty(),
          before.map(TableName::toString),
          after.map(TableName::toString));
    }

    private static ChangeFacts column(
        String kind, Column column, Optional<String> before, Optional<String> after) {
      return new ChangeFacts(kind, List.of(column.name()), Optional.empty(), before, after);
    }

    private static ChangeFacts rule(
        String kind, Rule rule, Optional<String> before, Optional<String> after) {
      return new ChangeFacts(kind, rule.head().columns(), Optional.of(rule.id()), before, after);
    }

    private static Optional<String> words(Rule rule) {
      return Optional.of(rule.accept(RULE));
    }

    private static Optional<String> type(Column column) {
      return Optional.of(TypeWords.of(column.type()));
    }

    @Override
    public ChangeFacts tableAdded(TableAdded change) {
      return table("table_added", Optional.empty(), Optional.of(change.table()));
    }

    @Override
    public ChangeFacts tableDropped(TableDropped change) {
      return table("table_dropped", Optional.of(change.table()), Optional.empty());
    }

    @Override
    public ChangeFacts tableRenamed(TableRenamed change) {
      return table("table_renamed", Optional.of(change.before()), Optional.of(change.after()));
    }

    @Override
    public ChangeFacts columnAdded(ColumnAdded change) {
      return column("column_added", change.column(), Optional.empty(), type(change.column()));
    }

    @Override
    public ChangeFacts columnDropped(ColumnDropped change) {
      return column("column_dropped", change.column(), type(change.column()), Optional.empty());
    }

    @Override
    public ChangeFacts columnRenamed(ColumnRenamed change) {
      return column(
          "column_renamed",
          change.after(),
          Optional.of(change.before().name()),
          Optional.of(change.after().name()));
    }

    @Override
    public ChangeFacts columnRetyped(ColumnRetyped change) {
      return column("column_retyped", change.after(), type(change.before()), type(change.after()));
    }

    @Override
    public ChangeFacts spelling(SpellingChanged change) {
      return column(
          "spelling_changed", change.after(), type(change.before()), type(change.after()));
    }

    @Override
    public ChangeFacts defaultValue(DefaultChanged change) {
      return column(
          "default_changed",
          change.after(),
          change.before().defaultValue().map(Object::toString),
          change.after().defaultValue().map(Object::toString));
    }

    @Override
    public ChangeFacts classification(ClassificationChanged change) {
      return column(
          "classification_changed",
          change.after(),
          Optional.of(change.before().classification().word()),
          Optional.of(change.after().classification().word()));
    }

    @Override
    public ChangeFacts order(OrderChanged change) {
      return new ChangeFacts(
          "order_changed",
          change.moved().stream().map(Column::name).toList(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }

    @Override
    public ChangeFacts ruleAdded(RuleAdded change) {
      return rule("rule_added", change.rule(), Optional.empty(), words(change.rule()));
    }

    @Override
    public ChangeFacts ruleDropped(RuleDropped change) {
      return rule("rule_dropped", change.rule(), words(change.rule()), Optional.empty());
    }

    @Override
    public ChangeFacts ruleChanged(RuleChanged change) {
      return rule(
          "rule_" + change.direction().word(),
          change.after(),
          words(change.before()),
          words(change.after()));
    }

    @Override
    public ChangeFacts key(KeyChanged change) {
      return new ChangeFacts(
          "key_changed",
          change.after().or(change::before).orElseThrow().columns(),
          Optional.of("primary_key"),
          change.before().map(Visitor::columns),
          change.after().map(Visitor::columns));
    }

    private static String columns(Key key) {
      return String.join(", ", key.columns());
    }

    @Override
    public ChangeFacts severity(SeverityChanged change) {
      return new ChangeFacts(
          "severity_changed",
          change.column().map(column -> List.of(column.name())).orElse(List.of()),
          change.column().isEmpty() ? Optional.of(change.rules().get(0).id()) : Optional.empty(),
          Optional.of(change.before().word()),
          Optional.of(change.after().word()));
    }

    @Override
    public ChangeFacts enforcement(EnforcementChanged change) {
      return rule(
          "enforcement_changed",
          change.rule(),
          Optional.of(ChangeWords.keeper(change.before())),
          Optional.of(ChangeWords.keeper(change.after())));
    }

    @Override
    public ChangeFacts file(FileChanged change) {
      return new ChangeFacts(
          "file_changed",
          List.of(),
          Optional.empty(),
          Optional.of(change.setting().key() + ": " + change.before()),
          Optional.of(change.setting().key() + ": " + change.after()));
    }

    @Override
    public ChangeFacts limit(LimitChanged change) {
      return new ChangeFacts(
          "limit_changed",
          List.of(),
          change.rule(),
          change.before().map(Limit::spelled),
          change.after().map(Limit::spelled));
    }

    @Override
    public ChangeFacts words(Words change) {
      return new ChangeFacts(
          "words_changed",
          change.column().map(List::of).orElse(List.of()),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }
  }
}
