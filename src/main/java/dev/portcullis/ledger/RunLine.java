package dev.portcullis.ledger;

import java.util.Objects;
import java.util.Optional;

/**
 * A run as a list shows it.
 *
 * @param runId unique
 * @param replayOf the run whose quarantined rows were loaded; empty when a file was delivered
 * @param table as {@code schema.table}
 * @param mode the word of it
 * @param fileName the last part of the path
 */
public record RunLine(
    String runId,
    RunOutcome outcome,
    Optional<String> replayOf,
    String table,
    String mode,
    String fileName,
    RowTotals rows,
    RunFacts run) {
  public RunLine {
    Objects.requireNonNull(runId);
    Objects.requireNonNull(outcome);
    Objects.requireNonNull(replayOf);
    Objects.requireNonNull(table);
    Objects.requireNonNull(mode);
    Objects.requireNonNull(fileName);
    Objects.requireNonNull(rows);
    Objects.requireNonNull(run);
  }
}
