package dev.portcullis.warehouse;

import dev.portcullis.rule.Rule;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A constraint of the table that rows of the file break.
 *
 * @param constraint its name in the catalog; empty when the engine names none, as of a trigger or a
 *     partition that is missing
 * @param definition what it demands, as the engine prints it; without a name, the engine's words
 * @param kind which sort of constraint
 * @param columns it speaks of, as far as the catalog says
 * @param rule the rule of the contract that it stands for; empty when the contract has none
 * @param violations rows that break it; 0 when only the first is known
 * @param rows ordinals of the first of them in the file, from 0
 */
public record TableRefusal(
    String constraint,
    String definition,
    Kind kind,
    List<String> columns,
    Optional<Rule> rule,
    long violations,
    List<Long> rows) {
  public TableRefusal {
    Objects.requireNonNull(constraint);
    Objects.requireNonNull(definition);
    Objects.requireNonNull(kind);
    columns = List.copyOf(columns);
    Objects.requireNonNull(rule);
    rows = List.copyOf(rows);
  }

  /** The sorts of constraints. */
  public enum Kind {
    /** A key of the file is already in the table. */
    KEY,
    CHECK,
    NOT_NULL,
    /** The row refers to what is not there. */
    FOREIGN_KEY,
    /** A trigger, an exclusion: whatever else a table may have. */
    OTHER
  }
}
