package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.Conversion;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.parse.Operand.Constant;
import dev.portcullis.expr.parse.Operand.Sort;
import dev.portcullis.expr.parse.Operand.Typed;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.TemporalFormat;
import dev.portcullis.type.TypeName;
import dev.portcullis.type.Value.DateValue;
import dev.portcullis.type.Value.TimestampValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Brings two values, or a value and constants, to one type in which every engine compares them
 * alike, or says why there is none.
 */
final class Meeting {
  static final TimestampType TIMESTAMP = new TimestampType(TemporalFormat.ISO_TIMESTAMP);
  private static final DoubleType DOUBLE = new DoubleType(NonFinite.ALLOW);

  private final Faults faults;
  private final Constants constants;

  Meeting(Faults faults) {
    this.faults = faults;
    this.constants = new Constants(faults);
  }

  /** Two expressions of one type. */
  record Pair(Expr left, Expr right) {}

  /** A value and constants of its type. */
  record Group(Expr value, List<Literal> constants) {
    Group {
      constants = List.copyOf(constants);
    }
  }

  /** Two values in one type; empty when a fault was noted. */
  Optional<Pair> values(Typed left, Typed right) {
    Family one = Family.of(left.type());
    Family other = Family.of(right.type());
    if (one == Family.EXACT && other == Family.EXACT) {
      return exact(left, right);
    }
    if (one == other) {
      return Optional.of(new Pair(left.expr(), right.expr()));
    }
    if (one.isNumber() && other.isNumber()) {
      return mixed(left, right);
    }
    if (one == Family.DATE && other == Family.TIMESTAMP) {
      return Optional.of(new Pair(midnight(left), right.expr()));
    }
    if (one == Family.TIMESTAMP && other == Family.DATE) {
      return Optional.of(new Pair(left.expr(), midnight(right)));
    }
    refuse(left, right, one == Family.INSTANT || other == Family.INSTANT);
    return Optional.empty();
  }

  private Optional<Pair> exact(Typed left, Typed right) {
    if (left.type().equals(right.type()) || Exact.areWhole(left.type(), right.type())) {
      return Optional.of(new Pair(left.expr(), right.expr()));
    }
    Optional<DecimalType> common =
        Exact.common(Exact.decimal(left.type()), Exact.decimal(right.type()));
    if (common.isEmpty()) {
      faults.add(
          ProblemCode.TOO_MANY_DIGITS,
          left.at().to(right.at()),
          faults.shown(left.at())
              + " ("
              + TypeName.of(left.type())
              + ") and "
              + faults.shown(right.at())
              + " ("
              + TypeName.of(right.type())
              + ") need more than 38 digits together.",
          "Declare both columns with the same digits after the point.");
    }
    return common.map(type -> new Pair(Exact.as(type, left), Exact.as(type, right)));
  }

  /** A whole number becomes the same double everywhere; a decimal is rounded in other ways. */
  private Optional<Pair> mixed(Typed left, Typed right) {
    boolean isLeftDouble = Family.of(left.type()) == Family.FLOATING;
    Typed exact = isLeftDouble ? right : left;
    if (!Exact.isWhole(exact.type())) {
      faults.add(
          ProblemCode.NOT_PORTABLE,
          left.at().to(right.at()),
          "A double and a decimal are compared, and engines round the decimal to a double in different ways.",
          "Declare both columns as decimal.");
      return Optional.empty();
    }
    Expr converted = new Conversion(exact.expr(), DOUBLE);
    return Optional.of(
        isLeftDouble ? new Pair(left.expr(), converted) : new Pair(converted, right.expr()));
  }

  private static Expr midnight(Typed date) {
    return date.expr() instanceof Literal literal && literal.value() instanceof DateValue day
        ? new Literal(new TimestampValue(day.date().atStartOfDay()))
        : new Conversion(date.expr(), TIMESTAMP);
  }

  private void refuse(Typed left, Typed right, boolean isInstant) {
    String message =
        faults.shown(left.at())
            + " is of type `"
            + TypeName.of(left.type())
            + "` and "
            + faults.shown(right.at())
            + " of type `"
            + TypeName.of(right.type())
            + "`";
    boolean isTime = isInstant && isTemporal(left) && isTemporal(right);
    faults.add(
        isTime ? ProblemCode.NOT_PORTABLE : ProblemCode.TYPES_DO_NOT_MEET,
        left.at().to(right.at()),
        message
            + (isTime
                ? ", and the time zone of a session would decide how they compare."
                : ", which do not compare."),
        isTime ? "Declare both columns as `timestamptz`, or neither." : null);
  }

  private static boolean isTemporal(Typed value) {
    Family family = Family.of(value.type());
    return family == Family.DATE || family == Family.TIMESTAMP || family == Family.INSTANT;
  }

  /** A value and constants in one type; empty when a fault was noted. */
  Optional<Group> constants(Typed value, List<Constant> written) {
    return Family.of(value.type()) == Family.EXACT
            && written.stream().allMatch(constant -> constant.sort() == Sort.NUMBER)
        ? exact(value, written)
        : ofType(value, written);
  }

  private Optional<Group> ofType(Typed value, List<Constant> written) {
    List<Literal> literals = new ArrayList<>();
    written.forEach(constant -> constants.literal(value, constant).ifPresent(literals::add));
    return literals.size() == written.size()
        ? Optional.of(new Group(value.expr(), literals))
        : Optional.empty();
  }

  private Optional<Group> exact(Typed value, List<Constant> written) {
    ColumnType type = value.type();
    Optional<DecimalType> common = Optional.of(Exact.decimal(type));
    List<Literal> literals = new ArrayList<>();
    boolean fits = true;
    for (Constant constant : written) {
      Optional<Constants.ExactNumber> number = constants.number(constant);
      if (number.isEmpty()) {
        return Optional.empty();
      }
      common = common.flatMap(digits -> Exact.common(digits, number.get().digits()));
      if (common.isEmpty()) {
        faults.add(
            ProblemCode.TOO_MANY_DIGITS,
            constant.at(),
            faults.shown(constant.at())
                + " and the values of `"
                + TypeName.of(type)
                + "` need more than 38 digits together.",
            "Write the number with the digits of the column.");
        return Optional.empty();
      }
      fits &= Exact.fits(type, number.get().value());
      literals.add(Exact.literal(number.get().value()));
    }
    Expr left = fits ? value.expr() : Exact.as(common.orElseThrow(), value);
    return Optional.of(new Group(left, literals));
  }
}
