package dev.portcullis.expr.parse;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/** A part of the expression, in code points. */
record Span(int offset, int length) {
  static Span of(ParserRuleContext context) {
    return between(context.getStart(), context.getStop());
  }

  static Span of(Token token) {
    return between(token, token);
  }

  /** The end of the expression is a place of one character. */
  private static Span between(Token first, Token last) {
    int offset = first.getStartIndex();
    return new Span(offset, Math.max(1, last.getStopIndex() - offset + 1));
  }

  /** From the start of the one to the end of the other. */
  Span to(Span last) {
    return new Span(offset, last.offset + last.length - offset);
  }
}
