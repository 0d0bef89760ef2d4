package dev.portcullis.expr.parse;

import dev.portcullis.problem.ProblemCode;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.jspecify.annotations.Nullable;

/** Says in our words what stands where it cannot stand. */
final class SyntaxFaults {
  private final Faults faults;

  SyntaxFaults(Faults faults) {
    this.faults = faults;
  }

  /** A word or mark that is no part of the language wherever it stands. */
  void refused(Token token) {
    String text = token.getText();
    if (text.equals("'") || text.equals("\"")) {
      faults.add(
          ProblemCode.EXPRESSION_SYNTAX,
          Span.of(token),
          "The "
              + (text.equals("'") ? "text" : "name")
              + " that begins here has no closing quote.");
      return;
    }
    if (text.startsWith(".") && text.length() > 1) {
      faults.add(
          ProblemCode.EXPRESSION_SYNTAX,
          Span.of(token),
          ShownText.of(text) + " begins with its point, expected a digit before it.",
          "Write `0" + text + "`.");
      return;
    }
    RefusedWord word = RefusedWord.ofToken(text);
    faults.add(
        word == null ? ProblemCode.EXPRESSION_SYNTAX : ProblemCode.NOT_PORTABLE,
        Span.of(token),
        ShownText.of(text)
            + (word == null
                ? " is no part of the language."
                : " is refused: " + word.reason() + "."),
        word == null ? null : word.hint());
  }

  /** The first place where the expression cannot go on. */
  void unexpected(RecognitionException fault) {
    Token token = fault.getOffendingToken();
    RefusedWord word = RefusedWord.ofToken(token.getText());
    if (word != null) {
      refused(token);
      return;
    }
    IntervalSet expected = fault.getExpectedTokens();
    faults.add(
        ProblemCode.EXPRESSION_SYNTAX,
        Span.of(token),
        found(token) + ", expected " + expected(fault, expected) + ".",
        hint(token, expected));
  }

  private static String expected(RecognitionException fault, IntervalSet tokens) {
    int start =
        fault instanceof NoViableAltException noWay ? noWay.getStartToken().getType() : Token.EOF;
    if (start == RowConditionParser.IS) {
      return "`NULL`, `TRUE` or `FALSE`";
    }
    if (start == RowConditionParser.NOT && !tokens.contains(RowConditionParser.NUMBER)) {
      return "`IN`, `BETWEEN` or `LIKE`";
    }
    if (tokens.contains(RowConditionParser.NUMBER)) {
      return "a column, a constant or `(`";
    }
    if (tokens.contains(Token.EOF)) {
      return "an operator or the end";
    }
    if (tokens.contains(RowConditionParser.RIGHT)) {
      return "an operator or `)`";
    }
    if (tokens.contains(RowConditionParser.EQUAL)) {
      return "an operator";
    }
    return tokens.contains(RowConditionParser.PLUS)
        ? "an operator or `AND`"
        : tokens.toList().stream()
            .map(RowConditionParser.VOCABULARY::getLiteralName)
            .map(name -> name.replace('\'', '`'))
            .collect(Collectors.joining(" or "));
  }

  private static String found(Token token) {
    return token.getType() == Token.EOF
        ? "The expression ends here"
        : ShownText.of(token.getText()) + " stands here";
  }

  private static @Nullable String hint(Token token, IntervalSet expected) {
    boolean isValue = expected.contains(RowConditionParser.NUMBER);
    boolean isWord = token.getType() <= RowConditionParser.FALSE && token.getType() > 0;
    return isValue && isWord
        ? "A column of that name stands in double quotes: `\"" + token.getText() + "\"`."
        : null;
  }
}
