package dev.portcullis.contract.read;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The outcome of reading one contract file.
 *
 * @param contracts one a table, in the order of the file; none when a problem is an error, or when
 *     the file describes no table
 * @param problems everything found, in the order of the file
 * @param sourceLines the file's lines, for printing a problem with its source; empty when
 *     unreadable
 * @param notEnforced how many parts of each contract nothing enforces, by where it is declared;
 *     what a document with several says outside of them belongs to none
 */
public record ContractReading(
    List<Contract> contracts,
    List<Problem> problems,
    List<String> sourceLines,
    Map<Position, Long> notEnforced) {
  public ContractReading {
    contracts = List.copyOf(contracts);
    problems = List.copyOf(problems);
    sourceLines = List.copyOf(sourceLines);
    notEnforced = Map.copyOf(notEnforced);
  }

  /** A file that could not be read, and why. */
  static ContractReading unreadable(Problem problem, List<String> sourceLines) {
    return new ContractReading(List.of(), List.of(problem), sourceLines, Map.of());
  }

  /** How many parts of that contract nothing enforces. */
  public long notEnforced(Contract contract) {
    return notEnforced.getOrDefault(contract.declaredAt(), 0L);
  }

  /** The same with what was found later; without contracts when that is an error. */
  public ContractReading with(List<Problem> more) {
    List<Problem> all =
        Stream.concat(problems.stream(), more.stream()).sorted(Problem.byPlace()).toList();
    boolean isValid = all.stream().noneMatch(Problem::isError);
    return new ContractReading(
        isValid ? contracts : List.of(), all, sourceLines, isValid ? notEnforced : Map.of());
  }

  /** Whether nothing found is an error. */
  public boolean isValid() {
    return problems.stream().noneMatch(Problem::isError);
  }

  /** The first contract, which is the only one unless the file describes several tables. */
  public Optional<Contract> contract() {
    return contracts.stream().findFirst();
  }
}
