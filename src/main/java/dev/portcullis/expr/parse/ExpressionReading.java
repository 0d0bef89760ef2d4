package dev.portcullis.expr.parse;

import dev.portcullis.expr.Expr;
import java.util.List;
import java.util.Objects;

/** What a text turned out to be: a condition, or no condition with all reasons. */
public sealed interface ExpressionReading {
  /** The text is a condition that names at least one column. */
  record Parsed(Expr condition) implements ExpressionReading {
    public Parsed {
      Objects.requireNonNull(condition);
    }
  }

  /** The text is none; at least one reason, in the order of the text. */
  record Refused(List<ExpressionFault> faults) implements ExpressionReading {
    public Refused {
      faults = List.copyOf(faults);
      if (faults.isEmpty()) {
        throw new IllegalArgumentException("refused without a reason");
      }
    }
  }
}
