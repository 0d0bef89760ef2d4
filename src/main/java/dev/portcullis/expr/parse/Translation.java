package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.And;
import dev.portcullis.expr.Expr.ArithmeticOperator;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.Expr.Not;
import dev.portcullis.expr.Expr.Or;
import dev.portcullis.expr.parse.Operand.Broken;
import dev.portcullis.expr.parse.Operand.Constant;
import dev.portcullis.expr.parse.Operand.Missing;
import dev.portcullis.expr.parse.Operand.Sort;
import dev.portcullis.expr.parse.Operand.Typed;
import dev.portcullis.expr.parse.RowConditionParser.BareNameContext;
import dev.portcullis.expr.parse.RowConditionParser.CallContext;
import dev.portcullis.expr.parse.RowConditionParser.ConjunctionContext;
import dev.portcullis.expr.parse.RowConditionParser.DisjunctionContext;
import dev.portcullis.expr.parse.RowConditionParser.GroupContext;
import dev.portcullis.expr.parse.RowConditionParser.MissingContext;
import dev.portcullis.expr.parse.RowConditionParser.NegationContext;
import dev.portcullis.expr.parse.RowConditionParser.NumberContext;
import dev.portcullis.expr.parse.RowConditionParser.PredicateContext;
import dev.portcullis.expr.parse.RowConditionParser.ProductContext;
import dev.portcullis.expr.parse.RowConditionParser.QuotedNameContext;
import dev.portcullis.expr.parse.RowConditionParser.SignedContext;
import dev.portcullis.expr.parse.RowConditionParser.SumContext;
import dev.portcullis.expr.parse.RowConditionParser.TextContext;
import dev.portcullis.expr.parse.RowConditionParser.TruthContext;
import dev.portcullis.expr.parse.RowConditionParser.TypedTextContext;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.TypeName;
import dev.portcullis.type.Value.BooleanValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;

/** Gives a parsed expression its types and meaning, and notes what has none. */
final class Translation extends RowConditionBaseVisitor<Operand> {
  private final Faults faults;
  private final Names names;
  private final Sums sums;
  private final Calls calls;
  private final Tests tests;
  private final TypedTexts typedTexts;

  Translation(List<ColumnReference> columns, Faults faults) {
    Meeting meeting = new Meeting(faults);
    this.faults = faults;
    this.names = new Names(columns, faults);
    this.sums = new Sums(faults);
    this.calls = new Calls(faults, meeting, sums);
    this.tests = new Tests(this, faults, new Comparisons(faults, meeting));
    this.typedTexts = new TypedTexts(faults);
  }

  /** The operand as a condition; empty when it is none, which is noted. */
  Optional<Expr> condition(Operand operand) {
    if (operand instanceof Broken) {
      return Optional.empty();
    }
    if (operand instanceof Typed typed && Family.of(typed.type()) == Family.BOOLEAN) {
      return Optional.of(typed.expr());
    }
    String found =
        operand instanceof Typed typed
            ? "of type `" + TypeName.of(typed.type()) + "`"
            : operand instanceof Missing ? "NULL" : "a constant";
    faults.add(
        ProblemCode.NOT_A_CONDITION,
        operand.place(),
        faults.shown(operand.place()) + " is " + found + ", expected a condition.",
        "A condition compares: `amount > 0`.");
    return Optional.empty();
  }

  @Override
  public Operand visitDisjunction(DisjunctionContext ctx) {
    return joined(ctx, ctx.conjunction(), Or::new);
  }

  @Override
  public Operand visitConjunction(ConjunctionContext ctx) {
    return joined(ctx, ctx.negation(), And::new);
  }

  private Operand joined(
      ParserRuleContext ctx,
      List<? extends ParserRuleContext> parts,
      Function<List<Expr>, Expr> join) {
    if (parts.size() == 1) {
      return visit(parts.get(0));
    }
    List<Expr> conditions = new ArrayList<>();
    parts.forEach(part -> condition(visit(part)).ifPresent(conditions::add));
    return conditions.size() == parts.size()
        ? new Typed(join.apply(conditions), Comparisons.BOOLEAN, Span.of(ctx))
        : Operand.broken();
  }

