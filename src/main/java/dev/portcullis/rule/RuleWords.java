package dev.portcullis.rule;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.Comparison;
import dev.portcullis.expr.Expr.Finite;
import dev.portcullis.expr.Expr.Membership;
import dev.portcullis.expr.Expr.NotNull;
import dev.portcullis.expr.Expr.PatternMatch;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.Rule.Wording;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import java.util.stream.Collectors;

/** A rule in the words of an agreement. */
public final class RuleWords implements Rule.Visitor<String> {
  /** Whether the rule forbids NULL in that column. */
  public static boolean requires(Rule rule, Column column) {
    return rule instanceof RowRule row
        && row.holds() instanceof NotNull notNull
        && notNull.column().name().equals(column.name());
  }

  /** What becomes of what breaks a rule. */
  public static String consequence(OnViolation onViolation) {
    return switch (onViolation) {
      case WARN -> "loaded with a warning";
      case DROP -> "the row is set aside";
      case FAIL -> "the file is refused";
    };
  }

  @Override
  public String lexical(LexicalRule rule) {
    return "is a value of type " + TypeWords.of(rule.column().type());
  }

  @Override
  public String row(RowRule rule) {
    Expr holds = rule.holds();
    return switch (rule.head().kind()) {
      case REQUIRED -> "is present";
      case FINITE -> finite(holds);
      case NOT_BLANK -> "holds a visible character";
      case MINIMUM -> "is at least " + limit(holds);
      case EXCLUSIVE_MINIMUM -> "is above " + limit(holds);
      case MAXIMUM -> "is at most " + limit(holds);
      case EXCLUSIVE_MAXIMUM -> "is below " + limit(holds);
      case MINIMUM_LENGTH -> "has at least " + characters(holds);
      case MAXIMUM_LENGTH -> "has at most " + characters(holds);
      case ENUM -> "is one of " + members(holds);
      case PATTERN -> "matches " + pattern(holds) + " as a whole";
      case CHECK -> "keeps " + text(rule);
      case TYPE,
          UNIQUE,
          UNIQUE_IN_FILE,
          PRIMARY_KEY,
          ROWS,
          BREACHES,
          REPETITIONS,
          FRESHNESS,
          REFERENCE ->
          throw new IllegalStateException(rule.id() + " is no row rule");
    };
  }

  private static String text(RowRule rule) {
    return rule.wording().map(Wording::text).orElse(rule.id());
  }

  private static String finite(Expr holds) {
    boolean isNumber =
        holds instanceof Finite finite
            && (finite.column().type() instanceof DoubleType
                || finite.column().type() instanceof DecimalType);
    return isNumber ? "is neither NaN nor infinite" : "lies in the years 0001 to 9999";
  }

  private static String limit(Expr holds) {
    return holds instanceof Comparison comparison
            && comparison.right() instanceof Expr.Literal literal
        ? literal.value().toString()
        : "";
  }

  private static String characters(Expr holds) {
    String limit = limit(holds);
    return limit + (limit.equals("1") ? " character" : " characters");
  }

  private static String members(Expr holds) {
    return holds instanceof Membership membership
        ? membership.members().stream().map(Object::toString).collect(Collectors.joining(", "))
        : "";
  }

  private static String pattern(Expr holds) {
    return holds instanceof PatternMatch match ? match.pattern().source() : "";
  }

  @Override
  public String unique(UniqueRule rule) {
    String together = rule.key().columns().size() == 1 ? "no value" : "no combination of values";
    return switch (rule.key().kind()) {
      case PRIMARY -> "is the primary key: always present, " + together + " twice in the table";
      case UNIQUE -> together + " occurs twice in the table";
      case UNIQUE_IN_FILE -> together + " occurs twice in a file";
    };
  }

  @Override
  public String file(FileRule rule) {
    return FileCheckWords.of(rule.check());
  }

  @Override
  public String reference(ReferenceRule rule) {
    return "is in the table "
        + rule.reference().table()
        + ", "
        + String.join(", ", rule.reference().tableColumns());
  }
}
