package dev.portcullis.contract.read;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Problem;
import java.util.List;
import java.util.Optional;

/**
 * The outcome of reading one contract file.
 *
 * @param contracts one a table, in the order of the file; none when a problem is an error, or when
 *     the file describes no table
 * @param problems everything found, in the order of the file
 * @param sourceLines the file's lines, for printing a problem with its source; empty when
 *     unreadable
 */
public record ContractReading(
    List<Contract> contracts, List<Problem> problems, List<String> sourceLines) {
  public ContractReading {
    contracts = List.copyOf(contracts);
    problems = List.copyOf(problems);
    sourceLines = List.copyOf(sourceLines);
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
