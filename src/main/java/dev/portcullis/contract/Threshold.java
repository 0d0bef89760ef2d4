package dev.portcullis.contract;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;

/**
 * Where a measured number must lie.
 *
 * @param comparison how it compares
 * @param numbers two for {@link Comparison#BETWEEN} and {@link Comparison#NOT_BETWEEN}, lower
 *     first, otherwise one
 */
public record Threshold(Comparison comparison, List<BigDecimal> numbers) {
  public Threshold {
    Objects.requireNonNull(comparison);
    numbers = List.copyOf(numbers);
    boolean isPair = comparison == Comparison.BETWEEN || comparison == Comparison.NOT_BETWEEN;
    if (numbers.size() != (isPair ? 2 : 1)) {
      throw new IllegalArgumentException(comparison + " " + numbers);
    }
  }

  /** A threshold of one number. */
  public static Threshold of(Comparison comparison, long number) {
    return new Threshold(comparison, List.of(BigDecimal.valueOf(number)));
  }

  /** How a measured number compares with those of the contract. */
  public enum Comparison {
    EQUAL,
    NOT_EQUAL,
    GREATER,
    AT_LEAST,
    LESS,
    AT_MOST,
    /** Both ends included. */
    BETWEEN,
    /** Outside of both ends. */
    NOT_BETWEEN
  }

  /** Whether the measured number lies where it must. */
  public boolean admits(BigDecimal measured) {
    int first = measured.compareTo(numbers.get(0));
    return switch (comparison) {
      case EQUAL -> first == 0;
      case NOT_EQUAL -> first != 0;
      case GREATER -> first > 0;
      case AT_LEAST -> first >= 0;
      case LESS -> first < 0;
      case AT_MOST -> first <= 0;
      case BETWEEN -> isBetween(measured);
      case NOT_BETWEEN -> !isBetween(measured);
    };
  }

  private boolean isBetween(BigDecimal measured) {
    return measured.compareTo(numbers.get(0)) >= 0 && measured.compareTo(numbers.get(1)) <= 0;
  }
}
