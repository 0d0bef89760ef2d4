package dev.portcullis.expr.parse;

import dev.portcullis.expr.parse.Operand.Constant;
import dev.portcullis.expr.parse.Operand.Sort;
import dev.portcullis.expr.parse.Operand.Typed;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.type.ColumnType.TimeType;
import dev.portcullis.type.TemporalFormat;
import java.util.Locale;
import java.util.Map;

/** {@code DATE '2026-01-01'} and its like: a constant that says its type. */
final class TypedTexts {
  private static final Map<String, ColumnType> TYPES =
      Map.of(
          "date", new DateType(TemporalFormat.ISO_DATE),
          "timestamp", Meeting.TIMESTAMP,
          "timestamptz", new InstantType(),
          "time", new TimeType());

  private final Faults faults;
  private final Constants constants;

  TypedTexts(Faults faults) {
    this.faults = faults;
    this.constants = new Constants(faults);
  }

  Operand of(String word, String text, Span textAt, Span at) {
    String lower = word.toLowerCase(Locale.ROOT);
    ColumnType type = TYPES.get(lower);
    if (type != null) {
      return constants
          .typed(type, "the word `" + word + "`", new Constant(Sort.TEXT, text, textAt))
          .<Operand>map(literal -> new Typed(literal, type, at))
          .orElse(Operand.broken());
    }
    RefusedWord refused = RefusedWord.ofToken(word);
    return refused == null
        ? faults.add(
            ProblemCode.EXPRESSION_SYNTAX,
            textAt,
            "A text follows " + ShownText.of(word) + ", expected an operator between them.")
        : faults.add(
            ProblemCode.NOT_PORTABLE,
            at,
            ShownText.of(word) + " is refused: " + refused.reason() + ".",
            refused.hint());
  }
}
