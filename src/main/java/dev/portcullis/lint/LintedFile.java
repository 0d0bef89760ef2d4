package dev.portcullis.lint;

import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Severity;
import java.util.List;
import java.util.Objects;

/**
 * What is said about one file.
 *
 * @param path as the user named it, or the folder that it was found in
 * @param kind whether it is a contract at all
 * @param contracts none when an error was found
 * @param problems in the order of the file
 * @param sourceLines of the file, for printing a problem with its source; lines of which nothing is
 *     said are empty
 */
public record LintedFile(
    String path,
    Kind kind,
    List<Enforcement> contracts,
    List<Problem> problems,
    List<String> sourceLines) {
  public LintedFile {
    Objects.requireNonNull(path);
    Objects.requireNonNull(kind);
    contracts = List.copyOf(contracts);
    problems = List.copyOf(problems);
    sourceLines = List.copyOf(sourceLines);
  }

  /** What a file in a folder turned out to be. */
  public enum Kind {
    CONTRACT,
    /** A YAML or JSON file of another sort, found in a folder; nothing is said about it. */
    NO_CONTRACT
  }

  static LintedFile of(String path, ContractReading reading) {
    List<Enforcement> contracts =
        reading.contracts().stream()
            .map(contract -> Enforcement.of(contract, reading.notEnforced(contract)))
            .toList();
    List<Problem> notes = contracts.stream().flatMap(found -> found.notes().stream()).toList();
    return new LintedFile(
        path,
        Kind.CONTRACT,
        contracts,
        FileOrder.of(reading.problems(), notes),
        SourceLines.of(reading, notes));
  }

  /** A place that could not be looked at. */
  static LintedFile of(Problem problem) {
    return new LintedFile(
        problem.position().path(), Kind.CONTRACT, List.of(), List.of(problem), List.of());
  }

  static LintedFile somethingElse(String path) {
    return new LintedFile(path, Kind.NO_CONTRACT, List.of(), List.of(), List.of());
  }

  /** Whether nothing found is an error. */
  public boolean isValid() {
    return count(Severity.ERROR) == 0;
  }

  /** How many problems weigh so much. */
  public long count(Severity severity) {
    return problems.stream().filter(problem -> problem.severity() == severity).count();
  }

  /** How many parts of the file nothing enforces, neither the table nor the file gate. */
  public long notEnforced() {
    return problems.stream().filter(problem -> problem.code() == ProblemCode.NOT_ENFORCED).count();
  }

  /** How many of them stand outside of all its tables. */
  public long notEnforcedOutside() {
    long ofTables = contracts.stream().mapToLong(Enforcement::notEnforced).sum();
    // Where two tables have a part in common, it counts for both.
    return Math.max(0, notEnforced() - ofTables);
  }

  LintedFile with(List<Problem> more) {
    return new LintedFile(path, kind, contracts, FileOrder.of(problems, more), sourceLines);
  }
}
