package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.Threshold;
import dev.portcullis.contract.Threshold.Comparison;
import dev.portcullis.contract.odcs.OperatorWords;
import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The operators of a quality rule: where the measured number must lie. */
final class Operators {
  private Operators() {}

  /** The operators that the rule names. */
  static List<Entry> of(Node rule) {
    return rule instanceof Mapping mapping
        ? mapping.entries().stream()
            .filter(entry -> OperatorWords.comparison(entry.key().text()).isPresent())
            .toList()
        : List.of();
  }

  /** The threshold that an operator sets; empty when its numbers are none. */
  static Optional<Threshold> threshold(Entry operator) {
    return OperatorWords.comparison(operator.key().text())
        .flatMap(comparison -> threshold(comparison, operator));
  }

  private static Optional<Threshold> threshold(Comparison comparison, Entry operator) {
    boolean isPair = comparison == Comparison.BETWEEN || comparison == Comparison.NOT_BETWEEN;
    List<Node> written =
        isPair && operator.value() instanceof Listing list
            ? list.items()
            : List.of(operator.value());
    List<BigDecimal> numbers = new ArrayList<>();
    for (Node node : written) {
      number(node).ifPresent(numbers::add);
    }
    boolean fits = numbers.size() == written.size() && numbers.size() == (isPair ? 2 : 1);
    return fits && isAscending(numbers)
        ? Optional.of(threshold(comparison, numbers))
        : Optional.empty();
  }

  /**
   * Both ends of a pair are included, so two that are alike are one number. The schema of the
   * standard wants them to differ, which its prose does not say; written again it is {@code
   * mustBe}.
   */
  private static Threshold threshold(Comparison comparison, List<BigDecimal> numbers) {
    if (numbers.size() < 2 || numbers.get(0).compareTo(numbers.get(1)) != 0) {
      return new Threshold(comparison, numbers);
    }
    return new Threshold(
        comparison == Comparison.BETWEEN ? Comparison.EQUAL : Comparison.NOT_EQUAL,
        List.of(numbers.get(0)));
  }

  private static boolean isAscending(List<BigDecimal> numbers) {
    return numbers.size() < 2 || numbers.get(0).compareTo(numbers.get(1)) <= 0;
  }

  private static Optional<BigDecimal> number(Node node) {
    return node instanceof Scalar scalar ? Numbers.read(scalar.text()) : Optional.empty();
  }

  /** Why the operators of a rule are not right. */
  static Problem problem(Node rule, Place place) {
    List<Entry> operators = of(rule);
    if (operators.isEmpty()) {
      return Problem.error(
          ProblemCode.MISSING_KEY,
          rule.at(),
          place.capitalised() + " has no operator.",
          "Operators: " + Shown.list(OperatorWords.all()) + ".");
    }
    if (operators.size() > 1) {
      return Problem.error(
          ProblemCode.CONFLICTING_KEYS,
          operators.get(1).key().at(),
          place.capitalised()
              + " has "
              + operators.size()
              + " operators, "
              + Shown.list(operators.stream().map(entry -> entry.key().text()).toList())
              + ", expected one.",
          "Write a rule for each.");
    }
    return unreadable(operators.get(0));
  }

  /** Why the numbers of an operator are not right. */
  static Problem unreadable(Entry operator) {
    String key = operator.key().text();
    boolean isPair = key.endsWith("Between");
    return Problem.error(
        ProblemCode.NOT_A_NUMBER,
        operator.value().at(),
        "Operator `"
            + key
            + "` is "
            + described(operator.value())
            + ", expected "
            + (isPair ? "a list of two numbers, the lower first." : "a number."));
  }

  private static String described(Node value) {
    boolean isShort = value instanceof Listing list && list.items().size() == 2;
    return isShort
        ? Section.scalars((Listing) value).stream()
            .map(item -> Shown.text(item.text()))
            .collect(Collectors.joining(" to "))
        : value.described();
  }
}
