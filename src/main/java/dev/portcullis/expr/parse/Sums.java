package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.Arithmetic;
import dev.portcullis.expr.Expr.ArithmeticOperator;
import dev.portcullis.expr.Expr.Call;
import dev.portcullis.expr.Expr.Function;
import dev.portcullis.expr.parse.Operand.Broken;
import dev.portcullis.expr.parse.Operand.Constant;
import dev.portcullis.expr.parse.Operand.Missing;
import dev.portcullis.expr.parse.Operand.Sort;
import dev.portcullis.expr.parse.Operand.Typed;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.TypeName;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * Arithmetic, exact or not at all: every result has digits that are known beforehand, and none is
 * rounded.
 */
final class Sums {
  /** Keeps days within what both engines can hold, wherever one starts. */
  private static final BigDecimal MOST_DAYS = BigDecimal.valueOf(1_000_000);

  private final Faults faults;
  private final Constants constants;

  Sums(Faults faults) {
    this.faults = faults;
    this.constants = new Constants(faults);
  }

  Operand of(Operand left, ArithmeticOperator operator, Operand right) {
    if (left instanceof Broken || right instanceof Broken) {
      return Operand.broken();
    }
    Span at = left.place().to(right.place());
    if (left instanceof Missing || right instanceof Missing) {
      return faults.add(
          ProblemCode.DECIDES_NOTHING, at, "Arithmetic with NULL is unknown for every row.");
    }
    if (left instanceof Typed day && Family.of(day.type()) == Family.DATE) {
      return days(day, operator, right, at);
    }
    if (left instanceof Constant one && right instanceof Constant other) {
      return folded(one, operator, other, at);
    }
    if (operator == ArithmeticOperator.REMAINDER) {
      return remainder(left, right, at);
    }
    Optional<Typed> one = exact(left);
    Optional<Typed> other = exact(right);
    return one.isEmpty() || other.isEmpty()
        ? Operand.broken()
        : exact(one.get(), operator, other.get(), at);
  }

  /** The side as an exact number; empty when a fault was noted. */
  private Optional<Typed> exact(Operand side) {
    if (side instanceof Constant constant && constant.sort() == Sort.NUMBER) {
      return constants
          .number(constant)
          .map(number -> new Typed(Exact.literal(number.value()), number.digits(), constant.at()));
    }
    if (side instanceof Typed typed && Family.of(typed.type()) == Family.EXACT) {
      return Optional.of(typed);
    }
    refuse(side);
    return Optional.empty();
  }

  private void refuse(Operand side) {
    if (side instanceof Typed typed && Family.of(typed.type()) == Family.FLOATING) {
      faults.add(
          ProblemCode.NOT_PORTABLE,
          typed.at(),
          "Arithmetic with "
              + faults.shown(typed.at())
              + " of type `double` overflows and rounds in different ways on DuckDB and Postgres.",
          "Declare the column as decimal.");
      return;
    }
    String type = side instanceof Typed typed ? TypeName.of(typed.type()) : "string";
    faults.add(
        ProblemCode.TYPES_DO_NOT_MEET,
        side.place(),
        faults.shown(side.place()) + " is of type `" + type + "`, expected a number.");
  }

  private Operand exact(Typed left, ArithmeticOperator operator, Typed right, Span at) {
    DecimalType one = Exact.decimal(left.type());
    DecimalType other = Exact.decimal(right.type());
    boolean isProduct = operator == ArithmeticOperator.TIMES;
    int whole =
        isProduct
            ? one.wholeDigits() + other.wholeDigits()
            : Math.max(one.wholeDigits(), other.wholeDigits()) + 1;
    int scale = isProduct ? one.scale() + other.scale() : Math.max(one.scale(), other.scale());
    Optional<DecimalType> result = Exact.decimal(whole, scale);
    if (result.isEmpty()) {
      return faults.add(
          ProblemCode.TOO_MANY_DIGITS,
          at,
          faults.shown(at) + " can have " + (whole + scale) + " digits, engines keep 38.",
          "Declare its columns with fewer digits.");
    }
    Expr leftSide = Exact.as(isProduct ? Exact.factor(one, other) : result.get(), left);
    Expr rightSide = Exact.as(isProduct ? other : result.get(), right);
    return new Typed(new Arithmetic(leftSide, operator, rightSide), result.get(), at);
  }

