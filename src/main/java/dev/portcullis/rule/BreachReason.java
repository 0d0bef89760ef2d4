package dev.portcullis.rule;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.And;
import dev.portcullis.expr.Expr.Arithmetic;
import dev.portcullis.expr.Expr.Call;
import dev.portcullis.expr.Expr.CharacterLength;
import dev.portcullis.expr.Expr.CodePointOrder;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.Comparison;
import dev.portcullis.expr.Expr.Conversion;
import dev.portcullis.expr.Expr.Finite;
import dev.portcullis.expr.Expr.IsNull;
import dev.portcullis.expr.Expr.Like;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.Expr.Membership;
import dev.portcullis.expr.Expr.Not;
import dev.portcullis.expr.Expr.NotBlank;
import dev.portcullis.expr.Expr.NotNull;
import dev.portcullis.expr.Expr.Or;
import dev.portcullis.expr.Expr.PatternMatch;
import dev.portcullis.problem.ShortText;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.Rule.Wording;
import dev.portcullis.type.LexicalForm;
import dev.portcullis.type.Reading.Breach;
import dev.portcullis.type.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Says why values break a rule, as the end of a sentence that begins with the value: {@code is
 * below the minimum 0.01}. The text quotes the contract, never the value, so it may be printed for
 * a restricted column.
 */
public final class BreachReason implements Rule.Visitor<String>, Expr.Visitor<String> {
  private static final int MEMBERS_SHOWN = 8;

  /** The contract has the whole text. */
  private static final int LONGEST_RULE = 200;

  private final List<@Nullable String> values;

  private BreachReason(List<@Nullable String> values) {
    this.values = values;
  }

  /**
   * Why these values break the rule.
   *
   * @param values the texts of the rule's columns, null where the field is NULL
   */
  public static String of(Rule rule, List<@Nullable String> values) {
    return rule.accept(new BreachReason(values));
  }

  /** The same for whatever values break the rule; empty when it speaks of the value. */
  public static Optional<String> ofAnyValue(Rule rule) {
    boolean speaksOfValue =
        rule instanceof LexicalRule
            || (rule instanceof RowRule row && row.wording().isEmpty() && isLength(row.holds()));
    return speaksOfValue ? Optional.empty() : Optional.of(of(rule, List.of()));
  }

  private static boolean isLength(Expr expr) {
    return expr instanceof Comparison comparison && comparison.left() instanceof CharacterLength;
  }

  @Override
  public String lexical(LexicalRule rule) {
    String text = values.get(0);
    return text != null && LexicalForm.read(rule.column().type(), text) instanceof Breach breach
        ? breach.reason()
        : "is not of the column's type";
  }

  @Override
  public String row(RowRule rule) {
    return rule.wording().map(BreachReason::told).orElseGet(() -> rule.holds().accept(this));
  }

  private static String told(Wording wording) {
    String text = wording.text().strip().replaceAll("\\s+", " ");
    String rule = "breaks the rule " + ShortText.of(text, LONGEST_RULE);
    return wording
        .description()
        .map(why -> rule + " (" + ShortText.of(why.strip(), LONGEST_RULE) + ")")
        .orElse(rule);
  }

  /** A repetition within the file is told by the line that it repeats. */
  @Override
  public String unique(UniqueRule rule) {
    return "is in the table already";
  }

  /** A check of the file has no row; what it found is told by its own sentence. */
  @Override
  public String file(FileRule rule) {
    return "is not allowed by the rule";
  }

  @Override
  public String reference(ReferenceRule rule) {
    return "is not in `"
        + rule.reference().table()
        + "` ("
        + String.join(", ", rule.reference().tableColumns())
        + ")";
  }

  @Override
  public String column(ColumnReference expr) {
    return "is false";
  }

  @Override
  public String literal(Literal expr) {
    return "is false";
  }

  @Override
  public String comparison(Comparison expr) {
    String limit =
        expr.right() instanceof Literal literal ? literal.value().toString() : "the limit";
    if (isLength(expr)) {
      return length(expr, limit);
    }
    return switch (expr.operator()) {
      case AT_LEAST -> "is below the minimum " + limit;
      case GREATER -> "is not above " + limit;
      case AT_MOST -> "is above the maximum " + limit;
      case LESS -> "is not below " + limit;
      case EQUAL -> "is not " + limit;
      case NOT_EQUAL -> "is " + limit;
    };
  }

  private String length(Comparison expr, String limit) {
    String text = values.get(0);
    String found =
        text == null ? "" : "has " + text.codePointCount(0, text.length()) + " characters, ";
    return switch (expr.operator()) {
      case AT_LEAST, GREATER -> found + "at least " + limit + " are needed";
      case AT_MOST, LESS, EQUAL, NOT_EQUAL -> found + "at most " + limit + " are allowed";
    };
  }

  @Override
  public String membership(Membership expr) {
    String shown =
        expr.members().stream()
            .limit(MEMBERS_SHOWN)
            .map(Value::toString)
            .collect(Collectors.joining(", "));
    int hidden = expr.members().size() - MEMBERS_SHOWN;
    return "is not one of "
        + ShortText.of(shown, LONGEST_RULE)
        + (hidden > 0 ? " and " + hidden + " more" : "");
  }

  @Override
  public String match(PatternMatch expr) {
    return "does not match the pattern " + ShortText.of(expr.pattern().source(), LONGEST_RULE);
  }

  @Override
  public String length(CharacterLength expr) {
    return "has another length";
  }

  @Override
  public String finite(Finite expr) {
    return "is not a finite value of the type";
  }

  @Override
  public String notBlank(NotBlank expr) {
    return "holds no visible character";
  }

  @Override
  public String notNull(NotNull expr) {
    return "is missing";
  }

  @Override
  public String and(And expr) {
    return "is not allowed by the rule";
  }

  @Override
  public String or(Or expr) {
    return "is not allowed by the rule";
  }

  @Override
  public String not(Not expr) {
    return "is not allowed by the rule";
  }

  @Override
  public String isNull(IsNull expr) {
    return "is not allowed by the rule";
  }

  @Override
  public String like(Like expr) {
    return "is not allowed by the rule";
  }

  @Override
  public String arithmetic(Arithmetic expr) {
    return "is not allowed by the rule";
  }

  @Override
  public String call(Call expr) {
    return "is not allowed by the rule";
  }

  @Override
  public String conversion(Conversion expr) {
    return "is not allowed by the rule";
  }

  @Override
  public String codePointOrder(CodePointOrder expr) {
    return "is not allowed by the rule";
  }
}
