package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.parse.Operand.Constant;
import dev.portcullis.expr.parse.Operand.Sort;
import dev.portcullis.expr.parse.Operand.Typed;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ContractValue;
import dev.portcullis.type.Reading.Breach;
import dev.portcullis.type.Reading.Read;
import dev.portcullis.type.TypeName;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Gives constants the type of the value that they meet. */
final class Constants {
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+(\\.[0-9]+)?");

  /** Beyond it a number is no number that people write, and only costs memory. */
  private static final int LONGEST = 400;

  private final Faults faults;

  Constants(Faults faults) {
    this.faults = faults;
  }

  /** An exact number and the decimal that holds it. */
  record ExactNumber(BigDecimal value, DecimalType digits) {}

  /** The number exactly; empty when a fault was noted. */
  Optional<ExactNumber> number(Constant constant) {
    Optional<BigDecimal> value = exact(constant.text());
    Optional<ExactNumber> number =
        value.flatMap(found -> Exact.decimal(found).map(digits -> new ExactNumber(found, digits)));
    if (number.isEmpty()) {
      faults.add(
          ProblemCode.TOO_MANY_DIGITS,
          constant.at(),
          faults.shown(constant.at()) + " has more than 38 digits.");
    }
    return number;
  }

  /** An exponent stands for as many digits; they are counted before they are written. */
  private static Optional<BigDecimal> exact(String text) {
    if (text.length() > LONGEST) {
      return Optional.empty();
    }
    try {
      BigDecimal number = new BigDecimal(text);
      if (number.signum() == 0) {
        return Optional.of(BigDecimal.ZERO);
      }
      BigDecimal plain = number.stripTrailingZeros();
      boolean isLong = plain.scale() > Exact.MOST_DIGITS || plain.scale() < -Exact.MOST_DIGITS;
      return isLong ? Optional.empty() : Optional.of(plain);
    } catch (ArithmeticException | NumberFormatException beyondAnyExponent) {
      return Optional.empty();
    }
  }

  /** The constant as a value of the other side's type; empty when a fault was noted. */
  Optional<Literal> literal(Typed value, Constant constant) {
    Family family = Family.of(value.type());
    Optional<String> misfit =
        family == Family.JSON
            ? Optional.of("No json value compares.")
            : constant.sort() == Sort.TEXT
                ? textMisfit(family, constant)
                : numberMisfit(family, constant);
    if (misfit.isPresent()) {
      faults.add(
          ProblemCode.TYPES_DO_NOT_MEET,
          constant.at(),
          faults.shown(value.at())
              + " is of type `"
              + TypeName.of(value.type())
              + "` and meets the "
              + (constant.sort() == Sort.TEXT ? "text " : "number ")
              + faults.shown(constant.at())
              + ".",
          misfit.get());
      return Optional.empty();
    }
    return typed(value.type(), faults.shown(value.at()), constant);
  }

  private static Optional<String> textMisfit(Family family, Constant constant) {
    return switch (family) {
      case EXACT, FLOATING ->
          Optional.of(
              NUMBER.matcher(constant.text()).matches()
                  ? "Write the number without quotes: `" + constant.text() + "`."
                  : "Text never compares with a number.");
      case BOOLEAN -> Optional.of("Write `TRUE` or `FALSE`, without quotes.");
      case DATE, TIMESTAMP, INSTANT, TIME, UUID, JSON, TEXT -> Optional.empty();
    };
  }

  private Optional<String> numberMisfit(Family family, Constant constant) {
    return switch (family) {
      case EXACT, FLOATING -> Optional.empty();
      case TEXT -> Optional.of("Write a text in single quotes: `'" + constant.text() + "'`.");
      case BOOLEAN -> Optional.of("Write `TRUE` or `FALSE`.");
      case DATE, TIMESTAMP, INSTANT, TIME, UUID, JSON ->
          Optional.of("Write the value in single quotes.");
    };
  }

  /** The constant as a value of that type. */
  Optional<Literal> typed(ColumnType type, String what, Constant constant) {
    if (ContractValue.read(type, constant.text()) instanceof Read read) {
      return Optional.of(new Literal(read.value()));
    }
    String reason =
        ContractValue.read(type, constant.text()) instanceof Breach breach
            ? breach.reason()
            : "is no value of the type";
    @Nullable String hint = ContractValue.hint(type).orElse(null);
    faults.add(
        ProblemCode.BAD_VALUE,
        constant.at(),
        faults.shown(constant.at())
            + " meets "
            + what
            + " of type `"
            + TypeName.of(type)
            + "`, and "
            + reason
            + ".",
        hint);
    return Optional.empty();
  }
}
