package dev.portcullis.expr.parse;

import dev.portcullis.expr.parse.Operand.Broken;
import dev.portcullis.expr.parse.Operand.Constant;
import dev.portcullis.expr.parse.Operand.Sort;
import dev.portcullis.problem.ProblemCode;
import java.util.Optional;

/** Patterns of LIKE in the one form that {@link dev.portcullis.expr.Expr.Like} has. */
final class LikePatterns {
  private final Faults faults;

  LikePatterns(Faults faults) {
    this.faults = faults;
  }

  /** The pattern, escaped by {@code !}; empty when a fault was noted. */
  Optional<String> canonical(Operand pattern, Optional<Operand> escape) {
    if (pattern instanceof Broken || escape.filter(Broken.class::isInstance).isPresent()) {
      return Optional.empty();
    }
    if (!(pattern instanceof Constant text) || text.sort() != Sort.TEXT) {
      faults.add(
          ProblemCode.TYPES_DO_NOT_MEET,
          pattern.place(),
          faults.shown(pattern.place()) + " stands after LIKE, expected a text in single quotes.");
      return Optional.empty();
    }
    if (escape.isEmpty()) {
      return Optional.of(text.text().replace("!", "!!"));
    }
    return escapedBy(escape.get()).isPresent()
        ? canonical(text, escapedBy(escape.get()).get())
        : refuseEscape(escape.get());
  }

  private Optional<String> refuseEscape(Operand escape) {
    faults.add(
        ProblemCode.EXPRESSION_SYNTAX,
        escape.place(),
        faults.shown(escape.place())
            + " stands after ESCAPE, expected one character in single quotes.");
    return Optional.empty();
  }

  private static Optional<Integer> escapedBy(Operand escape) {
    return escape instanceof Constant constant
            && constant.sort() == Sort.TEXT
            && constant.text().codePointCount(0, constant.text().length()) == 1
        ? Optional.of(constant.text().codePointAt(0))
        : Optional.empty();
  }

  private Optional<String> canonical(Constant pattern, int escape) {
    StringBuilder canonical = new StringBuilder();
    boolean isEscaped = false;
    for (int character : pattern.text().codePoints().toArray()) {
      if (!isEscaped && character == escape) {
        isEscaped = true;
        continue;
      }
      boolean isWild = character == '%' || character == '_';
      if (character == '!' || (isEscaped && isWild)) {
        canonical.append('!');
      }
      canonical.appendCodePoint(character);
      isEscaped = false;
    }
    if (isEscaped) {
      faults.add(
          ProblemCode.EXPRESSION_SYNTAX,
          pattern.at(),
          "The pattern "
              + ShownText.of(pattern.text())
              + " ends with its escape character, expected a character after it.");
      return Optional.empty();
    }
    return Optional.of(canonical.toString());
  }
}
