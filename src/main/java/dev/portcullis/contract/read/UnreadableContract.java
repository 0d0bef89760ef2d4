package dev.portcullis.contract.read;

import dev.portcullis.problem.Problem;

/**
 * Stops the reading of a contract at a fault after which going on is meaningless. Never leaves this
 * package.
 */
final class UnreadableContract extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  UnreadableContract(Problem problem) {
    super(problem.message(), null, false, false);
    this.problem = problem;
  }

  Problem problem() {
    return problem;
  }
}
