package dev.portcullis.warehouse;

import dev.portcullis.ledger.RowTotals;
import dev.portcullis.ledger.RuleCount;
import dev.portcullis.ledger.RunOutcome;
import dev.portcullis.problem.Problem;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A run that loaded nothing, as it is to be recorded.
 *
 * @param replayOf the run whose quarantined rows were judged; empty when a file was delivered
 * @param outcome refused or failed
 * @param rows all of them refused
 * @param rules that were judged; empty when the rows were not
 * @param problems of the file and of the load, as a report prints them
 */
public record RefusedRun(
    DeliveredRun run,
    Optional<String> replayOf,
    RunOutcome outcome,
    RowTotals rows,
    List<RuleCount> rules,
    List<Problem> problems) {
  public RefusedRun {
    Objects.requireNonNull(run);
    Objects.requireNonNull(replayOf);
    Objects.requireNonNull(outcome);
    Objects.requireNonNull(rows);
    rules = List.copyOf(rules);
    problems = List.copyOf(problems);
  }
}
