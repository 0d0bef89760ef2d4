package dev.portcullis.diff;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.And;
import dev.portcullis.expr.Expr.Comparison;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.Expr.Membership;
import dev.portcullis.expr.Expr.Operator;
import dev.portcullis.expr.Expr.Or;
import dev.portcullis.type.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Whether every row that one condition lets through, the other lets through too. A condition lets a
 * row through unless it is false for it. A yes is certain, a no only means that it was not found:
 * what cannot be compared counts as a change that somebody must look at.
 */
final class Implication {
  /** Conditions of two machines could take ages; those of people never come near. */
  private static final int MOST_STEPS = 100_000;

  private int steps;

  private Implication() {}

  /** Of two conditions in their plain form. */
  static boolean holds(Expr from, Expr to) {
    return new Implication().implies(from, to);
  }

  /** How a condition compares with what it was; both in their plain form. */
  static Direction direction(Expr before, Expr after) {
    return Direction.of(holds(after, before), holds(before, after));
  }

  private boolean implies(Expr from, Expr to) {
    steps++;
    if (steps > MOST_STEPS) {
      return false;
    }
    if (from.equals(to)) {
      return true;
    }
    if (to instanceof And and) {
      return and.parts().stream().allMatch(part -> implies(from, part));
    }
    if (from instanceof Or or) {
      return or.parts().stream().allMatch(part -> implies(part, to));
    }
    if (from instanceof And and && and.parts().stream().anyMatch(part -> implies(part, to))) {
      return true;
    }
    if (to instanceof Or or && or.parts().stream().anyMatch(part -> implies(from, part))) {
      return true;
    }
    return meet(from, to);
  }

  /** Two tests of one thing against constants; where it is NULL, neither is false. */
  private static boolean meet(Expr from, Expr to) {
    Optional<Expr> subject = subject(from);
    if (subject.isEmpty() || !subject.equals(subject(to))) {
      return false;
    }
    List<Value> only = onlyValues(from);
    if (!only.isEmpty()) {
      return only.stream().allMatch(value -> admits(to, value));
    }
    return to instanceof Comparison wanted
        && from instanceof Comparison given
        && isWithin(given, wanted);
  }

  private static Optional<Expr> subject(Expr test) {
    if (test instanceof Comparison comparison && comparison.right() instanceof Literal) {
      return Optional.of(comparison.left());
    }
    return test instanceof Membership membership
        ? Optional.of(membership.value())
        : Optional.empty();
  }

  /** The values that a test lets through, when it names them. */
  private static List<Value> onlyValues(Expr test) {
    if (test instanceof Membership membership) {
      return membership.members();
    }
    return test instanceof Comparison comparison && comparison.operator() == Operator.EQUAL
        ? List.of(constant(comparison))
        : List.of();
  }

  private static Value constant(Comparison comparison) {
    return ((Literal) comparison.right()).value();
  }

  private static boolean admits(Expr test, Value value) {
    if (test instanceof Membership membership) {
      return membership.members().contains(value);
    }
    Comparison comparison = (Comparison) test;
    Value constant = constant(comparison);
    OptionalInt order = PlainValue.compare(value, constant);
    return switch (comparison.operator()) {
      case EQUAL -> value.equals(constant);
      case NOT_EQUAL -> value.getClass().equals(constant.getClass()) && !value.equals(constant);
      case AT_LEAST -> order.isPresent() && order.getAsInt() >= 0;
      case GREATER -> order.isPresent() && order.getAsInt() > 0;
      case AT_MOST -> order.isPresent() && order.getAsInt() <= 0;
      case LESS -> order.isPresent() && order.getAsInt() < 0;
    };
  }

  private static boolean isWithin(Comparison given, Comparison wanted) {
    if (wanted.operator() == Operator.NOT_EQUAL) {
      return isRange(given) && isComparable(given, wanted) && !admits(given, constant(wanted));
    }
    OptionalInt order = PlainValue.compare(constant(given), constant(wanted));
    if (order.isEmpty()) {
      return false;
    }
    return switch (wanted.operator()) {
      case AT_LEAST -> isLower(given) && order.getAsInt() >= 0;
      case GREATER -> isLower(given) && order.getAsInt() >= minimum(given, Operator.GREATER);
      case AT_MOST -> isUpper(given) && order.getAsInt() <= 0;
      case LESS -> isUpper(given) && order.getAsInt() <= -minimum(given, Operator.LESS);
      case EQUAL, NOT_EQUAL -> false;
    };
  }

  /** How far an end must lie inside of an exclusive one: not at all when it is exclusive too. */
  private static int minimum(Comparison given, Operator exclusive) {
    return given.operator() == exclusive ? 0 : 1;
  }

  private static boolean isComparable(Comparison given, Comparison wanted) {
    return PlainValue.compare(constant(given), constant(wanted)).isPresent();
  }

  private static boolean isRange(Comparison comparison) {
    return isLower(comparison) || isUpper(comparison);
  }

  private static boolean isLower(Comparison comparison) {
    return comparison.operator() == Operator.AT_LEAST || comparison.operator() == Operator.GREATER;
  }

  private static boolean isUpper(Comparison comparison) {
    return comparison.operator() == Operator.AT_MOST || comparison.operator() == Operator.LESS;
  }
}
