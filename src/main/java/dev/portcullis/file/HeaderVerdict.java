package dev.portcullis.file;

import dev.portcullis.problem.Problem;
import java.util.List;
import java.util.Optional;

/**
 * The outcome of comparing a header with a contract.
 *
 * @param problems everything that is wrong with the header
 * @param mapping empty exactly when a problem is an error
 */
public record HeaderVerdict(List<Problem> problems, Optional<ColumnMapping> mapping) {
  public HeaderVerdict {
    problems = List.copyOf(problems);
    if (mapping.isPresent() == problems.stream().anyMatch(Problem::isError)) {
      throw new IllegalArgumentException("a mapping beside " + problems);
    }
  }
}
