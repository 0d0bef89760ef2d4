package dev.portcullis.diff;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.Reference.EnforcedBy;
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
import dev.portcullis.rule.RuleKind;
import dev.portcullis.rule.RuleWords;
import dev.portcullis.rule.TypeWords;
import dev.portcullis.type.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A change as one sentence. */
final class ChangeWords implements Change.Visitor<String> {
  private static final RuleWords RULE = new RuleWords();

  @Override
  public String tableAdded(TableAdded change) {
    return "The table `" + change.table() + "` is new.";
  }

  @Override
  public String tableDropped(TableDropped change) {
    return "The table `" + change.table() + "` has no contract any more.";
  }

  @Override
  public String tableRenamed(TableRenamed change) {
    return "The table is `%s`, was `%s`.".formatted(change.after(), change.before());
  }

  @Override
  public String columnAdded(ColumnAdded change) {
    Column column = change.column();
    String required = column.required().isPresent() ? ", required" : "";
    String value = column.defaultValue().map(v -> ", default `" + v + "`").orElse("");
    return "The column `%s` is new (%s%s%s)."
        .formatted(column.name(), TypeName.of(column.type()), required, value);
  }

  @Override
  public String columnDropped(ColumnDropped change) {
    Column column = change.column();
    return "The column `%s` is gone (%s).".formatted(column.name(), TypeName.of(column.type()));
  }

  @Override
  public String columnRenamed(ColumnRenamed change) {
    return "The column `%s` is called `%s` now."
        .formatted(change.before().name(), change.after().name());
  }

  @Override
  public String columnRetyped(ColumnRetyped change) {
    return "The column `%s` is of type %s, was %s."
        .formatted(
            change.after().name(),
            TypeWords.of(change.after().type()),
            TypeWords.of(change.before().type()));
  }

  @Override
  public String spelling(SpellingChanged change) {
    return "Files write the column `%s` as %s, before as %s."
        .formatted(
            change.after().name(),
            TypeWords.of(change.after().type()),
            TypeWords.of(change.before().type()));
  }

  @Override
  public String defaultValue(DefaultChanged change) {
    return "The column `%s` has %s, had %s."
        .formatted(change.after().name(), defaultOf(change.after()), defaultOf(change.before()));
  }

  private static String defaultOf(Column column) {
    return column.defaultValue().map(value -> "the default `" + value + "`").orElse("no default");
  }

  @Override
  public String classification(ClassificationChanged change) {
    return "The column `%s` is %s, was %s."
        .formatted(
            change.after().name(),
            change.after().classification().word(),
            change.before().classification().word());
  }

  @Override
  public String order(OrderChanged change) {
    List<Column> moved = change.moved();
    return moved.size() == 1
        ? "The column `" + moved.get(0).name() + "` stands in another place."
        : "The columns "
            + names(moved.stream().map(Column::name).toList())
            + " stand in other places.";
  }

  private static String names(List<String> names) {
    return names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
  }

  @Override
  public String ruleAdded(RuleAdded change) {
    Rule rule = change.rule();
    return rule.head().kind() == RuleKind.REQUIRED
        ? "The column `" + rule.head().columns().get(0) + "` is required now."
        : "The rule `%s` is new: %s.".formatted(rule.id(), words(rule));
  }

  @Override
  public String ruleDropped(RuleDropped change) {
    Rule rule = change.rule();
    return rule.head().kind() == RuleKind.REQUIRED
        ? "The column `" + rule.head().columns().get(0) + "` may be NULL now."
        : "The rule `%s` is gone: %s.".formatted(rule.id(), words(rule));
  }

  private static String words(Rule rule) {
    return rule.accept(RULE);
  }

  @Override
  public String ruleChanged(RuleChanged change) {
    String how =
        switch (change.direction()) {
          case TIGHTENED -> "is tighter";
          case LOOSENED -> "is looser";
          case CHANGED -> "has changed";
          case SAME -> "names its columns in another order";
        };
    String before = words(change.before());
    String after = words(change.after());
    return change.direction() == Direction.SAME || before.equals(after)
        ? "The rule `%s` %s.".formatted(change.after().id(), how)
        : "The rule `%s` %s: %s, before: %s.".formatted(change.after().id(), how, after, before);
  }

  @Override
  public String key(KeyChanged change) {
    String before = change.before().map(Key::columns).map(ChangeWords::names).orElse("none");
    return change
        .after()
        .map(key -> "The primary key is %s, was %s.".formatted(names(key.columns()), before))
        .orElse("There is no primary key any more, it was " + before + ".");
  }

  @Override
  public String severity(SeverityChanged change) {
    boolean isOfColumn = change.column().isPresent();
    boolean isWhole =
        change.column().stream().anyMatch(column -> column.onViolation() == change.after());
    String subject =
        isOfColumn && (isWhole || change.rules().isEmpty())
            ? "of the column `" + change.column().orElseThrow().name() + "`"
            : "of " + names(change.rules().stream().map(Rule::id).toList());
    return "`on_violation` %s is %s, was %s."
        .formatted(subject, change.after().word(), change.before().word());
  }

  @Override
  public String enforcement(EnforcementChanged change) {
    return "The reference `%s` is kept by %s, was by %s."
        .formatted(change.rule().id(), keeper(change.after()), keeper(change.before()));
  }

  static String keeper(Reference reference) {
    return reference.enforcedBy() == EnforcedBy.STAGING
        ? "the load alone"
        : "a FOREIGN KEY of the table";
  }

  @Override
  public String file(FileChanged change) {
    return "`file.%s` is `%s`, was `%s`."
        .formatted(change.setting().key(), change.after(), change.before());
  }

  @Override
  public String limit(LimitChanged change) {
    String subject =
        change.rule().map(rule -> "rows that break `" + rule + "`").orElse("rows set aside");
    return "The limit of %s is %s, was %s."
        .formatted(subject, spelled(change.after()), spelled(change.before()));
  }

  private static String spelled(Optional<Limit> limit) {
    return limit.map(Limit::spelled).orElse("none");
  }

  @Override
  public String words(Words change) {
    return change.sentence();
  }
}
