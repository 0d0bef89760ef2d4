package dev.portcullis.rule;

import dev.portcullis.contract.Bound;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.TableName;
import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.CharacterLength;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.Comparison;
import dev.portcullis.expr.Expr.Finite;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.Expr.Membership;
import dev.portcullis.expr.Expr.NotBlank;
import dev.portcullis.expr.Expr.NotNull;
import dev.portcullis.expr.Expr.Operator;
import dev.portcullis.expr.Expr.PatternMatch;
import dev.portcullis.problem.Position;
import dev.portcullis.rule.Rule.Head;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.Value.NumberValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The rules of one column, in a fixed order: type, required, then what the contract adds. */
final class ColumnRules {
  private final TableName table;
  private final Column column;
  private final ColumnReference reference;
  private final List<Rule> rules = new ArrayList<>();

  private ColumnRules(TableName table, Column column) {
    this.table = table;
    this.column = column;
    this.reference = new ColumnReference(column.name(), column.type());
  }

  static List<Rule> of(TableName table, Column column, List<Position> keysThatNeedIt) {
    ColumnRules made = new ColumnRules(table, column);
    made.rules.add(new LexicalRule(made.typeHead(), column));
    OnViolation onMissing = keysThatNeedIt.isEmpty() ? column.onViolation() : made.notLoaded();
    column
        .required()
        .or(() -> keysThatNeedIt.stream().findFirst())
        .ifPresent(at -> made.required(onMissing, at));
    if (column.type().accept(new HoldsMoreThanFinite())) {
      made.rules.add(new RowRule(made.typeHead(RuleKind.FINITE), new Finite(made.reference)));
    }
    made.addDeclared();
    return List.copyOf(made.rules);
  }

  private void required(OnViolation consequence, Position at) {
    rules.add(new RowRule(head(RuleKind.REQUIRED, consequence, at), new NotNull(reference)));
  }

  private void addDeclared() {
    column.notBlank().ifPresent(at -> add(RuleKind.NOT_BLANK, at, new NotBlank(reference)));
    column.minimum().ifPresent(this::minimum);
    column.maximum().ifPresent(this::maximum);
    column
        .minimumLength()
        .ifPresent(length -> length(RuleKind.MINIMUM_LENGTH, Operator.AT_LEAST, length));
    column
        .maximumLength()
        .ifPresent(length -> length(RuleKind.MAXIMUM_LENGTH, Operator.AT_MOST, length));
    column
        .allowed()
        .ifPresent(d -> add(RuleKind.ENUM, d.at(), new Membership(reference, d.value())));
    column
        .pattern()
        .ifPresent(d -> add(RuleKind.PATTERN, d.at(), new PatternMatch(reference, d.value())));
  }

  private void minimum(Declared<Bound> bound) {
    switch (bound.value().end()) {
      case INCLUSIVE -> compare(RuleKind.MINIMUM, Operator.AT_LEAST, bound);
      case EXCLUSIVE -> compare(RuleKind.EXCLUSIVE_MINIMUM, Operator.GREATER, bound);
    }
  }

  private void maximum(Declared<Bound> bound) {
    switch (bound.value().end()) {
      case INCLUSIVE -> compare(RuleKind.MAXIMUM, Operator.AT_MOST, bound);
      case EXCLUSIVE -> compare(RuleKind.EXCLUSIVE_MAXIMUM, Operator.LESS, bound);
    }
  }

  private void compare(RuleKind kind, Operator operator, Declared<Bound> bound) {
    add(kind, bound.at(), new Comparison(reference, operator, new Literal(bound.value().value())));
  }

  private void length(RuleKind kind, Operator operator, Declared<Integer> length) {
    Literal limit = new Literal(new NumberValue(BigDecimal.valueOf(length.value())));
    add(kind, length.at(), new Comparison(new CharacterLength(reference), operator, limit));
  }

  private void add(RuleKind kind, Position at, Expr holds) {
    rules.add(new RowRule(head(kind, column.onViolation(), at), holds));
  }

  private Head typeHead() {
    return typeHead(RuleKind.TYPE);
  }

  private Head typeHead(RuleKind kind) {
    return head(kind, notLoaded(), column.declaredAt());
  }

  /**
   * No table can hold a value that is none of its type, or a row without a part of its key, so a
   * warning must not load it.
   */
  private OnViolation notLoaded() {
    return column.onViolation() == OnViolation.WARN ? OnViolation.FAIL : column.onViolation();
  }

  private Head head(RuleKind kind, OnViolation onViolation, Position at) {
    return new Head(
        column.name() + "." + kind.word(),
        kind,
        List.of(column.name()),
        onViolation,
        ConstraintName.of(table.name() + "_" + column.name(), kind),
        at);
  }

  /** Whether some engine can store values in the type that the contract does not allow. */
  private static final class HoldsMoreThanFinite implements ColumnType.Visitor<Boolean> {
    @Override
    public Boolean integer(ColumnType.IntegerType type) {
      return false;
    }

    @Override
    public Boolean bigInteger(ColumnType.BigIntegerType type) {
      return false;
    }

    @Override
    public Boolean decimal(ColumnType.DecimalType type) {
      return true;
    }

    @Override
    public Boolean floating(ColumnType.DoubleType type) {
      return type.nonFinite() == ColumnType.NonFinite.REFUSE;
    }

    @Override
    public Boolean bool(ColumnType.BooleanType type) {
      return false;
    }

    @Override
    public Boolean date(ColumnType.DateType type) {
      return true;
    }

    @Override
    public Boolean timestamp(ColumnType.TimestampType type) {
      return true;
    }

    @Override
    public Boolean instant(ColumnType.InstantType type) {
      return true;
    }

    @Override
    public Boolean time(ColumnType.TimeType type) {
      return true;
    }

    @Override
    public Boolean uuid(ColumnType.UuidType type) {
      return false;
    }

    @Override
    public Boolean json(ColumnType.JsonType type) {
      return false;
    }

    @Override
    public Boolean text(ColumnType.TextType type) {
      return false;
    }
  }
}
