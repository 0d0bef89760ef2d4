package dev.portcullis.expr;

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
import dev.portcullis.type.Value.BooleanValue;
import dev.portcullis.type.Value.DateValue;
import dev.portcullis.type.Value.DoubleValue;
import dev.portcullis.type.Value.NumberValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes an expression in the portable language, as a contract spells it: read again with the same
 * columns it is an equal expression.
 */
public final class PortableText implements Expr.Visitor<String> {
  private static final Pattern BARE = Pattern.compile("[\\p{L}_][\\p{L}\\p{M}\\p{Nd}_]*");
  private static final Set<String> RESERVED =
      Set.of(
          "and", "or", "not", "in", "between", "like", "escape", "is", "null", "true", "false",
          "select", "exists", "cast", "case");

  private boolean isSayable = true;

  private PortableText() {}

  /** The text; empty when the language has no words for a part of it. */
  public static Optional<String> of(Expr expr) {
    PortableText writer = new PortableText();
    String text = expr.accept(writer);
    return writer.isSayable ? Optional.of(text) : Optional.empty();
  }

  /** The name as an expression spells it: bare where that is allowed, else in double quotes. */
  public static String name(String column) {
    boolean isBare =
        BARE.matcher(column).matches() && !RESERVED.contains(column.toLowerCase(Locale.ROOT));
    return isBare ? column : "\"" + column.replace("\"", "\"\"") + "\"";
  }

  private String write(Expr expr) {
    return expr.accept(this);
  }

  @Override
  public String column(ColumnReference expr) {
    return name(expr.name());
  }

  @Override
  public String literal(Literal expr) {
    return constant(expr.value());
  }

  private static String constant(Value value) {
    boolean isBare = value instanceof NumberValue || value instanceof DoubleValue;
    if (isBare) {
      return value.toString();
    }
    return value instanceof BooleanValue truth
        ? truth.truth() ? "TRUE" : "FALSE"
        : text(value.toString());
  }

  private static String text(String text) {
    return "'" + text.replace("'", "''") + "'";
  }

  @Override
  public String comparison(Comparison expr) {
    return operand(expr.left()) + " " + expr.operator().sql() + " " + operand(expr.right());
  }

  @Override
  public String membership(Membership expr) {
    String members =
        expr.members().stream().map(PortableText::constant).collect(Collectors.joining(", "));
    return operand(expr.value()) + " IN (" + members + ")";
  }

  @Override
  public String match(PatternMatch expr) {
    return "matches(" + write(expr.text()) + ", " + text(expr.pattern().source()) + ")";
  }

  @Override
  public String length(CharacterLength expr) {
    return "length(" + write(expr.text()) + ")";
  }

  @Override
  public String finite(Finite expr) {
    isSayable = false;
    return "";
  }

  @Override
  public String notBlank(NotBlank expr) {
    return "not_blank(" + write(expr.text()) + ")";
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

  private String joined(List<Expr> parts, String word) {
    return parts.stream()
        .map(part -> part instanceof And || part instanceof Or ? operand(part) : write(part))
        .collect(Collectors.joining(word));
  }

  @Override
  public String not(Not expr) {
    return "NOT " + operand(expr.part());
  }

  @Override
  public String isNull(IsNull expr) {
    return operand(expr.value()) + " IS NULL";
  }

  @Override
  public String like(Like expr) {
    String escape = expr.pattern().indexOf('!') < 0 ? "" : " ESCAPE '!'";
    return operand(expr.text()) + " LIKE " + text(expr.pattern()) + escape;
  }

  @Override
  public String arithmetic(Arithmetic expr) {
    return side(expr.left()) + " " + expr.operator().sql() + " " + side(expr.right());
  }

  /** A day in arithmetic meets nothing that would tell its type. */
  private String side(Expr expr) {
    return expr instanceof Literal literal && literal.value() instanceof DateValue
        ? "DATE " + write(expr)
        : operand(expr);
  }

  @Override
  public String call(Call expr) {
    String arguments = expr.arguments().stream().map(this::write).collect(Collectors.joining(", "));
    return switch (expr.function()) {
      case COALESCE -> "coalesce(" + arguments + ")";
      case ABSOLUTE -> "abs(" + arguments + ")";
      case NEGATIVE -> "-" + operand(expr.arguments().get(0));
      case TRIM -> "trim(" + arguments + ")";
      case YEAR -> "year(" + arguments + ")";
      case MONTH -> "month(" + arguments + ")";
      case DAY -> "day(" + arguments + ")";
    };
  }

  /** Reading finds the type again. */
  @Override
  public String conversion(Conversion expr) {
    return write(expr.value());
  }

  @Override
  public String codePointOrder(CodePointOrder expr) {
    return write(expr.text());
  }

  private String operand(Expr expr) {
    Expr inner = expr;
    while (inner instanceof Conversion || inner instanceof CodePointOrder) {
      inner =
          inner instanceof Conversion conversion
              ? conversion.value()
              : ((CodePointOrder) inner).text();
    }
    boolean oneWord =
        inner instanceof ColumnReference
            || inner instanceof Literal
            || inner instanceof CharacterLength
            || inner instanceof NotBlank
            || inner instanceof PatternMatch
            || (inner instanceof Call call && call.function() != Expr.Function.NEGATIVE);
    return oneWord ? write(inner) : "(" + write(inner) + ")";
  }
}
