package dev.portcullis.draft.catalog;

import dev.portcullis.draft.catalog.ConditionVisitor.Bounds;
import dev.portcullis.draft.catalog.Phrase.Constant;
import dev.portcullis.draft.catalog.Phrase.Constants;
import dev.portcullis.draft.catalog.Phrase.Implied;
import dev.portcullis.draft.catalog.Phrase.Named;
import dev.portcullis.draft.catalog.Phrase.Spelling;
import dev.portcullis.draft.catalog.Phrase.Trimmed;
import dev.portcullis.draft.catalog.Phrase.Unread;
import dev.portcullis.draft.catalog.Phrase.Words;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.warehouse.TableDescription.TextOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Says what is tested of a value. */
final class TestVisitor extends CatalogConditionBaseVisitor<Phrase> {
  /** The first and the last moment of a contract's days, in all the ways that engines print. */
  private static final Set<String> FIRST =
      Set.of("0001-01-01", "0001-01-01 00:00:00", "0001-01-01 00:00:00+00");

  private static final Set<String> LAST =
      Set.of("9999-12-31", "9999-12-31 23:59:59.999999", "9999-12-31 23:59:59.999999+00");
  private static final String END_OF_DAY = "24:00:00";

  private final ConditionVisitor whole;
  private final Phrase left;
  private final Bounds bounds;

  TestVisitor(ConditionVisitor whole, Phrase left, Bounds bounds) {
    this.whole = whole;
    this.left = left;
    this.bounds = bounds;
  }

  @Override
  public Phrase visitComparison(CatalogConditionParser.ComparisonContext test) {
    Phrase right = whole.visit(test.sum());
    String operator = test.operator.getText().replace("!=", "<>");
    if (left instanceof Trimmed trimmed) {
      boolean isNotEmpty =
          operator.equals("<>") && right instanceof Constant constant && constant.text().isEmpty();
      return isNotEmpty
          ? ConditionVisitor.call("not_blank(", List.of(trimmed.text()), ")")
          : new Unread();
    }
    return compared(operator, right);
  }

  private Phrase compared(String operator, Phrase right) {
    if (left instanceof Named named
        && right instanceof Constant constant
        && isImplied(named.name(), operator, constant)) {
      return new Implied();
    }
    // An engine sorts texts by a language, a contract by code points.
    boolean isOrder = !operator.equals("=") && !operator.equals("<>");
    boolean isOfLanguage = whole.textOrder() == TextOrder.LANGUAGE;
    if (isOrder && isOfLanguage && (isText(left) || isText(right))) {
      return new Unread();
    }
    return ConditionVisitor.list(List.of(left, right), " " + operator + " ");
  }

  private boolean isImplied(String column, String operator, Constant constant) {
    if (constant.spelling() == Spelling.BARE) {
      return false;
    }
    return switch (operator) {
      case "<>" -> constant.text().equals("NaN");
      case ">" -> constant.text().equals("-Infinity") && noted(() -> bounds.below(column));
      case "<" ->
          constant.text().equals(END_OF_DAY)
              || (constant.text().equals("Infinity") && noted(() -> bounds.above(column)));
      case ">=" -> FIRST.contains(constant.text());
      case "<=" -> LAST.contains(constant.text());
      default -> false;
    };
  }

  private static boolean noted(Runnable note) {
    note.run();
    return true;
  }

  private static boolean isText(Phrase phrase) {
    return phrase instanceof Named named && named.type() instanceof TextType;
  }

  @Override
  public Phrase visitBetween(CatalogConditionParser.BetweenContext test) {
    Phrase least = compared(">=", whole.visit(test.sum(0)));
    Phrase most = compared("<=", whole.visit(test.sum(1)));
    if (test.NOT() != null) {
      return ConditionVisitor.call(
          "NOT ", List.of(ConditionVisitor.list(List.of(least, most), " AND ")), "");
    }
    if (least instanceof Implied && most instanceof Implied) {
      return least;
    }
    return least instanceof Implied
        ? most
        : most instanceof Implied ? least : ConditionVisitor.list(List.of(least, most), " AND ");
  }

  @Override
  public Phrase visitMembership(CatalogConditionParser.MembershipContext test) {
    List<Phrase> members = new ArrayList<>(test.sum().stream().map(whole::visit).toList());
    return in(members, test.NOT() != null);
  }

  @Override
  public Phrase visitAnyOf(CatalogConditionParser.AnyOfContext test) {
    return whole.visit(test.sum()) instanceof Constants constants
        ? in(constants.items(), false)
        : new Unread();
  }

  @Override
  public Phrase visitNoneOf(CatalogConditionParser.NoneOfContext test) {
    return whole.visit(test.sum()) instanceof Constants constants
        ? in(constants.items(), true)
        : new Unread();
  }

  private Phrase in(List<Phrase> members, boolean negated) {
    boolean constant = members.stream().allMatch(Constant.class::isInstance);
    if (constant && members.size() == 1) {
      // A truth is compared, not looked up.
      return ConditionVisitor.list(List.of(left, members.get(0)), negated ? " <> " : " = ");
    }
    Phrase list = constant ? ConditionVisitor.call("(", members, ")") : new Unread();
    if (!(list instanceof Words words)
        || !(ConditionVisitor.call("", List.of(left), "") instanceof Words value)) {
      return new Unread();
    }
    return new Words(value.text() + (negated ? " NOT IN " : " IN ") + words.text());
  }

  @Override
  public Phrase visitLike(CatalogConditionParser.LikeContext test) {
    Phrase pattern = whole.visit(test.sum());
    boolean negated = test.NOT() != null || test.NOT_SIMILAR() != null;
    if (isText(left) && pattern instanceof Phrase.Escaped escaped) {
      return ConditionVisitor.like(left, negated, escaped);
    }
    boolean plain =
        isText(left) && pattern instanceof Constant constant && constant.text().indexOf('\\') < 0;
    return plain
        ? ConditionVisitor.list(List.of(left, pattern), negated ? " NOT LIKE " : " LIKE ")
        : new Unread();
  }

  @Override
  public Phrase visitMatches(CatalogConditionParser.MatchesContext test) {
    if (!(whole.visit(test.sum()) instanceof Constant constant)) {
      return new Unread();
    }
    return ConditionVisitor.wholePattern(constant.text())
        .map(
            pattern ->
                ConditionVisitor.call(
                    "matches(", List.of(left, new Constant(pattern, Spelling.QUOTED)), ")"))
        .orElse(new Unread());
  }

  @Override
  public Phrase visitIsNull(CatalogConditionParser.IsNullContext test) {
    return ConditionVisitor.call("", List.of(left), "") instanceof Words value
        ? new Words(value.text() + (test.NOT() == null ? " IS NULL" : " IS NOT NULL"))
        : new Unread();
  }
}
