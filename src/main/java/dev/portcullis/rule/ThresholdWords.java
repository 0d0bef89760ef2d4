package dev.portcullis.rule;

import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.Threshold;
import java.math.BigDecimal;
import java.util.Locale;

/** Thresholds as a person reads them. */
public final class ThresholdWords {
  private ThresholdWords() {}

  /** {@code at least 10}, {@code at most 2.5 %}, {@code 1 to 10}. */
  public static String of(Threshold threshold, Unit unit) {
    String first = number(threshold.numbers().get(0), unit);
    String last = number(threshold.numbers().get(threshold.numbers().size() - 1), unit);
    return switch (threshold.comparison()) {
      case EQUAL -> "exactly " + first;
      case NOT_EQUAL -> "any number but " + first;
      case GREATER -> "more than " + first;
      case AT_LEAST -> "at least " + first;
      case LESS -> "less than " + first;
      case AT_MOST -> "at most " + first;
      case BETWEEN -> first + " to " + last;
      case NOT_BETWEEN -> "a number outside of " + first + " to " + last;
    };
  }

  private static String number(BigDecimal number, Unit unit) {
    return switch (unit) {
      case ROWS -> plain(number);
      case PERCENT -> plain(number) + " %";
    };
  }

  /** Without an exponent and without zeros at the end; thousands are set apart. */
  public static String plain(BigDecimal number) {
    BigDecimal exact = number.stripTrailingZeros();
    return String.format(Locale.ROOT, "%,." + Math.max(0, exact.scale()) + "f", exact);
  }
}
