package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.Call;
import dev.portcullis.expr.Expr.CharacterLength;
import dev.portcullis.expr.Expr.Function;
import dev.portcullis.expr.Expr.NotBlank;
import dev.portcullis.expr.Expr.PatternMatch;
import dev.portcullis.expr.parse.Operand.Broken;
import dev.portcullis.expr.parse.Operand.Constant;
import dev.portcullis.expr.parse.Operand.Sort;
import dev.portcullis.expr.parse.Operand.Typed;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.TypeName;
import dev.portcullis.type.pattern.PatternFault;
import dev.portcullis.type.pattern.PatternParser;
import dev.portcullis.type.pattern.PatternReading;
import java.util.List;
import java.util.Locale;

/** The functions of the language. */
final class Calls {
  private static final String KNOWN =
      "Functions: `length`, `trim`, `abs`, `coalesce`, `year`, `month`, `day`, `not_blank`, `matches`.";

  private final Faults faults;
  private final Sums sums;
  private final Coalescing coalescing;

  Calls(Faults faults, Meeting meeting, Sums sums) {
    this.faults = faults;
    this.sums = sums;
    this.coalescing = new Coalescing(faults, meeting);
  }

  Operand of(String name, Span nameAt, List<Operand> arguments, Span at) {
    String function = name.toLowerCase(Locale.ROOT);
    return switch (function) {
      case "length", "char_length", "character_length" -> length(function, arguments, at);
      case "trim" -> trim(arguments, at);
      case "abs" ->
          arguments.size() == 1
              ? sums.signed(Function.ABSOLUTE, arguments.get(0), at)
              : wrongCount(function, "one number", at);
      case "coalesce" -> coalescing.of(arguments, at);
      case "year" -> part(Function.YEAR, function, arguments, at);
      case "month" -> part(Function.MONTH, function, arguments, at);
      case "day" -> part(Function.DAY, function, arguments, at);
      case "not_blank" -> notBlank(arguments, at);
      case "matches" -> matches(arguments, at);
      default -> refused(name, function, nameAt);
    };
  }

  private Operand refused(String name, String function, Span at) {
    RefusedWord word = RefusedWord.ofFunction(function);
    return word == null
        ? faults.add(
            ProblemCode.NOT_PORTABLE,
            at,
            "Function " + ShownText.of(name) + " is no part of the language.",
            KNOWN)
        : faults.add(
            ProblemCode.NOT_PORTABLE,
            at,
            "Function " + ShownText.of(name) + " is refused: " + word.reason() + ".",
            word.hint());
  }

  private Operand wrongCount(String function, String expected, Span at) {
    return faults.add(
        ProblemCode.TYPES_DO_NOT_MEET,
        at,
        "`" + function + "` takes " + expected + ", found " + faults.shown(at) + ".");
  }

  private boolean isText(Operand operand) {
    return operand instanceof Typed typed && Family.of(typed.type()) == Family.TEXT;
  }

  private boolean isBroken(List<Operand> arguments) {
    return arguments.stream().anyMatch(Broken.class::isInstance);
  }

  private Operand length(String function, List<Operand> arguments, Span at) {
    if (isBroken(arguments)) {
      return Operand.broken();
    }
    return arguments.size() == 1 && isText(arguments.get(0))
        ? new Typed(new CharacterLength(expr(arguments.get(0))), new IntegerType(), at)
        : wrongCount(function, "one text", at);
  }

  private Operand trim(List<Operand> arguments, Span at) {
    if (isBroken(arguments)) {
      return Operand.broken();
    }
    return arguments.size() == 1 && arguments.get(0) instanceof Typed text && isText(text)
        ? new Typed(new Call(Function.TRIM, List.of(text.expr())), text.type(), at)
        : wrongCount("trim", "one text", at);
  }

  private Operand notBlank(List<Operand> arguments, Span at) {
    if (isBroken(arguments)) {
      return Operand.broken();
    }
    return arguments.size() == 1 && isText(arguments.get(0))
        ? new Typed(new NotBlank(expr(arguments.get(0))), Comparisons.BOOLEAN, at)
        : wrongCount("not_blank", "one text", at);
  }

  private Operand part(Function part, String function, List<Operand> arguments, Span at) {
    if (isBroken(arguments)) {
      return Operand.broken();
    }
    if (arguments.size() == 1 && arguments.get(0) instanceof Typed day) {
      Family family = Family.of(day.type());
      if (family == Family.DATE || family == Family.TIMESTAMP) {
        return new Typed(new Call(part, List.of(day.expr())), new IntegerType(), at);
      }
      if (family == Family.INSTANT) {
        return faults.add(
            ProblemCode.NOT_PORTABLE,
            at,
            "`"
                + function
                + "` of a `"
                + TypeName.of(day.type())
                + "` depends on the time zone of a session.");
      }
    }
    return wrongCount(function, "one date or timestamp", at);
  }

  private Operand matches(List<Operand> arguments, Span at) {
    if (isBroken(arguments)) {
      return Operand.broken();
    }
    if (arguments.size() != 2
        || !isText(arguments.get(0))
        || !(arguments.get(1) instanceof Constant pattern)
        || pattern.sort() != Sort.TEXT) {
      return wrongCount("matches", "a text and a pattern in single quotes", at);
    }
    PatternReading reading = PatternParser.read(pattern.text());
    if (reading instanceof PatternReading.Portable portable) {
      return new Typed(
          new PatternMatch(expr(arguments.get(0)), portable.pattern()), Comparisons.BOOLEAN, at);
    }
    PatternFault fault = ((PatternReading.Refused) reading).fault();
    return faults.add(
        ProblemCode.BAD_PATTERN,
        pattern.at(),
        "Pattern " + ShownText.of(pattern.text()) + " " + fault.reason() + ".",
        fault.hint());
  }

  private static Expr expr(Operand operand) {
    return ((Typed) operand).expr();
  }
}
