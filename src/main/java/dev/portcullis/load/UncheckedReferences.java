package dev.portcullis.load;

import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.RuleBook;
import java.util.List;
import java.util.stream.Collectors;

/** Says that references were left out, so that no one takes silence for a verdict. */
enum UncheckedReferences {
  /** A check stands alone. */
  WITHOUT_WAREHOUSE(
      "`check` knows no warehouse", "`load` judges references before it loads anything."),
  /** A load asks the warehouse only about a file that may be loaded. */
  AFTER_A_BREACH(
      "the file breaks the contract already",
      "A load looks references up once the file keeps all other rules.");

  private final String reason;
  private final String hint;

  UncheckedReferences(String reason, String hint) {
    this.reason = reason;
    this.hint = hint;
  }

  /** The note; none when there are no references. */
  List<Problem> told(RuleBook rules, String displayPath) {
    List<Rule> references = rules.rules().stream().filter(ReferenceRule.class::isInstance).toList();
    if (references.isEmpty()) {
      return List.of();
    }
    return List.of(
        Problem.note(
            ProblemCode.REFERENCES_NOT_CHECKED,
            Position.ofFile(displayPath),
            Words.count(references.size(), "reference")
                + (references.size() == 1 ? " was" : " were")
                + " not checked, since "
                + reason
                + ": "
                + references.stream()
                    .map(rule -> "`" + rule.id() + "`")
                    .collect(Collectors.joining(", "))
                + ".",
            hint));
  }
}
