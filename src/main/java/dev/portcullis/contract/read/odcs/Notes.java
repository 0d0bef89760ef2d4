package dev.portcullis.contract.read.odcs;

import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;

/** Tells what a document declares and is not enforced as it stands, each with its reason. */
final class Notes {
  private final Problems problems;

  Notes(Problems problems) {
    this.problems = problems;
  }

  Problems problems() {
    return problems;
  }

  /** Enforced, but in delivered files alone. */
  void filesOnly(Position at, String message) {
    problems.add(Problem.note(ProblemCode.FILES_ONLY, at, message, null));
  }

  /** Enforced by nothing. */
  void notEnforced(Position at, String message) {
    problems.add(Problem.note(ProblemCode.NOT_ENFORCED, at, message, null));
  }

  /** Enforced by nothing. */
  void notEnforced(Position at, String message, String hint) {
    problems.add(Problem.note(ProblemCode.NOT_ENFORCED, at, message, hint));
  }
}
