package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.Arithmetic;
import dev.portcullis.expr.Expr.Conversion;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.parse.Operand.Typed;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.Value.NumberValue;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * Exact numbers and the digits they need. DuckDB keeps 38 digits and fails or turns to doubles
 * beyond, Postgres keeps all: so the digits of every result are known before any row is, and what
 * needs more than 38 is refused.
 */
final class Exact {
  static final int MOST_DIGITS = 38;
  private static final int NARROW = 18;
  private static final int INT_DIGITS = 10;
  private static final int LONG_DIGITS = 19;

  private Exact() {}

  /** The decimal that holds every value of the type. */
  static DecimalType decimal(ColumnType type) {
    if (type instanceof DecimalType decimal) {
      return decimal;
    }
    return new DecimalType(type instanceof IntegerType ? INT_DIGITS : LONG_DIGITS, 0);
  }

  /** The smallest decimal that holds the number; empty when none does. */
  static Optional<DecimalType> decimal(BigDecimal number) {
    int scale = Math.max(0, number.scale());
    int whole = Math.max(0, number.precision() - number.scale());
    return decimal(number.signum() == 0 ? 1 : whole, number.signum() == 0 ? 0 : scale);
  }

  /** A decimal of so many digits before and after the point; empty when no engine has it. */
  static Optional<DecimalType> decimal(int whole, int scale) {
    int precision = Math.max(1, whole + scale);
    return precision > MOST_DIGITS
        ? Optional.empty()
        : Optional.of(new DecimalType(precision, scale));
  }

  /** The smallest decimal that holds the values of both. */
  static Optional<DecimalType> common(DecimalType left, DecimalType right) {
    return decimal(
        Math.max(left.wholeDigits(), right.wholeDigits()), Math.max(left.scale(), right.scale()));
  }

  /** Whether the number is a value of the type, so that it compares as it is. */
  static boolean fits(ColumnType type, BigDecimal number) {
    if (type instanceof DecimalType decimal) {
      return decimal(number)
          .filter(own -> own.scale() <= decimal.scale())
          .filter(own -> own.wholeDigits() <= decimal.wholeDigits())
          .isPresent();
    }
    if (number.signum() != 0 && number.stripTrailingZeros().scale() > 0) {
      return false;
    }
    boolean isInt = type instanceof IntegerType;
    BigDecimal least = BigDecimal.valueOf(isInt ? Integer.MIN_VALUE : Long.MIN_VALUE);
    BigDecimal greatest = BigDecimal.valueOf(isInt ? Integer.MAX_VALUE : Long.MAX_VALUE);
    return number.compareTo(least) >= 0 && number.compareTo(greatest) <= 0;
  }

  /**
   * The value as that decimal, which holds it. A constant says its digits too, and so does a
   * result, for which an engine may have more digits in mind.
   */
  static Expr as(DecimalType type, Expr value, ColumnType valueType) {
    boolean isVague = value instanceof Literal || value instanceof Arithmetic;
    return valueType.equals(type) && !isVague ? value : new Conversion(value, type);
  }

  /**
   * What the left side of a product becomes. DuckDB multiplies two decimals of at most 18 digits in
   * 64 bits and fails when the result has more, so one of them must be wider.
   */
  static DecimalType factor(DecimalType left, DecimalType right) {
    boolean isNarrow =
        left.precision() <= NARROW
            && right.precision() <= NARROW
            && left.precision() + right.precision() > NARROW;
    return isNarrow ? new DecimalType(NARROW + 1, left.scale()) : left;
  }

  static Expr as(DecimalType type, Typed value) {
    return as(type, value.expr(), value.type());
  }

  static Literal literal(BigDecimal number) {
    return new Literal(new NumberValue(number));
  }

  /** Whether both are whole numbers, which every engine compares without help. */
  static boolean areWhole(ColumnType left, ColumnType right) {
    return isWhole(left) && isWhole(right);
  }

  static boolean isWhole(ColumnType type) {
    return type instanceof IntegerType || type instanceof BigIntegerType;
  }
}
