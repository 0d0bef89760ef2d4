package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;

/** What a contract may say one day and this version cannot enforce. */
final class Later {
  private Later() {}

  static Problem key(Scalar key) {
    return Problem.error(
        ProblemCode.NOT_SUPPORTED,
        key.at(),
        "Key `"
            + key.text()
            + "` is not supported by this version, and a rule is never passed over.",
        "Remove it until it is supported.");
  }

  static Problem drop(Position at) {
    return Problem.error(
        ProblemCode.NOT_SUPPORTED,
        at,
        "`on_violation: drop` is not supported by this version.",
        "Use `fail` (the default) or `warn` until it is.");
  }
}
