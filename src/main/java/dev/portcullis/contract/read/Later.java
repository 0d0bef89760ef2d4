package dev.portcullis.contract.read;

import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;

/** What a contract may say one day and this version cannot enforce. */
final class Later {
  private Later() {}

  /** Stricter than it was asked for: no row is lost by it. */
  static Problem drop(Position at) {
    return Problem.warning(
        ProblemCode.NOT_SUPPORTED,
        at,
        "`on_violation: drop` refuses the whole file in this version, which sets no rows aside yet.",
        null);
  }

  static Problem limits(Position at) {
    return Problem.warning(
        ProblemCode.NOT_SUPPORTED,
        at,
        "`limits` has no effect in this version, which sets no rows aside yet.",
        null);
  }
}
