package dev.portcullis.expr;

import dev.portcullis.type.ColumnType;
import dev.portcullis.type.PortablePattern;
import dev.portcullis.type.Value;
import java.util.List;
import java.util.Objects;

/**
 * An expression over the columns of one row, in the three-valued logic of SQL: an expression over
 * NULL is unknown, except for {@link NotNull} and {@link IsNull}, which are always true or false. A
 * CHECK lets a row through when its expression is true or unknown; a staging check finds the rows
 * for which it is false. Both split rows alike, so one text serves both (decision D2).
 */
public sealed interface Expr {
  <R> R accept(Visitor<R> visitor);

  /** One method a kind of expression: a new kind breaks the build in every dialect. */
  interface Visitor<R> {
    R column(ColumnReference expr);

    R literal(Literal expr);

    R comparison(Comparison expr);

    R membership(Membership expr);

    R match(PatternMatch expr);

    R length(CharacterLength expr);

    R finite(Finite expr);

    R notBlank(NotBlank expr);

    R notNull(NotNull expr);

    R and(And expr);

    R or(Or expr);

    R not(Not expr);

    R isNull(IsNull expr);

    R like(Like expr);

    R arithmetic(Arithmetic expr);

    R call(Call expr);

    R conversion(Conversion expr);

    R codePointOrder(CodePointOrder expr);
  }

  /** The value of a column of the row. */
  record ColumnReference(String name, ColumnType type) implements Expr {
    public ColumnReference {
      Objects.requireNonNull(name);
      Objects.requireNonNull(type);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.column(this);
    }
  }

  /** A constant, never NULL. */
  record Literal(Value value) implements Expr {
    public Literal {
      Objects.requireNonNull(value);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.literal(this);
    }
  }

  /** How two values compare. */
  enum Operator {
    AT_LEAST(">="),
    GREATER(">"),
    AT_MOST("<="),
    LESS("<"),
    EQUAL("="),
    NOT_EQUAL("<>");

    private final String sql;

    Operator(String sql) {
      this.sql = sql;
    }

    /** The same in every engine. */
    public String sql() {
      return sql;
    }
  }

  /** {@code left operator right}; NaN is above every other number, as in Postgres and DuckDB. */
  record Comparison(Expr left, Operator operator, Expr right) implements Expr {
    public Comparison {
      Objects.requireNonNull(left);
      Objects.requireNonNull(operator);
      Objects.requireNonNull(right);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.comparison(this);
    }
  }

  /** The value is one of the members; at least one member. */
  record Membership(Expr value, List<Value> members) implements Expr {
    public Membership {
      Objects.requireNonNull(value);
      members = List.copyOf(members);
      if (members.isEmpty()) {
        throw new IllegalArgumentException("no members");
      }
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.membership(this);
    }
  }

  /** The whole text matches the pattern. */
  record PatternMatch(Expr text, PortablePattern pattern) implements Expr {
    public PatternMatch {
      Objects.requireNonNull(text);
      Objects.requireNonNull(pattern);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.match(this);
    }
  }

  /** The number of characters (code points) of a text. */
  record CharacterLength(Expr text) implements Expr {
    public CharacterLength {
      Objects.requireNonNull(text);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.length(this);
    }
  }

  /**
   * The value is an ordinary one of its type: not NaN, not an infinity, and for days and times
   * within the years 0001 to 9999. Some engines cannot store another value in some types; there the
   * dialect leaves the rule to the type.
   */
  record Finite(ColumnReference column) implements Expr {
    public Finite {
      Objects.requireNonNull(column);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.finite(this);
    }
  }

  /**
   * The text holds a character other than space, tab, line feed, carriage return or no-break space.
   */
  record NotBlank(Expr text) implements Expr {
    public NotBlank {
      Objects.requireNonNull(text);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.notBlank(this);
    }
  }

  /** The column is not NULL: true or false, never unknown. */
  record NotNull(ColumnReference column) implements Expr {
    public NotNull {
      Objects.requireNonNull(column);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.notNull(this);
    }
  }

  /** All parts hold: false as soon as one is false. */
  record And(List<Expr> parts) implements Expr {
    public And {
      parts = severalOf(parts);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.and(this);
    }
  }

  /** One part holds: true as soon as one is true. */
  record Or(List<Expr> parts) implements Expr {
    public Or {
      parts = severalOf(parts);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.or(this);
    }
  }

  /** The opposite; unknown stays unknown. */
  record Not(Expr part) implements Expr {
    public Not {
      Objects.requireNonNull(part);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.not(this);
    }
  }

  /** The value is NULL: true or false, never unknown. */
  record IsNull(Expr value) implements Expr {
    public IsNull {
      Objects.requireNonNull(value);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.isNull(this);
    }
  }

  /**
   * The whole text matches: {@code %} stands for any characters, {@code _} for one code point, and
   * {@code !} before one of the three for that character itself.
   */
  record Like(Expr text, String pattern) implements Expr {
    public Like {
      Objects.requireNonNull(text);
      Objects.requireNonNull(pattern);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.like(this);
    }
  }

  /** What is done with two numbers, or with days. */
  enum ArithmeticOperator {
    PLUS("+"),
    MINUS("-"),
    TIMES("*"),
    /** What a division of whole numbers leaves, with the sign of the left side. */
    REMAINDER("%");

    private final String sql;

    ArithmeticOperator(String sql) {
      this.sql = sql;
    }

    /** The same in every engine. */
    public String sql() {
      return sql;
    }
  }

  /**
   * {@code left operator right}, exact. Both sides are decimals whose result has at most 38 digits,
   * so that no engine overflows or rounds; or a whole number and a constant for a remainder; or a
   * day and a constant number of days; or two days, whose difference is a number of days.
   */
  record Arithmetic(Expr left, ArithmeticOperator operator, Expr right) implements Expr {
    public Arithmetic {
      Objects.requireNonNull(left);
      Objects.requireNonNull(operator);
      Objects.requireNonNull(right);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.arithmetic(this);
    }
  }

  /** What engines compute alike for every value. */
  enum Function {
    /** The first argument that is not NULL. */
    COALESCE,
    /** The number without its sign; a decimal or a double. */
    ABSOLUTE,
    /** The number with the other sign; a decimal or a double. */
    NEGATIVE,
    /** The text without the spaces (U+0020 only) at both ends. */
    TRIM,
    /** The year of a date or timestamp. */
    YEAR,
    /** The month of a date or timestamp, from 1. */
    MONTH,
    /** The day of the month of a date or timestamp, from 1. */
    DAY
  }

  /** A function of values. */
  record Call(Function function, List<Expr> arguments) implements Expr {
    public Call {
      Objects.requireNonNull(function);
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.call(this);
    }
  }

  /**
   * The same value in another type, which holds it exactly: a whole number as decimal or double, a
   * decimal with more digits, a day as the timestamp of its midnight.
   */
  record Conversion(Expr value, ColumnType type) implements Expr {
    public Conversion {
      Objects.requireNonNull(value);
      Objects.requireNonNull(type);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.conversion(this);
    }
  }

  /** The text, to be compared code point by code point, whatever language a database sorts by. */
  record CodePointOrder(Expr text) implements Expr {
    public CodePointOrder {
      Objects.requireNonNull(text);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.codePointOrder(this);
    }
  }

  private static List<Expr> severalOf(List<Expr> parts) {
    if (parts.size() < 2) {
      throw new IllegalArgumentException("two parts or more");
    }
    return List.copyOf(parts);
  }
}
