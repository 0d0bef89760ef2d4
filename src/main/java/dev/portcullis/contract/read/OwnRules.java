package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.Value;

/** The rules of a column that a value named by the same column must not break. */
final class OwnRules {
  private final Range range;
  private final TextRules texts;
  private final CompiledPattern matcher = new CompiledPattern();

  OwnRules(Range range, TextRules texts) {
    this.range = range;
    this.texts = texts;
  }

  void refuseBreach(String what, Value value, Scalar written, Problems problems) {
    range
        .breachedBy(value)
        .or(() -> texts.breachedBy(value, matcher))
        .ifPresent(
            key ->
                problems.add(
                    Problem.error(
                        ProblemCode.CONFLICTING_KEYS,
                        written.at(),
                        what
                            + " "
                            + Shown.text(written.text())
                            + " breaks `"
                            + key
                            + "` of the same column.",
                        "Mend one of the two.")));
  }
}
