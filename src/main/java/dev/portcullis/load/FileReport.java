package dev.portcullis.load;

import dev.portcullis.contract.Contract;
import dev.portcullis.ledger.RowTotals;
import dev.portcullis.problem.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * All that is told of one file's run; every output format is a rendering of it.
 *
 * @param mode of the load; empty for a check
 * @param target as shown to a person; empty for a check
 * @param file the delivered bytes; empty when they could not be read
 * @param rules every rule of the contract that was judged; empty when the rows were not
 * @param problems of the file and of the load, rules apart
 * @param timings of the steps, in the order in which they were taken
 */
public record FileReport(
    String runId,
    Outcome outcome,
    Optional<String> mode,
    Optional<String> target,
    Contract contract,
    String path,
    Optional<FileFacts> file,
    RowTotals rows,
    List<RuleReport> rules,
    List<Problem> problems,
    Map<String, Duration> timings) {
  public FileReport {
    Objects.requireNonNull(runId);
    Objects.requireNonNull(outcome);
    Objects.requireNonNull(contract);
    Objects.requireNonNull(rows);
    rules = List.copyOf(rules);
    problems = List.copyOf(problems);
    timings = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(timings));
  }

  /**
   * The delivered bytes.
   *
   * @param records data records, malformed ones included
   */
  public record FileFacts(String sha256, long bytes, long records) {}

  /** The same with one problem more. */
  FileReport with(Problem problem) {
    List<Problem> all = new ArrayList<>(problems);
    all.add(problem);
    return new FileReport(
        runId, outcome, mode, target, contract, path, file, rows, rules, all, timings);
  }

  /** The rules that at least one row breaks. */
  public List<RuleReport> brokenRules() {
    return rules.stream().filter(rule -> rule.violations() > 0).toList();
  }
}
