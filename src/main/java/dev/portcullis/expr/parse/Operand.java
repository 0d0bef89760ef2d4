package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr;
import dev.portcullis.type.ColumnType;
import java.util.Objects;

/** A part of an expression while it is read: a constant has no type before it meets a value. */
sealed interface Operand {
  /** A fault was noted already. */
  static Operand broken() {
    return new Broken();
  }

  /** An expression and the type of its values. */
  record Typed(Expr expr, ColumnType type, Span at) implements Operand {
    public Typed {
      Objects.requireNonNull(expr);
      Objects.requireNonNull(type);
      Objects.requireNonNull(at);
    }
  }

  /** A constant as it is written, without quotes; a number has its sign. */
  record Constant(Sort sort, String text, Span at) implements Operand {
    public Constant {
      Objects.requireNonNull(sort);
      Objects.requireNonNull(text);
      Objects.requireNonNull(at);
    }
  }

  /** What a constant looks like. */
  enum Sort {
    TEXT,
    NUMBER
  }

  /** The word NULL. */
  record Missing(Span at) implements Operand {}

  /** Nothing that could be read. */
  record Broken() implements Operand {}

  /** Where it stands; of a broken one nobody asks. */
  default Span place() {
    if (this instanceof Typed typed) {
      return typed.at();
    }
    if (this instanceof Constant constant) {
      return constant.at();
    }
    return this instanceof Missing missing ? missing.at() : new Span(0, 1);
  }
}
