package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Threshold;
import dev.portcullis.contract.odcs.Metric;
import dev.portcullis.problem.Position;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * A quality rule of the library.
 *
 * @param name as the rule calls itself
 * @param arguments of the metric, without entries when the rule has none
 * @param at where the metric stands
 */
record QualityRule(
    Metric metric,
    Section arguments,
    Threshold threshold,
    Unit unit,
    OnViolation onViolation,
    Optional<String> name,
    Optional<String> description,
    Position at) {

  /** Whether the rule lets no single row through, so that each row can be judged by itself. */
  boolean admitsNone() {
    BigDecimal number = threshold.numbers().get(0);
    return switch (threshold.comparison()) {
      case EQUAL -> number.signum() == 0;
      case AT_MOST -> number.signum() >= 0 && isLessThanARow(number);
      case LESS -> number.signum() > 0 && (isLessThanARow(number) || isOneRow(number));
      case BETWEEN -> number.signum() <= 0 && isLessThanARow(threshold.numbers().get(1));
      case NOT_EQUAL, GREATER, AT_LEAST, NOT_BETWEEN -> false;
    };
  }

  /** Whether only the file as a whole can be judged. */
  boolean isOfFile() {
    return metric == Metric.ROW_COUNT || !admitsNone();
  }

  private boolean isLessThanARow(BigDecimal number) {
    return switch (unit) {
      case ROWS -> number.compareTo(BigDecimal.ONE) < 0;
      case PERCENT -> number.signum() == 0;
    };
  }

  private boolean isOneRow(BigDecimal number) {
    return unit == Unit.ROWS && number.compareTo(BigDecimal.ONE) == 0;
  }
}
