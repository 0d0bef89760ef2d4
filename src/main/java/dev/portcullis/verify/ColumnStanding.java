package dev.portcullis.verify;

import java.util.Objects;
import java.util.Optional;

/**
 * A column of the contract or of the table.
 *
 * @param askedType as the catalog would spell it; empty when the contract has no such column
 * @param foundType as the catalog spells it; empty when the table has no such column
 * @param askedDefault in the engine's words
 * @param foundDefault in the engine's words
 */
public record ColumnStanding(
    String name,
    State state,
    Optional<String> askedType,
    Optional<String> foundType,
    Optional<String> askedDefault,
    Optional<String> foundDefault) {
  public ColumnStanding {
    Objects.requireNonNull(name);
    Objects.requireNonNull(state);
    Objects.requireNonNull(askedType);
    Objects.requireNonNull(foundType);
    Objects.requireNonNull(askedDefault);
    Objects.requireNonNull(foundDefault);
  }

  /** How a column stands. Whether it may be NULL is said by the rules. */
  public enum State {
    SAME("same"),
    MISSING("missing"),
    /** The contract does not have it. */
    EXTRA("extra"),
    OTHER_TYPE("other type"),
    OTHER_DEFAULT("other default");

    private final String word;

    State(String word) {
      this.word = word;
    }

    /** As a person reads it. */
    public String word() {
      return word;
    }
  }

  /** Whether the table is other than the contract says. */
  public boolean isDrift() {
    return state != State.SAME;
  }
}
