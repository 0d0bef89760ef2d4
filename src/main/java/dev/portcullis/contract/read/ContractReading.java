package dev.portcullis.contract.read;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Problem;
import java.util.List;
import java.util.Optional;

/**
 * The outcome of reading one contract file.
 *
 * @param contract empty exactly when a problem is an error
 * @param problems everything found, in the order of the file
 * @param sourceLines the file's lines, for printing a problem with its source; empty when
 *     unreadable
 */
public record ContractReading(
    Optional<Contract> contract, List<Problem> problems, List<String> sourceLines) {
  public ContractReading {
    problems = List.copyOf(problems);
    sourceLines = List.copyOf(sourceLines);
  }
}
