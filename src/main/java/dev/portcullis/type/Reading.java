package dev.portcullis.type;

import java.util.Objects;

/**
 * What a text turned out to be: a value of the column's type, or a breach of its lexical form with
 * the reason. The reason quotes nothing of the text, so that it may be printed for a restricted
 * column.
 */
public sealed interface Reading {
  /** The text is a value. */
  record Read(Value value) implements Reading {
    public Read {
      Objects.requireNonNull(value);
    }
  }

  /**
   * The text is not a value.
   *
   * @param reason the end of a sentence that begins with the text, for example {@code is not an
   *     int}
   */
  record Breach(String reason) implements Reading {
    public Breach {
      Objects.requireNonNull(reason);
    }
  }
}
