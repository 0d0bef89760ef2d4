package dev.portcullis.contract.odcs;

import dev.portcullis.contract.Threshold.Comparison;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The operators of a quality rule, which say where the measured number must lie. */
public final class OperatorWords {
  private OperatorWords() {}

  /** The word of a comparison. */
  public static String of(Comparison comparison) {
    return switch (comparison) {
      case EQUAL -> "mustBe";
      case NOT_EQUAL -> "mustNotBe";
      case GREATER -> "mustBeGreaterThan";
      case AT_LEAST -> "mustBeGreaterOrEqualTo";
      case LESS -> "mustBeLessThan";
      case AT_MOST -> "mustBeLessOrEqualTo";
      case BETWEEN -> "mustBeBetween";
      case NOT_BETWEEN -> "mustNotBeBetween";
    };
  }

  /** The comparison of a word. */
  public static Optional<Comparison> comparison(String word) {
    return Arrays.stream(Comparison.values())
        .filter(comparison -> of(comparison).equals(word))
        .findFirst();
  }

  /** All words. */
  public static List<String> all() {
    return Arrays.stream(Comparison.values()).map(OperatorWords::of).toList();
  }
}
