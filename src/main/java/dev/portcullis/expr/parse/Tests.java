package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.And;
import dev.portcullis.expr.Expr.Call;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.Comparison;
import dev.portcullis.expr.Expr.Function;
import dev.portcullis.expr.Expr.IsNull;
import dev.portcullis.expr.Expr.Like;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.Expr.Not;
import dev.portcullis.expr.Expr.NotNull;
import dev.portcullis.expr.Expr.Operator;
import dev.portcullis.expr.parse.Operand.Broken;
import dev.portcullis.expr.parse.Operand.Missing;
import dev.portcullis.expr.parse.Operand.Typed;
import dev.portcullis.expr.parse.RowConditionParser.BetweenContext;
import dev.portcullis.expr.parse.RowConditionParser.ComparisonContext;
import dev.portcullis.expr.parse.RowConditionParser.IsNullContext;
import dev.portcullis.expr.parse.RowConditionParser.IsTruthContext;
import dev.portcullis.expr.parse.RowConditionParser.LikeContext;
import dev.portcullis.expr.parse.RowConditionParser.MembershipContext;
import dev.portcullis.expr.parse.RowConditionParser.TestContext;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.Value.BooleanValue;
import dev.portcullis.type.Value.TextValue;
import dev.portcullis.type.ValueOrder;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;

/** What may follow a value: a comparison, BETWEEN, IN, LIKE, IS NULL, IS TRUE. */
final class Tests {
  private final Translation translation;
  private final Faults faults;
  private final Comparisons comparisons;
  private final LikePatterns patterns;

  Tests(Translation translation, Faults faults, Comparisons comparisons) {
    this.translation = translation;
    this.faults = faults;
    this.comparisons = comparisons;
    this.patterns = new LikePatterns(faults);
  }

  Operand of(Operand value, TestContext test, Span at) {
    if (test instanceof ComparisonContext comparison) {
      return comparisons.compare(
          value, operator(comparison.operator), translation.visit(comparison.sum()));
    }
    if (test instanceof BetweenContext between) {
      return negated(between.NOT(), between(value, between, at), at);
    }
    if (test instanceof MembershipContext in) {
      List<Operand> members = in.sum().stream().map(translation::visit).toList();
      return negated(in.NOT(), comparisons.membership(value, members, at), at);
    }
    if (test instanceof LikeContext like) {
      return negated(like.NOT(), like(value, like, at), at);
    }
    return test instanceof IsNullContext isNull
        ? isNull(value, isNull, at)
        : isTruth(value, (IsTruthContext) test, at);
  }

  private static Operand negated(@Nullable TerminalNode not, Operand test, Span at) {
    return not != null && test instanceof Typed typed
        ? new Typed(new Not(typed.expr()), Comparisons.BOOLEAN, at)
        : test;
  }

  private static Operator operator(Token token) {
    return switch (token.getType()) {
      case RowConditionParser.EQUAL -> Operator.EQUAL;
      case RowConditionParser.NOT_EQUAL -> Operator.NOT_EQUAL;
      case RowConditionParser.LESS -> Operator.LESS;
      case RowConditionParser.AT_MOST -> Operator.AT_MOST;
      case RowConditionParser.GREATER -> Operator.GREATER;
      default -> Operator.AT_LEAST;
    };
  }

  private Operand between(Operand value, BetweenContext between, Span at) {
    Operand low = comparisons.compare(value, Operator.AT_LEAST, translation.visit(between.sum(0)));
    Operand high = comparisons.compare(value, Operator.AT_MOST, translation.visit(between.sum(1)));
    if (!(low instanceof Typed from) || !(high instanceof Typed to)) {
      return Operand.broken();
    }
    return isEmptyRange(from.expr(), to.expr())
        ? faults.add(
            ProblemCode.DECIDES_NOTHING,
            at,
            "No value lies between " + shown(between, 0) + " and " + shown(between, 1) + ".",
            "Write the lower end first.")
        : new Typed(new And(List.of(from.expr(), to.expr())), Comparisons.BOOLEAN, at);
  }

  private String shown(BetweenContext between, int end) {
    return faults.shown(Span.of(between.sum(end)));
  }

  private static boolean isEmptyRange(Expr from, Expr to) {
    return from instanceof Comparison low
        && to instanceof Comparison high
        && low.right() instanceof Literal least
        && high.right() instanceof Literal most
        && !(least.value() instanceof TextValue)
        && ValueOrder.ascending().compare(least.value(), most.value()) > 0;
  }

  private Operand like(Operand value, LikeContext like, Span at) {
    Operand pattern = translation.visit(like.sum(0));
    Optional<Operand> escape =
        like.sum().size() > 1 ? Optional.of(translation.visit(like.sum(1))) : Optional.empty();
    if (value instanceof Broken) {
      return value;
    }
    if (!(value instanceof Typed text) || Family.of(text.type()) != Family.TEXT) {
      return faults.add(
          ProblemCode.TYPES_DO_NOT_MEET,
          value.place(),
          faults.shown(value.place()) + " stands before LIKE, expected a column of type `string`.");
    }
    return patterns
        .canonical(pattern, escape)
        .<Operand>map(found -> new Typed(new Like(text.expr(), found), Comparisons.BOOLEAN, at))
        .orElse(Operand.broken());
  }

  private Operand isNull(Operand value, IsNullContext test, Span at) {
    if (value instanceof Broken) {
      return value;
    }
    if (!(value instanceof Typed typed)) {
      return faults.add(
          ProblemCode.DECIDES_NOTHING, at, faults.shown(at) + " is the same for every row.");
    }
    Expr expr = typed.expr();
    Expr test1 =
        test.NOT() == null
            ? new IsNull(expr)
            : expr instanceof ColumnReference column
                ? new NotNull(column)
                : new Not(new IsNull(expr));
    return new Typed(test1, Comparisons.BOOLEAN, at);
  }

  /** Never unknown: NULL is neither true nor false. */
  private Operand isTruth(Operand value, IsTruthContext test, Span at) {
    if (value instanceof Missing) {
      return comparisons.withNull(at);
    }
    Optional<Expr> condition = translation.condition(value);
    if (condition.isEmpty()) {
      return Operand.broken();
    }
    Expr tested = test.TRUE() == null ? new Not(condition.get()) : condition.get();
    Expr known = new Call(Function.COALESCE, List.of(tested, new Literal(new BooleanValue(false))));
    return new Typed(test.NOT() == null ? known : new Not(known), Comparisons.BOOLEAN, at);
  }
}
