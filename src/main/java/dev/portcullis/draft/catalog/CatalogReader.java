package dev.portcullis.draft.catalog;

import dev.portcullis.draft.catalog.Phrase.Constant;
import dev.portcullis.draft.catalog.Phrase.Words;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.parse.ExpressionParser;
import dev.portcullis.expr.parse.ExpressionReading.Parsed;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.LexicalForm;
import dev.portcullis.type.Reading;
import dev.portcullis.type.Value;
import dev.portcullis.warehouse.TableDescription.TextOrder;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/** Reads conditions and constants that a warehouse's catalog prints. Nothing is thrown. */
public final class CatalogReader {
  private static final int LONGEST = 20_000;
  private static final int DEEPEST = 100;

  private CatalogReader() {}

  /**
   * The condition of a CHECK.
   *
   * @param columns of the table
   * @param textOrder by which the table sorts texts
   */
  public static ReadCondition condition(
      String expression, List<ColumnReference> columns, TextOrder textOrder) {
    ConditionVisitor visitor = new ConditionVisitor(columns, textOrder);
    Optional<Phrase> phrase = phrase(expression, visitor);
    if (phrase.filter(Phrase.Implied.class::isInstance).isPresent()) {
      return new ReadCondition.Implied(visitor.finite());
    }
    return phrase
        .filter(Words.class::isInstance)
        .map(words -> ((Words) words).text())
        .map(text -> said(text, columns))
        .orElse(new ReadCondition.Unread());
  }

  private static ReadCondition said(String text, List<ColumnReference> columns) {
    return ExpressionParser.read(text, columns) instanceof Parsed parsed
        ? new ReadCondition.Said(parsed.condition(), text)
        : new ReadCondition.Unread();
  }

  /** The constant that a DEFAULT is; empty when it is none, or none of the type. */
  public static Optional<Value> constant(String expression, ColumnType type) {
    return phrase(expression, new ConditionVisitor(List.of(), TextOrder.LANGUAGE))
        .filter(Constant.class::isInstance)
        .map(constant -> ((Constant) constant).text())
        .flatMap(text -> value(text, type));
  }

  private static Optional<Value> value(String text, ColumnType type) {
    ColumnType usual = type instanceof DoubleType ? new DoubleType(NonFinite.REFUSE) : type;
    return LexicalForm.read(usual, text) instanceof Reading.Read read
        ? Optional.of(read.value())
        : Optional.empty();
  }

  private static Optional<Phrase> phrase(String expression, ConditionVisitor visitor) {
    long depth = expression.chars().filter(c -> c == '(').count();
    if (expression.length() > LONGEST || depth > DEEPEST) {
      return Optional.empty();
    }
    CatalogConditionLexer lexer = new CatalogConditionLexer(CharStreams.fromString(expression));
    lexer.removeErrorListeners();
    CatalogConditionParser parser = new CatalogConditionParser(new CommonTokenStream(lexer));
    parser.removeErrorListeners();
    parser.setErrorHandler(new BailErrorStrategy());
    try {
      return Optional.of(visitor.visit(parser.whole().disjunction()));
    } catch (ParseCancellationException notOfTheLanguage) {
      return Optional.empty();
    }
  }
}
