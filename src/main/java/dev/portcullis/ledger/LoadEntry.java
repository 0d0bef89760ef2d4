package dev.portcullis.ledger;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One run in the ledger: a file that was loaded, refused, or failed.
 *
 * @param runId unique
 * @param replayOf the run whose quarantined rows were loaded; empty when a file was delivered
 * @param contract what the file was judged by
 * @param table as {@code schema.table}, in the spelling of the warehouse's catalog
 * @param mode the word of it
 * @param rules every rule that was judged, in the order of the rule book; empty when the rows were
 *     not judged
 * @param problems rules apart
 */
public record LoadEntry(
    String runId,
    RunOutcome outcome,
    Optional<String> replayOf,
    ContractFacts contract,
    String table,
    DeliveryFacts file,
    String mode,
    RowTotals rows,
    RunFacts run,
    List<RuleCount> rules,
    List<LedgerProblem> problems) {
  public LoadEntry {
    Objects.requireNonNull(runId);
    Objects.requireNonNull(outcome);
    Objects.requireNonNull(replayOf);
    Objects.requireNonNull(contract);
    Objects.requireNonNull(table);
    Objects.requireNonNull(file);
    Objects.requireNonNull(mode);
    Objects.requireNonNull(rows);
    Objects.requireNonNull(run);
    rules = List.copyOf(rules);
    problems = List.copyOf(problems);
    if (outcome != RunOutcome.LOADED && rows.refused() != rows.read()) {
      throw new IllegalStateException(outcome + " with rows that are not refused: " + rows);
    }
  }
}
