package dev.portcullis.contract;

import dev.portcullis.expr.Expr;
import java.util.List;
import java.util.Objects;

/** What is counted in a file as a whole. */
public sealed interface Measure {
  <R> R accept(Visitor<R> visitor);

  /** One method a measure. */
  interface Visitor<R> {
    R rows(Rows measure);

    R breaches(Breaches measure);

    R repetitions(Repetitions measure);
  }

  /** All rows. */
  record Rows() implements Measure {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.rows(this);
    }
  }

  /** Rows for which the expression is false. */
  record Breaches(Expr holds) implements Measure {
    public Breaches {
      Objects.requireNonNull(holds);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.breaches(this);
    }
  }

  /**
   * Rows that repeat the values of an earlier row in these columns; a row with a NULL part repeats
   * nothing.
   */
  record Repetitions(List<String> columns) implements Measure {
    public Repetitions {
      columns = List.copyOf(columns);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.repetitions(this);
    }
  }
}
