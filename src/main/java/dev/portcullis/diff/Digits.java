package dev.portcullis.diff;

import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.IntegerType;

/** Which numbers a type holds exactly. */
final class Digits {
  /** 2,147,483,647 has ten digits, so nine fit for sure. */
  private static final int INT = 9;

  /** Nineteen digits. */
  private static final int LONG = 18;

  private Digits() {}

  static boolean isNumber(ColumnType type) {
    return type instanceof IntegerType
        || type instanceof BigIntegerType
        || type instanceof DecimalType
        || type instanceof DoubleType;
  }

  /** Whether every value of a number type is one of the other, unchanged. */
  static boolean fit(ColumnType from, ColumnType to) {
    if (from.equals(to)) {
      return true;
    }
    if (from instanceof IntegerType) {
      return to instanceof BigIntegerType || to instanceof DoubleType || holds(to, INT + 1);
    }
    if (from instanceof BigIntegerType) {
      return holds(to, LONG + 1);
    }
    return from instanceof DecimalType decimal && fit(decimal, to);
  }

  private static boolean fit(DecimalType from, ColumnType to) {
    if (to instanceof DecimalType wider) {
      return wider.wholeDigits() >= from.wholeDigits() && wider.scale() >= from.scale();
    }
    boolean isWhole = from.scale() == 0;
    return (to instanceof IntegerType && isWhole && from.wholeDigits() <= INT)
        || (to instanceof BigIntegerType && isWhole && from.wholeDigits() <= LONG);
  }

  private static boolean holds(ColumnType type, int wholeDigits) {
    return type instanceof DecimalType decimal && decimal.wholeDigits() >= wholeDigits;
  }
}
