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

  private static List<Expr> severalOf(List<Expr> parts) {
    if (parts.size() < 2) {
      throw new IllegalArgumentException("two parts or more");
    }
    return List.copyOf(parts);
  }
}
