package dev.portcullis.dialect;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.And;
import dev.portcullis.expr.Expr.Arithmetic;
import dev.portcullis.expr.Expr.Call;
import dev.portcullis.expr.Expr.CharacterLength;
import dev.portcullis.expr.Expr.CodePointOrder;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.Comparison;
import dev.portcullis.expr.Expr.Conversion;
import dev.portcullis.expr.Expr.Finite;
import dev.portcullis.expr.Expr.IsNull;
import dev.portcullis.expr.Expr.Like;
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
    return operand(expr.left()) + " " + expr.operator().sql() + " " + operand(expr.right());
  }

  @Override
  public String membership(Membership expr) {
    return operand(expr.value()) + " IN (" + list(expr.members()) + ")";
  }

  private String list(List<Value> members) {
    return members.stream().map(dialect::literal).collect(Collectors.joining(", "));
  }

  @Override
  public String match(PatternMatch expr) {
    return dialect.matches(operand(expr.text()), expr.pattern());
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
    if (expr.part() instanceof IsNull isNull) {
      return operand(isNull.value()) + " IS NOT NULL";
    }
    return "NOT (" + write(expr.part()) + ")";
  }

  @Override
  public String isNull(IsNull expr) {
    return operand(expr.value()) + " IS NULL";
  }

  /** With a mark of its own to escape by, since engines have different ones or none. */
  @Override
  public String like(Like expr) {
    String pattern = expr.pattern();
    boolean plain = pattern.indexOf('!') < 0 && pattern.indexOf('\\') < 0;
    return operand(expr.text())
        + " LIKE "
        + Identifier.text(pattern)
        + (plain ? "" : " ESCAPE '!'");
  }

  @Override
  public String arithmetic(Arithmetic expr) {
    return operand(expr.left()) + " " + expr.operator().sql() + " " + operand(expr.right());
  }

  @Override
  public String call(Call expr) {
    String first = write(expr.arguments().get(0));
    return switch (expr.function()) {
      case COALESCE ->
          expr.arguments().stream()
              .map(this::write)
              .collect(Collectors.joining(", ", "coalesce(", ")"));
      case ABSOLUTE -> "abs(" + first + ")";
      case NEGATIVE -> "-(" + first + ")";
      case TRIM -> "trim(" + first + ", ' ')";
      case YEAR -> "extract(year FROM " + first + ")";
      case MONTH -> "extract(month FROM " + first + ")";
      case DAY -> "extract(day FROM " + first + ")";
    };
  }

  @Override
  public String conversion(Conversion expr) {
    return "CAST(" + write(expr.value()) + " AS " + dialect.type(expr.type()) + ")";
  }

  @Override
  public String codePointOrder(CodePointOrder expr) {
    return dialect.inCodePointOrder(operand(expr.text()));
  }

  /** In parentheses unless it is one word, so that no engine's precedence matters. */
  private String operand(Expr expr) {
    boolean oneWord =
        expr instanceof ColumnReference
            || expr instanceof Literal
            || expr instanceof CharacterLength
            || expr instanceof Call
            || expr instanceof Conversion
            || expr instanceof CodePointOrder;
    return oneWord ? write(expr) : "(" + write(expr) + ")";
  }
}