  /** Two constants are one constant. */
  private Operand folded(Constant one, ArithmeticOperator operator, Constant other, Span at) {
    Optional<Typed> left = exact(one);
    Optional<Typed> right = exact(other);
    Optional<Constants.ExactNumber> a = left.flatMap(number -> constants.number(one));
    Optional<Constants.ExactNumber> b = right.flatMap(number -> constants.number(other));
    if (a.isEmpty() || b.isEmpty()) {
      return Operand.broken();
    }
    BigDecimal x = a.get().value();
    BigDecimal y = b.get().value();
    return switch (operator) {
      case PLUS -> new Constant(Sort.NUMBER, x.add(y).toPlainString(), at);
      case MINUS -> new Constant(Sort.NUMBER, x.subtract(y).toPlainString(), at);
      case TIMES -> new Constant(Sort.NUMBER, x.multiply(y).toPlainString(), at);
      case REMAINDER -> remainder(one, other, at);
    };
  }

  /** By a whole constant above zero, since engines differ about a division by zero. */
  private Operand remainder(Operand left, Operand right, Span at) {
    Optional<BigDecimal> divisor =
        right instanceof Constant constant && constant.sort() == Sort.NUMBER
            ? constants.number(constant).map(Constants.ExactNumber::value)
            : Optional.empty();
    boolean isWhole =
        divisor.isPresent()
            && divisor.get().signum() > 0
            && Exact.fits(new ColumnType.BigIntegerType(), divisor.get());
    if (!(left instanceof Typed typed) || !Exact.isWhole(typed.type()) || !isWhole) {
      return faults.add(
          ProblemCode.NOT_PORTABLE,
          at,
          "A remainder is taken of "
              + faults.shown(left.place())
              + " by "
              + faults.shown(right.place())
              + ", expected an `int` or `long` and a whole constant above 0.");
    }
    Expr rest =
        new Arithmetic(
            typed.expr(), ArithmeticOperator.REMAINDER, Exact.literal(divisor.orElseThrow()));
    return new Typed(rest, typed.type(), at);
  }

  private Operand days(Typed day, ArithmeticOperator operator, Operand right, Span at) {
    if (operator == ArithmeticOperator.MINUS
        && right instanceof Typed other
        && Family.of(other.type()) == Family.DATE) {
      return new Typed(new Arithmetic(day.expr(), operator, other.expr()), new IntegerType(), at);
    }
    boolean isShift = operator == ArithmeticOperator.PLUS || operator == ArithmeticOperator.MINUS;
    if (isShift && right instanceof Constant constant && constant.sort() == Sort.NUMBER) {
      Optional<BigDecimal> number = constants.number(constant).map(Constants.ExactNumber::value);
      if (number.isEmpty()) {
        return Operand.broken();
      }
      if (Exact.fits(new IntegerType(), number.get())
          && number.get().abs().compareTo(MOST_DAYS) <= 0) {
        return new Typed(
            new Arithmetic(day.expr(), operator, Exact.literal(number.get())), day.type(), at);
      }
    }
    return faults.add(
        ProblemCode.TYPES_DO_NOT_MEET,
        at,
        faults.shown(at)
            + " is no arithmetic of days, expected a date and a whole constant up to 1000000, or a date minus a date.");
  }

  /** The number with the other sign. */
  Operand negative(Operand number, Span at) {
    if (number instanceof Constant constant && constant.sort() == Sort.NUMBER) {
      String text = constant.text();
      return new Constant(Sort.NUMBER, text.startsWith("-") ? text.substring(1) : "-" + text, at);
    }
    return signed(Function.NEGATIVE, number, at);
  }

  /** The sign of a number, changed in a type where no value lacks its opposite. */
  Operand signed(Function function, Operand number, Span at) {
    if (number instanceof Broken) {
      return number;
    }
    if (number instanceof Typed typed && Family.of(typed.type()) == Family.FLOATING) {
      return new Typed(new Call(function, List.of(typed.expr())), typed.type(), at);
    }
    if (number instanceof Typed typed && Family.of(typed.type()) == Family.EXACT) {
      DecimalType digits = Exact.decimal(typed.type());
      return new Typed(new Call(function, List.of(Exact.as(digits, typed))), digits, at);
    }
    if (number instanceof Typed || number instanceof Constant) {
      refuse(number);
      return Operand.broken();
    }
    return faults.add(
        ProblemCode.DECIDES_NOTHING, at, "Arithmetic with NULL is unknown for every row.");
  }
}
