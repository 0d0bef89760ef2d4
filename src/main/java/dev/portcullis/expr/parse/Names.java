package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.parse.Operand.Typed;
import dev.portcullis.problem.NearNames;
import dev.portcullis.problem.ProblemCode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The columns that an expression may name. */
final class Names {
  private static final int LISTED = 20;

  private final Map<String, ColumnReference> columns = new LinkedHashMap<>();
  private final Faults faults;

  Names(List<ColumnReference> columns, Faults faults) {
    columns.forEach(column -> this.columns.putIfAbsent(column.name(), column));
    this.faults = faults;
  }

  Operand bare(String name, Span at) {
    RefusedWord word = columns.containsKey(name) ? null : RefusedWord.ofName(name);
    return word == null
        ? named(name, at, hint(name))
        : faults.add(
            ProblemCode.NOT_PORTABLE,
            at,
            ShownText.of(name) + " is refused: " + word.reason() + ".",
            word.hint());
  }

  Operand quoted(String name, Span at) {
    String asText = "A text stands in single quotes: `'" + name + "'`.";
    return named(name, at, nearest(name).map(Names::meant).orElse(asText));
  }

  private Operand named(String name, Span at, String hint) {
    ColumnReference column = columns.get(name);
    return column == null
        ? faults.add(
            ProblemCode.UNKNOWN_COLUMN,
            at,
            ShownText.of(name) + " is not a column of the contract.",
            hint)
        : new Typed(column, column.type(), at);
  }

  private String hint(String name) {
    return longer(name)
        .map(
            column -> "A name with other characters stands in double quotes: `\"" + column + "\"`.")
        .or(() -> nearest(name).map(Names::meant))
        .orElseGet(() -> "Columns: " + listed() + ".");
  }

  private static String meant(String column) {
    return "Did you mean `" + column + "`?";
  }

  private String listed() {
    return columns.keySet().stream()
        .limit(LISTED)
        .map(ShownText::of)
        .collect(Collectors.joining(", "));
  }

  /** A bare name ends before the first character that is none of a name. */
  private Optional<String> longer(String name) {
    return columns.keySet().stream()
        .filter(column -> column.startsWith(name) && column.length() > name.length())
        .filter(column -> !Character.isLetterOrDigit(column.codePointAt(name.length())))
        .filter(column -> column.codePointAt(name.length()) != '_')
        .findFirst();
  }

  private Optional<String> nearest(String name) {
    return NearNames.nearest(name, columns.keySet());
  }
}
