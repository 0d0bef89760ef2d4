package dev.portcullis.diff;

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
import dev.portcullis.expr.Expr.Operator;
import dev.portcullis.expr.Expr.Or;
import dev.portcullis.expr.Expr.PatternMatch;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.Value;
import dev.portcullis.type.Value.NumberValue;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * An expression in a form that can be compared across two versions of a contract: columns by their
 * names of today, without types and without the conversions that follow from them, constants to the
 * right, values of numbers and of days in one kind each.
 */
final class PlainExpr implements Expr.Visitor<Expr> {
  private static final ColumnType ANY = new TextType();

  private final UnaryOperator<String> nameToday;
  private final Ends ends;

  private PlainExpr(UnaryOperator<String> nameToday, Ends ends) {
    this.nameToday = nameToday;
    this.ends = ends;
  }

  /** What becomes of the ends of ranges. */
  enum Ends {
    AS_WRITTEN,
    /** Whole numbers above 0 are those from 1. */
    OF_WHOLE_NUMBERS
  }

  /** The form; what a column is called today is asked for every one. */
  static Expr of(Expr expr, UnaryOperator<String> nameToday, Ends ends) {
    return expr.accept(new PlainExpr(nameToday, ends));
  }

  private Expr plain(Expr expr) {
    return expr.accept(this);
  }

  private List<Expr> plain(List<Expr> parts) {
    return parts.stream().map(this::plain).toList();
  }

  private ColumnReference reference(ColumnReference expr) {
    return new ColumnReference(nameToday.apply(expr.name()), ANY);
  }

  @Override
  public Expr column(ColumnReference expr) {
    return reference(expr);
  }

  @Override
  public Expr literal(Literal expr) {
    return new Literal(PlainValue.of(expr.value()));
  }

  @Override
  public Expr comparison(Comparison expr) {
    Expr left = plain(expr.left());
    Expr right = plain(expr.right());
    if (left instanceof Literal && !(right instanceof Literal)) {
      return bound(expr.right(), right, turned(expr.operator()), left);
    }
    return bound(expr.left(), left, expr.operator(), right);
  }

  private Expr bound(Expr typed, Expr left, Operator operator, Expr right) {
    boolean isExclusive = operator == Operator.GREATER || operator == Operator.LESS;
    if (ends == Ends.OF_WHOLE_NUMBERS
        && isExclusive
        && isWhole(typed)
        && right instanceof Literal literal
        && literal.value() instanceof NumberValue number) {
      return operator == Operator.GREATER
          ? new Comparison(left, Operator.AT_LEAST, next(number, RoundingMode.FLOOR, 1))
          : new Comparison(left, Operator.AT_MOST, next(number, RoundingMode.CEILING, -1));
    }
    return new Comparison(left, operator, right);
  }

  private static boolean isWhole(Expr expr) {
    if (expr instanceof Conversion conversion) {
      return isWhole(conversion.value());
    }
    return expr instanceof CharacterLength
        || (expr instanceof ColumnReference column
            && (column.type() instanceof IntegerType || column.type() instanceof BigIntegerType));
  }

  private static Literal next(NumberValue number, RoundingMode rounding, long step) {
    BigDecimal whole = number.number().setScale(0, rounding);
    return new Literal(new NumberValue(whole.add(BigDecimal.valueOf(step))));
  }

  private static Operator turned(Operator operator) {
    return switch (operator) {
      case AT_LEAST -> Operator.AT_MOST;
      case GREATER -> Operator.LESS;
      case AT_MOST -> Operator.AT_LEAST;
      case LESS -> Operator.GREATER;
      case EQUAL -> Operator.EQUAL;
      case NOT_EQUAL -> Operator.NOT_EQUAL;
    };
  }

  @Override
  public Expr membership(Membership expr) {
    List<Value> members = expr.members().stream().map(PlainValue::of).toList();
    return new Membership(plain(expr.value()), members);
  }

  @Override
  public Expr match(PatternMatch expr) {
    return new PatternMatch(plain(expr.text()), expr.pattern());
  }

  @Override
  public Expr length(CharacterLength expr) {
    return new CharacterLength(plain(expr.text()));
  }

  @Override
  public Expr finite(Finite expr) {
    return new Finite(reference(expr.column()));
  }

  @Override
  public Expr notBlank(NotBlank expr) {
    return new NotBlank(plain(expr.text()));
  }

  @Override
  public Expr notNull(NotNull expr) {
    return new NotNull(reference(expr.column()));
  }

  @Override
  public Expr and(And expr) {
    return new And(plain(expr.parts()));
  }

  @Override
  public Expr or(Or expr) {
    return new Or(plain(expr.parts()));
  }

  @Override
  public Expr not(Not expr) {
    return new Not(plain(expr.part()));
  }

  @Override
  public Expr isNull(IsNull expr) {
    return new IsNull(plain(expr.value()));
  }

  @Override
  public Expr like(Like expr) {
    return new Like(plain(expr.text()), expr.pattern());
  }

  @Override
  public Expr arithmetic(Arithmetic expr) {
    return new Arithmetic(plain(expr.left()), expr.operator(), plain(expr.right()));
  }

  @Override
  public Expr call(Call expr) {
    return new Call(expr.function(), plain(expr.arguments()));
  }

  @Override
  public Expr conversion(Conversion expr) {
    return plain(expr.value());
  }

  @Override
  public Expr codePointOrder(CodePointOrder expr) {
    return plain(expr.text());
  }
}
