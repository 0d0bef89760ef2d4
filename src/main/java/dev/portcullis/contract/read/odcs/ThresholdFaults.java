package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.Threshold;
import dev.portcullis.contract.odcs.OperatorWords;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Tells of thresholds that no measured number or every one keeps: a number of rows is whole and
 * never below 0, a share of rows lies between 0 and 100 percent.
 */
final class ThresholdFaults {
  private static final BigDecimal ALL = BigDecimal.valueOf(100);

  private final Threshold threshold;
  private final Unit unit;

  private ThresholdFaults(Threshold threshold, Unit unit) {
    this.threshold = threshold;
    this.unit = unit;
  }

  /**
   * What is wrong with the numbers of an operator, if anything.
   *
   * @param at where they stand
   */
  static Optional<Problem> of(Threshold threshold, Unit unit, Position at) {
    ThresholdFaults faults = new ThresholdFaults(threshold, unit);
    if (faults.admitsNothing()) {
      return Optional.of(
          Problem.error(
              ProblemCode.EMPTY_RANGE,
              at,
              faults.operator() + " lets no file through, " + faults.range() + "."));
    }
    if (faults.admitsAll()) {
      return Optional.of(
          Problem.warning(
              ProblemCode.DECIDES_NOTHING,
              at,
              faults.operator() + " lets every file through, " + faults.range() + ".",
              "Leave the rule out, or write the number that was meant."));
    }
    return threshold.numbers().stream()
        .filter(faults::isOutside)
        .findFirst()
        .map(
            number ->
                Problem.warning(
                    ProblemCode.NOT_A_NUMBER,
                    at,
                    faults.operator()
                        + " names "
                        + Numbers.plain(number)
                        + ", which is never measured: "
                        + faults.range()
                        + ".",
                    "Write the number that was meant."));
  }

  private String operator() {
    String numbers =
        threshold.numbers().stream().map(Numbers::plain).collect(Collectors.joining(" to "));
    return "Operator `" + OperatorWords.of(threshold.comparison()) + "` " + numbers;
  }

  private String range() {
    return switch (unit) {
      case ROWS -> "a number of rows is whole and never below 0";
      case PERCENT -> "a share of rows lies between 0 and 100 percent";
    };
  }

  private boolean isOutside(BigDecimal number) {
    return number.signum() < 0 || isMoreThanAll(number);
  }

  private boolean admitsNothing() {
    BigDecimal first = threshold.numbers().get(0);
    BigDecimal last = last();
    return switch (threshold.comparison()) {
      case EQUAL, BETWEEN -> last.signum() < 0 || isMoreThanAll(first) || !holdsOne(first, last);
      case LESS -> first.signum() <= 0;
      case AT_MOST -> first.signum() < 0;
      case GREATER -> isAllOrMore(first);
      case AT_LEAST -> isMoreThanAll(first);
      case NOT_EQUAL -> false;
      case NOT_BETWEEN -> first.signum() <= 0 && isAllOrMore(last);
    };
  }

  private boolean admitsAll() {
    BigDecimal first = threshold.numbers().get(0);
    BigDecimal last = last();
    return switch (threshold.comparison()) {
      case EQUAL -> false;
      case BETWEEN -> first.signum() <= 0 && isAllOrMore(last);
      case LESS -> isMoreThanAll(first);
      case AT_MOST -> isAllOrMore(first);
      case GREATER -> first.signum() < 0;
      case AT_LEAST -> first.signum() <= 0;
      case NOT_EQUAL, NOT_BETWEEN ->
          last.signum() < 0 || isMoreThanAll(first) || !holdsOne(first, last);
    };
  }

  private BigDecimal last() {
    List<BigDecimal> numbers = threshold.numbers();
    return numbers.get(numbers.size() - 1);
  }

  private boolean isMoreThanAll(BigDecimal number) {
    return unit == Unit.PERCENT && number.compareTo(ALL) > 0;
  }

  private boolean isAllOrMore(BigDecimal number) {
    return unit == Unit.PERCENT && number.compareTo(ALL) >= 0;
  }

  /** Whether a number that can be measured lies between the two. */
  private boolean holdsOne(BigDecimal first, BigDecimal last) {
    return unit == Unit.PERCENT
        || first.setScale(0, RoundingMode.CEILING).compareTo(last.setScale(0, RoundingMode.FLOOR))
            <= 0;
  }
}
