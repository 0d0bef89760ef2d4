package dev.portcullis.contract.read;

import dev.portcullis.problem.Problem;
import java.util.List;

/**
 * Stops the reading of a contract at a fault after which going on is meaningless. Never leaves this
 * package.
 */
final class UnreadableContract extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Problem problem;
  private final transient List<String> lines;

  UnreadableContract(Problem problem) {
    this(problem, List.of());
  }

  UnreadableContract(Problem problem, List<String> lines) {
    super(problem.message(), null, false, false);
    this.problem = problem;
    this.lines = List.copyOf(lines);
  }

  /** What can be shown of the file. */
  List<String> lines() {
    return lines;
  }

  Problem problem() {
    return problem;
  }
}
