package dev.portcullis.diff;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.TableName;
import dev.portcullis.problem.Position;
import dev.portcullis.rule.Rule;
import java.util.List;
import java.util.Optional;

/**
 * One thing that two versions of a contract say differently. All that a contract can say is in one
 * of these, also what means nothing to anybody: {@link Words}.
 */
public sealed interface Change {
  /** In the new version, or in the old one for what is gone. */
  Position at();

  <R> R accept(Visitor<R> visitor);

  /** One method a sort of change. */
  interface Visitor<R> {
    R tableAdded(TableAdded change);

    R tableDropped(TableDropped change);

    R tableRenamed(TableRenamed change);

    R columnAdded(ColumnAdded change);

    R columnDropped(ColumnDropped change);

    R columnRenamed(ColumnRenamed change);

    R columnRetyped(ColumnRetyped change);

    R spelling(SpellingChanged change);

    R defaultValue(DefaultChanged change);

    R classification(ClassificationChanged change);

    R order(OrderChanged change);

    R ruleAdded(RuleAdded change);

    R ruleDropped(RuleDropped change);

    R ruleChanged(RuleChanged change);

    R key(KeyChanged change);

    R severity(SeverityChanged change);

    R enforcement(EnforcementChanged change);

    R file(FileChanged change);

    R limit(LimitChanged change);

    R words(Words change);
  }

  /** A table that no contract spoke of before. */
  record TableAdded(TableName table, Position at) implements Change {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.tableAdded(this);
    }
  }

  /** A table that no contract speaks of any more. */
  record TableDropped(TableName table, Position at) implements Change {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.tableDropped(this);
    }
  }

  /** The contract speaks of another table. */
  record TableRenamed(TableName before, TableName after, Position at) implements Change {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.tableRenamed(this);
    }
  }

  /** A new column, with the rules that speak of it alone. */
  record ColumnAdded(Column column) implements Change {
    @Override
    public Position at() {
      return column.declaredAt();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.columnAdded(this);
    }
  }

  /** A column that is gone, with the rules that spoke of it alone. */
  record ColumnDropped(Column column) implements Change {
    @Override
    public Position at() {
      return column.declaredAt();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.columnDropped(this);
    }
  }

  /** The new name says {@code renamed_from} the old one. */
  record ColumnRenamed(Column before, Column after) implements Change {
    @Override
    public Position at() {
      return after.declaredAt();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.columnRenamed(this);
    }
  }

  /** Other values belong to the column. */
  record ColumnRetyped(Column before, Column after, Position at) implements Change {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.columnRetyped(this);
    }
  }

  /** Files write the same values otherwise. */
  record SpellingChanged(Column before, Column after, Position at) implements Change {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.spelling(this);
    }
  }

  /** The table gives another value to rows that say nothing of the column. */
  record DefaultChanged(Column before, Column after, Position at) implements Change {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.defaultValue(this);
    }
  }

  /** Values may travel farther, or less far. */
  record ClassificationChanged(Column before, Column after, Position at) implements Change {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.classification(this);
    }
  }

  /**
   * Columns that both versions have stand in another order.
   *
   * @param moved as few as tell the difference, in the new order
   */
  record OrderChanged(List<Column> moved) implements Change {
    public OrderChanged {
      moved = List.copyOf(moved);
    }

    @Override
    public Position at() {
      return moved.get(0).declaredAt();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.order(this);
    }
  }

  /** A rule that is new to columns that are not. */
  record RuleAdded(Rule rule) implements Change {
    @Override
    public Position at() {
      return rule.head().declaredAt();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.ruleAdded(this);
    }
  }

  /** A rule that no longer holds for columns that are still there. */
  record RuleDropped(Rule rule) implements Change {
    @Override
    public Position at() {
      return rule.head().declaredAt();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.ruleDropped(this);
    }
  }

  /** A rule keeps other rows. */
  record RuleChanged(Rule before, Rule after, Direction direction) implements Change {
    @Override
    public Position at() {
      return after.head().declaredAt();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.ruleChanged(this);
    }
  }

  /** Rows are told apart by another primary key, by one for the first time, or by none any more. */
  record KeyChanged(Optional<Key> before, Optional<Key> after) implements Change {
    @Override
    public Position at() {
      return after.or(() -> before).orElseThrow().declaredAt();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.key(this);
    }
  }

  /**
   * Something else happens to rows that break a rule.
   *
   * @param rules of the new version that are concerned, at least one, unless no rule of the column
   *     has the consequence
   * @param column whose rules they all are; empty for a rule that names several columns or has a
   *     name of its own
   */
  record SeverityChanged(
      Optional<Column> column, List<Rule> rules, OnViolation before, OnViolation after, Position at)
      implements Change {
    public SeverityChanged {
      rules = List.copyOf(rules);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.severity(this);
    }
  }

  /** A reference is kept by somebody else. */
  record EnforcementChanged(Rule rule, Reference before, Reference after) implements Change {
    @Override
    public Position at() {
      return after.declaredAt();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.enforcement(this);
    }
  }

  /**
   * Files are written otherwise.
   *
   * @param before as a contract spells it
   * @param after as a contract spells it
   */
  record FileChanged(FileSetting setting, String before, String after, Position at)
      implements Change {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.file(this);
    }
  }

  /**
   * More or fewer rows may be wrong.
   *
   * @param rule the id of the rule that is limited today, or was; empty for all rows set aside
   */
  record LimitChanged(
      Optional<String> rule, Optional<Limit> before, Optional<Limit> after, Position at)
      implements Change {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.limit(this);
    }
  }

  /**
   * Words for people: nothing that a file, a table or a query could notice.
   *
   * @param sentence what differs
   * @param column of which column, if of one
   */
  record Words(String sentence, Optional<String> column, Position at) implements Change {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.words(this);
    }
  }
}
