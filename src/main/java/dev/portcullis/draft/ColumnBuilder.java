package dev.portcullis.draft;

import dev.portcullis.contract.Bound;
import dev.portcullis.contract.Classification;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.CharacterLength;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.Comparison;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.Expr.Membership;
import dev.portcullis.expr.Expr.NotBlank;
import dev.portcullis.expr.Expr.NotNull;
import dev.portcullis.expr.Expr.Operator;
import dev.portcullis.expr.Expr.PatternMatch;
import dev.portcullis.problem.Position;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.PortablePattern;
import dev.portcullis.type.Value;
import dev.portcullis.type.Value.NumberValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A column of a table in the making: it takes the conditions that a contract says by its keys. */
final class ColumnBuilder {
  private static final BigDecimal MOST_CHARACTERS = BigDecimal.valueOf(999_999_999);

  private final String name;
  private final Position at;
  private ColumnType type;
  private boolean required;
  private boolean notBlank;
  private @Nullable Bound minimum;
  private @Nullable Bound maximum;
  private @Nullable Integer minimumLength;
  private @Nullable Integer maximumLength;
  private @Nullable List<Value> allowed;
  private @Nullable PortablePattern pattern;
  private @Nullable Value defaultValue;
  private @Nullable String description;

  ColumnBuilder(String name, ColumnType type, Position at) {
    this.name = name;
    this.type = type;
    this.at = at;
  }

  String name() {
    return name;
  }

  ColumnType type() {
    return type;
  }

  /** The table keeps NaN and infinities out. */
  void finite() {
    if (type instanceof DoubleType) {
      type = new DoubleType(NonFinite.REFUSE);
    }
  }

  void required() {
    required = true;
  }

  void maximumLength(int characters) {
    maximumLength = characters;
  }

  void allowed(List<Value> values) {
    allowed = values;
  }

  void defaultValue(Value value) {
    defaultValue = value;
  }

  void description(String text) {
    description = text;
  }

  /**
   * A key of a column that is free and would say a condition.
   *
   * @param key as {@code amount.min}
   * @param take says it
   */
  record Slot(String key, Runnable take) {}

  /** The key that would say the condition; empty when none would, or when it is taken. */
  Optional<Slot> slotFor(Expr condition) {
    if (condition instanceof NotNull notNull && isMe(notNull.column())) {
      return slot("required", !required, () -> required = true);
    }
    if (condition instanceof NotBlank blank && isMe(blank.text())) {
      return slot("not_blank", !notBlank, () -> notBlank = true);
    }
    if (condition instanceof PatternMatch match && isMe(match.text())) {
      return slot("pattern", pattern == null, () -> pattern = match.pattern());
    }
    if (condition instanceof Membership in && isMe(in.value())) {
      return slot("enum", allowed == null, () -> allowed = in.members());
    }
    return condition instanceof Comparison comparison && comparison.right() instanceof Literal limit
        ? compared(comparison, limit.value())
        : Optional.empty();
  }

  private Optional<Slot> slot(String key, boolean isFree, Runnable take) {
    return isFree ? Optional.of(new Slot(name + "." + key, take)) : Optional.empty();
  }

  private boolean isMe(Expr expr) {
    return expr instanceof ColumnReference reference && reference.name().equals(name);
  }

  private Optional<Slot> compared(Comparison comparison, Value value) {
    if (isMe(comparison.left())) {
      return compared(comparison.operator(), value);
    }
    return comparison.left() instanceof CharacterLength length
            && isMe(length.text())
            && value instanceof NumberValue number
        ? length(comparison.operator(), number)
        : Optional.empty();
  }

  private Optional<Slot> compared(Operator operator, Value value) {
    return switch (operator) {
      case AT_LEAST -> minimum(new Bound(value, Bound.End.INCLUSIVE));
      case GREATER -> minimum(new Bound(value, Bound.End.EXCLUSIVE));
      case AT_MOST -> maximum(new Bound(value, Bound.End.INCLUSIVE));
      case LESS -> maximum(new Bound(value, Bound.End.EXCLUSIVE));
      case EQUAL -> slot("enum", allowed == null, () -> allowed = List.of(value));
      case NOT_EQUAL -> Optional.empty();
    };
  }

  private Optional<Slot> minimum(Bound bound) {
    return slot("min", minimum == null && hasRange(), () -> minimum = bound);
  }

  private Optional<Slot> maximum(Bound bound) {
    return slot("max", maximum == null && hasRange(), () -> maximum = bound);
  }

  /** Texts have no bounds in a contract. */
  private boolean hasRange() {
    return !(type instanceof TextType);
  }

  private Optional<Slot> length(Operator operator, NumberValue number) {
    BigDecimal limit = number.number();
    boolean fits =
        limit.signum() >= 0 && limit.scale() <= 0 && limit.compareTo(MOST_CHARACTERS) <= 0;
    if (!fits) {
      return Optional.empty();
    }
    int characters = limit.intValueExact();
    return switch (operator) {
      case AT_LEAST -> slot("min_length", minimumLength == null, () -> minimumLength = characters);
      case AT_MOST ->
          slot(
              "max_length",
              maximumLength == null && characters > 0,
              () -> maximumLength = characters);
      case GREATER, LESS, EQUAL, NOT_EQUAL -> Optional.empty();
    };
  }

  Column build() {
    return new Column(
        name,
        type,
        required ? Optional.of(at) : Optional.empty(),
        notBlank ? Optional.of(at) : Optional.empty(),
        declared(minimum),
        declared(maximum),
        declared(minimumLength),
        declared(maximumLength),
        declared(allowed),
        declared(pattern),
        Classification.INTERNAL,
        OnViolation.FAIL,
        Optional.ofNullable(defaultValue),
        Optional.empty(),
        Optional.ofNullable(description),
        List.of(),
        at);
  }

  private <T> Optional<Declared<T>> declared(@Nullable T value) {
    return Optional.ofNullable(value).map(found -> new Declared<>(found, at));
  }
}
