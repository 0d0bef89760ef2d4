package dev.portcullis.draft.catalog;

import dev.portcullis.expr.Expr;
import java.util.Objects;
import java.util.Set;

/** What the condition of a CHECK turned out to be. */
public sealed interface ReadCondition {
  /**
   * A condition that a contract can say.
   *
   * @param text in the portable language
   */
  record Said(Expr holds, String text) implements ReadCondition {
    public Said {
      Objects.requireNonNull(holds);
      Objects.requireNonNull(text);
    }
  }

  /**
   * What types say already.
   *
   * @param finite columns of doubles that it keeps free of NaN and infinities
   */
  record Implied(Set<String> finite) implements ReadCondition {
    public Implied {
      finite = Set.copyOf(finite);
    }
  }

  /** A condition that no contract can say. */
  record Unread() implements ReadCondition {}
}
