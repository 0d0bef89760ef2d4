package dev.portcullis.migrate;

import dev.portcullis.problem.Position;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A look at the rows of a table before it changes: what must not be there.
 *
 * @param rule id of the rule, or of the type of the column, that the rows would break
 * @param at where the contract says it
 * @param sentence what is counted, with a capital letter and without an end
 * @param listed what a query shows that lists all of it, columns of {@code found}
 * @param found {@code FROM} and what follows, of one row for each that is counted
 * @param shown columns, quoted, that say which row it is; none when their values may not be shown
 * @param shownName what they are called
 */
public record Guard(
    String rule,
    Position at,
    String sentence,
    String listed,
    String found,
    List<String> shown,
    String shownName) {
  private static final int EXAMPLES = 3;

  public Guard {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(at);
    Objects.requireNonNull(sentence);
    Objects.requireNonNull(listed);
    Objects.requireNonNull(found);
    shown = List.copyOf(shown);
    Objects.requireNonNull(shownName);
  }

  /** One row for each that is counted, and with {@link #shown} what the first are called. */
  public String from() {
    if (shown.isEmpty()) {
      return "FROM (SELECT 1 " + found + ") AS broken";
    }
    String text =
        shown.stream()
            .map(column -> "CAST(" + column + " AS varchar)")
            .collect(Collectors.joining(", ", "concat_ws('/', ", ")"));
    String order = String.join(", ", shown);
    return "FROM (SELECT %s AS shown, row_number() OVER (ORDER BY %s) AS place %s) AS broken"
        .formatted(text, order, found);
  }

  /** Lists all that is counted; holds no value of a row. */
  public String query() {
    return "SELECT " + listed + " " + found;
  }

  /** The examples, an aggregate over {@link #from}; only with {@link #shown}. */
  public String examples() {
    return "string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= " + EXAMPLES + ")";
  }
}
