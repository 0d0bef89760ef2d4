package dev.portcullis.quarantine;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.rule.BreachReason;
import dev.portcullis.rule.NamedTexts;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.staging.RowReasons;
import dev.portcullis.type.Value.TextValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Writes why a row is in quarantine, in the words of {@link ReasonsJson}. */
final class JsonReasons implements RowReasons {
  private final Contract contract;
  private final Dialect dialect;
  private final OptionalLong firstLine;

  /**
   * @param dialect of the staging database
   * @param firstLine of the first record, when every record has one line and none is left out
   */
  JsonReasons(Contract contract, Dialect dialect, OptionalLong firstLine) {
    this.contract = contract;
    this.dialect = dialect;
    this.firstLine = firstLine;
  }

  @Override
  public Optional<String> expression(Rule rule, List<String> texts, String first) {
    return message(rule, first)
        .map(
            message ->
                String.join(
                    " || ",
                    literal(beforeValue(rule)),
                    isShown(rule) ? value(rule.head().columns(), texts) : literal("null"),
                    literal(ReasonsJson.beforeMessage()),
                    message,
                    literal(ReasonsJson.end())));
  }

  /** The message as an expression. */
  private Optional<String> message(Rule rule, String first) {
    Optional<String> constant = BreachReason.ofAnyValue(rule).map(this::message);
    return rule instanceof UniqueRule
        ? constant.map(
            taken ->
                "CASE WHEN " + first + " < 0 THEN " + taken + " ELSE " + repeats(first) + " END")
        : constant;
  }

  private String repeats(String first) {
    return firstLine.isPresent()
        ? "'\"repeats line ' || (" + first + " + " + firstLine.getAsLong() + ") || '\"'"
        : message("repeats an earlier record of the file");
  }

  private String message(String text) {
    return literal(ReasonsJson.text(text));
  }

  private String value(List<String> columns, List<String> texts) {
    return "coalesce(CAST(to_json(" + named(columns, texts) + ") AS VARCHAR), 'null')";
  }

  /** The expression of {@link NamedTexts}. */
  private String named(List<String> columns, List<String> texts) {
    if (columns.size() == 1) {
      return texts.get(0);
    }
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      parts.add(literal(columns.get(i) + "=") + " || coalesce(" + texts.get(i) + ", 'null')");
    }
    return String.join(" || ', ' || ", parts);
  }

  @Override
  public String of(Rule rule, String text) {
    List<@Nullable String> values = List.of(text);
    return beforeValue(rule)
        + ReasonsJson.text(isShown(rule) ? text : null)
        + ReasonsJson.beforeMessage()
        + ReasonsJson.text(BreachReason.of(rule, values))
        + ReasonsJson.end();
  }

  private boolean isShown(Rule rule) {
    return contract.mayShow(rule.head().columns());
  }

  private static String beforeValue(Rule rule) {
    return ReasonsJson.beforeValue(rule.id(), rule.onViolation(), rule.head().columns());
  }

  private String literal(String text) {
    return dialect.literal(new TextValue(text));
  }
}
