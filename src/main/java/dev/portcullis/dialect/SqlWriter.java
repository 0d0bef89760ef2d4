package dev.portcullis.dialect;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.And;
import dev.portcullis.expr.Expr.CharacterLength;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.Comparison;
import dev.portcullis.expr.Expr.Finite;
import dev.portcullis.expr.Expr.IsNull;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.Expr.Membership;
import dev.portcullis.expr.Expr.Not;
import dev.portcullis.expr.Expr.NotBlank;
import dev.portcullis.expr.Expr.NotNull;
import dev.portcullis.expr.Expr.Or;
import dev.portcullis.expr.Expr.PatternMatch;
import dev.portcullis.type.Value;
import java.util.List;
import java.util.stream.Collectors;

/** Writes an expression in the words of a dialect. */
final class SqlWriter implements Expr.Visitor<String> {
  private final AnsiDialect dialect;

  SqlWriter(AnsiDialect dialect) {
    this.dialect = dialect;
  }

  private String write(Expr expr) {
    return expr.accept(this);
  }

  @Override
  public String column(ColumnReference expr) {
    return dialect.quote(expr.name());
  }

  @Override
  public String literal(Literal expr) {
    return dialect.literal(expr.value());
  }

  @Override
  public String comparison(Comparison expr) {
    return write(expr.left()) + " " + expr.operator().sql() + " " + write(expr.right());
  }

  @Override
  public String membership(Membership expr) {
    return write(expr.value()) + " IN (" + list(expr.members()) + ")";
  }

  private String list(List<Value> members) {
    return members.stream().map(dialect::literal).collect(Collectors.joining(", "));
  }

  @Override
  public String match(PatternMatch expr) {
    return dialect.matches(write(expr.text()), expr.pattern());
  }

  @Override
  public String length(CharacterLength expr) {
    return dialect.characterLength(write(expr.text()));
  }

  /** Where the type says it all, a value equals itself: true, and unknown for NULL. */
  @Override
  public String finite(Finite expr) {
    String column = write(expr.column());
    return dialect.finite(expr).orElse(column + " = " + column);
  }

  @Override
  public String notBlank(NotBlank expr) {
    return dialect.notBlank(write(expr.text()));
  }

  @Override
  public String notNull(NotNull expr) {
    return write(expr.column()) + " IS NOT NULL";
  }

  @Override
  public String and(And expr) {
    return joined(expr.parts(), " AND ");
  }

  @Override
  public String or(Or expr) {
    return joined(expr.parts(), " OR ");
  }

  /** Every part in parentheses, so that no engine's precedence matters. */
  private String joined(List<Expr> parts, String word) {
    return parts.stream().map(part -> "(" + write(part) + ")").collect(Collectors.joining(word));
  }

  @Override
  public String not(Not expr) {
    return "NOT (" + write(expr.part()) + ")";
  }

  @Override
  public String isNull(IsNull expr) {
    return write(expr.value()) + " IS NULL";
  }
}
