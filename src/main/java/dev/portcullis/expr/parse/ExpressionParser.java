package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.NamedColumns;
import dev.portcullis.expr.parse.ExpressionReading.Parsed;
import dev.portcullis.expr.parse.ExpressionReading.Refused;
import dev.portcullis.problem.ProblemCode;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/**
 * Reads a condition about one row in the portable expression language, see {@code
 * docs/contract.md}. Whatever stands in the text, the answer comes in time that grows with its
 * length, and nothing is thrown.
 */
public final class ExpressionParser {
  private static final int LONGEST = 20_000;
  private static final int DEEPEST = 50;

  private ExpressionParser() {}

  /**
   * Reads the text.
   *
   * @param columns that it may name, with their types
   */
  public static ExpressionReading read(String text, List<ColumnReference> columns) {
    Faults faults = new Faults(text);
    if (text.codePointCount(0, text.length()) > LONGEST) {
      faults.add(
          ProblemCode.EXPRESSION_TOO_LARGE,
          new Span(0, 1),
          "The expression is longer than " + LONGEST + " characters.");
      return new Refused(faults.inOrder());
    }
    Optional<Expr> condition = condition(text, columns, faults);
    return faults.isEmpty() && condition.isPresent()
        ? new Parsed(condition.get())
        : new Refused(faults.inOrder());
  }

  private static Optional<Expr> condition(
      String text, List<ColumnReference> columns, Faults faults) {
    RowConditionLexer lexer = new RowConditionLexer(CharStreams.fromString(text));
    lexer.removeErrorListeners();
    CommonTokenStream tokens = new CommonTokenStream(lexer);
    tokens.fill();
    if (!isAllowed(tokens.getTokens(), faults)) {
      return Optional.empty();
    }
    RowConditionParser parser = new RowConditionParser(tokens);
    parser.removeErrorListeners();
    parser.setErrorHandler(new BailErrorStrategy());
    try {
      RowConditionParser.WholeContext whole = parser.whole();
      if (!new OperatorDepth(faults).allows(whole) || !new FallbackDepth(faults).allows(whole)) {
        return Optional.empty();
      }
      Translation translation = new Translation(columns, faults);
      return translation
          .condition(translation.visit(whole.disjunction()))
          .filter(condition -> decides(condition, Span.of(whole.disjunction()), faults));
    } catch (ParseCancellationException fault) {
      if (!(fault.getCause() instanceof RecognitionException cause)) {
        throw fault;
      }
      new SyntaxFaults(faults).unexpected(cause);
      return Optional.empty();
    }
  }

  /**
   * The limit comes before the parser, which goes down the stack with every parenthesis; all other
   * repetitions are loops of its grammar, and {@link OperatorDepth} limits those that make a deep
   * expression.
   */
  private static boolean isAllowed(List<Token> tokens, Faults faults) {
    int depth = 0;
    for (Token token : tokens) {
      int type = token.getType();
      if (type == RowConditionLexer.OTHER || type == RowConditionLexer.REFUSED) {
        new SyntaxFaults(faults).refused(token);
        return false;
      }
      depth += type == RowConditionLexer.LEFT ? 1 : type == RowConditionLexer.RIGHT ? -1 : 0;
      if (depth > DEEPEST) {
        faults.add(
            ProblemCode.EXPRESSION_TOO_LARGE,
            Span.of(token),
            "Parentheses are nested deeper than " + DEEPEST + " levels.");
        return false;
      }
    }
    return true;
  }

  private static boolean decides(Expr condition, Span at, Faults faults) {
    if (!NamedColumns.of(condition).isEmpty()) {
      return true;
    }
    faults.add(
        ProblemCode.DECIDES_NOTHING,
        at,
        "The condition names no column, so it is the same for every row.");
    return false;
  }
}
