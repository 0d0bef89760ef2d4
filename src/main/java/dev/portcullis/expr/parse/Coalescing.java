package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.Call;
import dev.portcullis.expr.Expr.Function;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.parse.Operand.Broken;
import dev.portcullis.expr.parse.Operand.Constant;
import dev.portcullis.expr.parse.Operand.Typed;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.TypeName;
import dev.portcullis.type.Value.NumberValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code coalesce(…)}: all arguments in one type. */
final class Coalescing {
  private final Faults faults;
  private final Meeting meeting;

  Coalescing(Faults faults, Meeting meeting) {
    this.faults = faults;
    this.meeting = meeting;
  }

  Operand of(List<Operand> arguments, Span at) {
    if (arguments.stream().anyMatch(Broken.class::isInstance)) {
      return Operand.broken();
    }
    Optional<Typed> first =
        arguments.stream().filter(Typed.class::isInstance).map(Typed.class::cast).findFirst();
    boolean isComplete =
        arguments.stream().allMatch(each -> each instanceof Typed || each instanceof Constant);
    if (arguments.size() < 2 || first.isEmpty() || !isComplete) {
      return faults.add(
          ProblemCode.TYPES_DO_NOT_MEET,
          at,
          "`coalesce` takes a column and other values, none of them NULL, found "
              + faults.shown(at)
              + ".");
    }
    return joined(first.get(), arguments, at);
  }

  private Operand joined(Typed first, List<Operand> arguments, Span at) {
    List<Typed> typed = new ArrayList<>();
    for (Operand argument : arguments) {
      Optional<Typed> one =
          argument instanceof Typed already ? Optional.of(already) : typed(first, argument);
      one.filter(found -> isOfFamily(first, found)).ifPresent(typed::add);
    }
    if (typed.size() < arguments.size()) {
      return Operand.broken();
    }
    Optional<ColumnType> type = common(typed, at);
    if (type.isEmpty()) {
      return Operand.broken();
    }
    List<Expr> parts = typed.stream().map(part -> as(type.get(), part)).toList();
    return new Typed(new Call(Function.COALESCE, parts), type.get(), at);
  }

  private Optional<Typed> typed(Typed first, Operand argument) {
    Constant constant = (Constant) argument;
    return meeting
        .constants(first, List.of(constant))
        .map(group -> group.constants().get(0))
        .map(literal -> new Typed(literal, typeOf(literal, first), constant.at()));
  }

  private static ColumnType typeOf(Literal literal, Typed first) {
    return literal.value() instanceof NumberValue number
            && !Exact.fits(first.type(), number.number())
        ? Exact.decimal(number.number()).orElseThrow()
        : first.type();
  }

  private boolean isOfFamily(Typed first, Typed other) {
    if (Family.of(first.type()) == Family.of(other.type())
        && Family.of(first.type()) != Family.JSON) {
      return true;
    }
    faults.add(
        ProblemCode.TYPES_DO_NOT_MEET,
        other.at(),
        faults.shown(other.at())
            + " is of type `"
            + TypeName.of(other.type())
            + "` and stands beside "
            + faults.shown(first.at())
            + " of type `"
            + TypeName.of(first.type())
            + "`.");
    return false;
  }

  private Optional<ColumnType> common(List<Typed> typed, Span at) {
    ColumnType first = typed.get(0).type();
    boolean isOne =
        typed.stream()
            .allMatch(part -> part.type().equals(first) || Family.of(part.type()) != Family.EXACT);
    if (isOne) {
      return Optional.of(first);
    }
    Optional<DecimalType> digits = Optional.of(Exact.decimal(first));
    for (Typed part : typed) {
      digits = digits.flatMap(found -> Exact.common(found, Exact.decimal(part.type())));
    }
    if (digits.isEmpty()) {
      faults.add(
          ProblemCode.TOO_MANY_DIGITS,
          at,
          "The values of " + faults.shown(at) + " need more than 38 digits together.");
    }
    return digits.map(type -> type);
  }

  private static Expr as(ColumnType type, Typed part) {
    return type instanceof DecimalType digits && !part.type().equals(type)
        ? Exact.as(digits, part)
        : part.expr();
  }
}
