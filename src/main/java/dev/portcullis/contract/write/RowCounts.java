package dev.portcullis.contract.write;

import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.Measure;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Threshold;
import dev.portcullis.contract.Threshold.Comparison;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The counts of all rows as the ends of the native key {@code rows}, which has one {@code min}, one
 * {@code max} and one consequence. Rows are whole, so more than 2 of them are 3 or more.
 *
 * @param ends at most one of each, the lower first
 * @param said the checks that the ends say together
 */
record RowCounts(List<Measured> ends, List<Measured> said) {
  RowCounts {
    ends = List.copyOf(ends);
    said = List.copyOf(said);
  }

  /** The ends of a number of rows; an end that is empty is open. */
  private record Range(Optional<BigDecimal> least, Optional<BigDecimal> most) {}

  /** What the key can say of these checks; those that fail come before those that warn. */
  static RowCounts of(List<FileCheck> checks) {
    List<Measured> sayable = new ArrayList<>();
    for (FileCheck check : checks) {
      if (check instanceof Measured measured && range(measured).isPresent()) {
        sayable.add(measured);
      }
    }
    OnViolation consequence =
        sayable.stream().anyMatch(check -> check.onViolation() == OnViolation.FAIL)
            ? OnViolation.FAIL
            : OnViolation.WARN;
    sayable.removeIf(check -> check.onViolation() != consequence);
    Optional<Measured> least = Optional.empty();
    Optional<Measured> most = Optional.empty();
    for (Measured check : sayable) {
      Range range = range(check).orElseThrow();
      least = narrower(least, range.least().map(end -> end(check, Comparison.AT_LEAST, end)), 1);
      most = narrower(most, range.most().map(end -> end(check, Comparison.AT_MOST, end)), -1);
    }
    boolean isEmpty =
        least.isPresent()
            && most.isPresent()
            && number(least.get()).compareTo(number(most.get())) > 0;
    return isEmpty
        ? new RowCounts(List.of(), List.of())
        : new RowCounts(List.of(least, most).stream().flatMap(Optional::stream).toList(), sayable);
  }

  private static Optional<Measured> narrower(
      Optional<Measured> known, Optional<Measured> other, int inwards) {
    boolean isNarrower =
        known.isEmpty()
            || other
                .filter(end -> number(end).compareTo(number(known.get())) == inwards)
                .isPresent();
    return isNarrower && other.isPresent() ? other : known;
  }

  private static BigDecimal number(Measured end) {
    return end.threshold().numbers().get(0);
  }

  private static Measured end(Measured check, Comparison comparison, BigDecimal number) {
    Threshold threshold = new Threshold(comparison, List.of(number));
    return new Measured(
        Measured.nameOfRows(threshold),
        check.measure(),
        check.unit(),
        threshold,
        check.onViolation(),
        check.declaredAt());
  }

  private static Optional<Range> range(Measured check) {
    if (!(check.measure() instanceof Measure.Rows) || check.unit() != Unit.ROWS) {
      return Optional.empty();
    }
    return range(check.threshold()).filter(range -> isOfRows(range.least(), range.most()));
  }

  private static boolean isOfRows(Optional<BigDecimal> least, Optional<BigDecimal> most) {
    return most.filter(end -> end.signum() < 0).isEmpty()
        && List.of(least, most).stream()
            .flatMap(Optional::stream)
            .allMatch(end -> end.toBigInteger().bitLength() < Long.SIZE);
  }

  private static Optional<Range> range(Threshold threshold) {
    BigDecimal first = threshold.numbers().get(0);
    BigDecimal last = threshold.numbers().get(threshold.numbers().size() - 1);
    return switch (threshold.comparison()) {
      case EQUAL, BETWEEN -> Optional.of(new Range(atLeast(first), atMost(last)));
      case AT_LEAST -> Optional.of(new Range(atLeast(first), Optional.empty()));
      case GREATER -> Optional.of(new Range(above(first), Optional.empty()));
      case AT_MOST -> Optional.of(new Range(Optional.empty(), atMost(first)));
      case LESS -> Optional.of(new Range(Optional.empty(), below(first)));
      // Below none there are no rows, so all that is left lies above.
      case NOT_EQUAL, NOT_BETWEEN ->
          first.signum() <= 0 && last.signum() >= 0
              ? Optional.of(new Range(above(last), Optional.empty()))
              : Optional.empty();
    };
  }

  private static Optional<BigDecimal> atLeast(BigDecimal number) {
    return Optional.of(number.setScale(0, RoundingMode.CEILING).max(BigDecimal.ZERO));
  }

  private static Optional<BigDecimal> above(BigDecimal number) {
    return atLeast(number.setScale(0, RoundingMode.FLOOR).add(BigDecimal.ONE));
  }

  private static Optional<BigDecimal> atMost(BigDecimal number) {
    return Optional.of(number.setScale(0, RoundingMode.FLOOR));
  }

  private static Optional<BigDecimal> below(BigDecimal number) {
    return atMost(number.setScale(0, RoundingMode.CEILING).subtract(BigDecimal.ONE));
  }
}
