package dev.portcullis.dialect;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * The shortest decimal text that reads back as the same double. {@code Double.toString} promises
 * that only from Java 19 on, and generated files must not change with the Java that writes them.
 */
final class ShortestDouble {
  private static final int DIGITS_THAT_ALWAYS_DO = 17;

  private ShortestDouble() {}

  /** A text such as {@code 0.1}, {@code 1E+300}, {@code NaN} or {@code -Infinity}. */
  static String text(double number) {
    if (number == 0 || Double.isNaN(number) || Double.isInfinite(number)) {
      return number == 0 ? "0" : Double.toString(number);
    }
    BigDecimal exact = new BigDecimal(number);
    int digits = 1;
    while (digits < DIGITS_THAT_ALWAYS_DO && rounded(exact, digits).doubleValue() != number) {
      digits++;
    }
    BigDecimal shortest = rounded(exact, digits).stripTrailingZeros();
    return isShortWhole(shortest) ? shortest.toPlainString() : shortest.toString();
  }

  private static BigDecimal rounded(BigDecimal exact, int digits) {
    return exact.round(new MathContext(digits));
  }

  private static boolean isShortWhole(BigDecimal number) {
    return number.scale() < 0 && number.precision() - number.scale() <= DIGITS_THAT_ALWAYS_DO;
  }
}
