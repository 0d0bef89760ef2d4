package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.CodePointOrder;
import dev.portcullis.expr.Expr.Comparison;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.Expr.Membership;
import dev.portcullis.expr.Expr.Operator;
import dev.portcullis.expr.parse.Meeting.Pair;
import dev.portcullis.expr.parse.Operand.Broken;
import dev.portcullis.expr.parse.Operand.Constant;
import dev.portcullis.expr.parse.Operand.Missing;
import dev.portcullis.expr.parse.Operand.Typed;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Comparisons and lists of constants. */
final class Comparisons {
  static final BooleanType BOOLEAN = BooleanType.usual();

  private final Faults faults;
  private final Meeting meeting;

  Comparisons(Faults faults, Meeting meeting) {
    this.faults = faults;
    this.meeting = meeting;
  }

  Operand compare(Operand left, Operator operator, Operand right) {
    if (left instanceof Broken || right instanceof Broken) {
      return Operand.broken();
    }
    if (left instanceof Missing || right instanceof Missing) {
      return withNull(left.place().to(right.place()));
    }
    if (left instanceof Typed typed) {
      return right instanceof Typed other
          ? values(typed, operator, other)
          : constant(typed, operator, (Constant) right, typed.at().to(right.place()));
    }
    if (right instanceof Typed typed) {
      return constant(typed, mirrored(operator), (Constant) left, left.place().to(typed.at()));
    }
    return faults.add(
        ProblemCode.DECIDES_NOTHING,
        left.place().to(right.place()),
        "Two constants are compared, which is the same for every row.");
  }

  /** In SQL nothing equals NULL and nothing differs from it, so such a rule never speaks. */
  Operand withNull(Span at) {
    return faults.add(
        ProblemCode.DECIDES_NOTHING,
        at,
        "A value is compared with NULL, which is unknown for every row.",
        "Write `IS NULL` or `IS NOT NULL`.");
  }

  private static Operator mirrored(Operator operator) {
    return switch (operator) {
      case AT_LEAST -> Operator.AT_MOST;
      case GREATER -> Operator.LESS;
      case AT_MOST -> Operator.AT_LEAST;
      case LESS -> Operator.GREATER;
      case EQUAL, NOT_EQUAL -> operator;
    };
  }

  private Operand values(Typed left, Operator operator, Typed right) {
    Span at = left.at().to(right.at());
    if (isRefused(left, operator, at)) {
      return Operand.broken();
    }
    Optional<Pair> pair = meeting.values(left, right);
    return pair.isEmpty()
        ? Operand.broken()
        : comparison(left, operator, pair.get().left(), pair.get().right(), at);
  }

  private Operand constant(Typed value, Operator operator, Constant constant, Span at) {
    if (isRefused(value, operator, at)) {
      return Operand.broken();
    }
    Optional<Meeting.Group> group = meeting.constants(value, List.of(constant));
    return group.isEmpty()
        ? Operand.broken()
        : comparison(value, operator, group.get().value(), group.get().constants().get(0), at);
  }

  private static Operand comparison(
      Typed value, Operator operator, Expr left, Expr right, Span at) {
    boolean isOrder = operator != Operator.EQUAL && operator != Operator.NOT_EQUAL;
    boolean isText = isOrder && Family.of(value.type()) == Family.TEXT;
    Expr ordered = isText ? new CodePointOrder(left) : left;
    return new Typed(new Comparison(ordered, operator, right), BOOLEAN, at);
  }

  private boolean isRefused(Typed value, Operator operator, Span at) {
    Family family = Family.of(value.type());
    boolean isOrder = operator != Operator.EQUAL && operator != Operator.NOT_EQUAL;
    if (family == Family.JSON || (isOrder && !family.isOrdered())) {
      faults.add(
          ProblemCode.TYPES_DO_NOT_MEET,
          at,
          "Values of type `"
              + TypeName.of(value.type())
              + "` "
              + (family == Family.JSON
                  ? "cannot be compared."
                  : "have no order, expected `=` or `<>`."));
      return true;
    }
    return false;
  }

  /** {@code value IN (…)}: constants only, none of them NULL. */
  Operand membership(Operand value, List<Operand> members, Span at) {
    List<Constant> constants = new ArrayList<>();
    boolean isBroken = value instanceof Broken;
    for (Operand member : members) {
      if (member instanceof Constant constant) {
        constants.add(constant);
      } else if (member instanceof Missing missing) {
        faults.add(
            ProblemCode.DECIDES_NOTHING,
            missing.at(),
            "A list holds NULL, which makes every other value unknown instead of false.",
            "Take it out of the list, and write `OR … IS NULL` if NULL is allowed.");
        isBroken = true;
      } else {
        isBroken |= isNoConstant(member);
      }
    }
    if (isBroken) {
      return Operand.broken();
    }
    if (!(value instanceof Typed typed)) {
      return value instanceof Missing
          ? withNull(at)
          : faults.add(
              ProblemCode.DECIDES_NOTHING,
              at,
              "A constant is looked for in a list, which is the same for every row.");
    }
    if (isRefused(typed, Operator.EQUAL, at)) {
      return Operand.broken();
    }
    return meeting
        .constants(typed, constants)
        .<Operand>map(
            group ->
                new Typed(
                    new Membership(
                        group.value(), group.constants().stream().map(Literal::value).toList()),
                    BOOLEAN,
                    at))
        .orElse(Operand.broken());
  }

  private boolean isNoConstant(Operand member) {
    if (member instanceof Typed typed) {
      faults.add(
          ProblemCode.NOT_PORTABLE,
          typed.at(),
          "The list of `IN` holds " + faults.shown(typed.at()) + ", expected constants.",
          "Write `a = b OR a = c`.");
    }
    return true;
  }
}