  @Override
  public Operand visitNegation(NegationContext ctx) {
    Operand part = visit(ctx.predicate());
    if (ctx.NOT().isEmpty()) {
      return part;
    }
    // Twice NOT is nothing, in three-valued logic too.
    boolean isNegated = ctx.NOT().size() % 2 == 1;
    return condition(part)
        .<Operand>map(
            condition ->
                new Typed(
                    isNegated ? new Not(condition) : condition, Comparisons.BOOLEAN, Span.of(ctx)))
        .orElse(Operand.broken());
  }

  @Override
  public Operand visitPredicate(PredicateContext ctx) {
    Operand value = visit(ctx.sum());
    return ctx.test() == null ? value : tests.of(value, ctx.test(), Span.of(ctx));
  }

  @Override
  public Operand visitSum(SumContext ctx) {
    return folded(ctx, ctx.product());
  }

  @Override
  public Operand visitProduct(ProductContext ctx) {
    return folded(ctx, ctx.signed());
  }

  private Operand folded(ParserRuleContext ctx, List<? extends ParserRuleContext> parts) {
    Operand value = visit(parts.get(0));
    for (int i = 1; i < parts.size(); i++) {
      Token operator = ((TerminalNode) ctx.getChild(2 * i - 1)).getSymbol();
      Operand next = visit(parts.get(i));
      value =
          operator.getType() == RowConditionParser.DIVIDE
              ? division(Span.of(operator))
              : sums.of(value, operator(operator), next);
    }
    return value;
  }

  private Operand division(Span at) {
    return faults.add(
        ProblemCode.NOT_PORTABLE,
        at,
        "`/` is refused: of two whole numbers DuckDB makes a fraction and Postgres a whole number, and both round.",
        "Multiply: `a / b > 2` is `a > 2 * b` when `b` is above 0.");
  }

  private static ArithmeticOperator operator(Token token) {
    return switch (token.getType()) {
      case RowConditionParser.PLUS -> ArithmeticOperator.PLUS;
      case RowConditionParser.MINUS -> ArithmeticOperator.MINUS;
      case RowConditionParser.TIMES -> ArithmeticOperator.TIMES;
      default -> ArithmeticOperator.REMAINDER;
    };
  }

  @Override
  public Operand visitSigned(SignedContext ctx) {
    Operand value = visit(ctx.primary());
    int signs = ctx.PLUS().size() + ctx.MINUS().size();
    if (signs == 0) {
      return value;
    }
    Span at = Span.of(ctx);
    Operand negative = sums.negative(value, at);
    boolean isNegative = ctx.MINUS().size() % 2 == 1;
    return isNegative || negative instanceof Broken ? negative : value;
  }

  @Override
  public Operand visitCall(CallContext ctx) {
    List<Operand> arguments = ctx.disjunction().stream().map(this::visit).toList();
    return calls.of(ctx.NAME().getText(), Span.of(ctx.NAME().getSymbol()), arguments, Span.of(ctx));
  }

  @Override
  public Operand visitTypedText(TypedTextContext ctx) {
    return typedTexts.of(
        ctx.NAME().getText(),
        unquoted(ctx.TEXT().getText()),
        Span.of(ctx.TEXT().getSymbol()),
        Span.of(ctx));
  }

  @Override
  public Operand visitBareName(BareNameContext ctx) {
    return names.bare(ctx.getText(), Span.of(ctx));
  }

  @Override
  public Operand visitQuotedName(QuotedNameContext ctx) {
    return names.quoted(unquoted(ctx.getText()), Span.of(ctx));
  }

  @Override
  public Operand visitText(TextContext ctx) {
    return new Constant(Sort.TEXT, unquoted(ctx.getText()), Span.of(ctx));
  }

  @Override
  public Operand visitNumber(NumberContext ctx) {
    return new Constant(Sort.NUMBER, ctx.getText(), Span.of(ctx));
  }

  @Override
  public Operand visitTruth(TruthContext ctx) {
    Literal literal = new Literal(new BooleanValue(ctx.TRUE() != null));
    return new Typed(literal, Comparisons.BOOLEAN, Span.of(ctx));
  }

  @Override
  public Operand visitMissing(MissingContext ctx) {
    return new Missing(Span.of(ctx));
  }

  @Override
  public Operand visitGroup(GroupContext ctx) {
    return visit(ctx.disjunction());
  }

  private static String unquoted(String token) {
    String quote = token.substring(0, 1);
    return token.substring(1, token.length() - 1).replace(quote + quote, quote);
  }
}
