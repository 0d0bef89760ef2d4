package dev.portcullis.contract.read;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.HashMap;
import java.util.Map;

/** Refuses checks of one name: a report could not say which of them is broken. */
final class CheckNames {
  private final Map<String, Named> first = new HashMap<>();
  private final Problems problems;

  private CheckNames(Problems problems) {
    this.problems = problems;
  }

  private record Named(String sort, Position at) {}

  static void refuseClashes(Checks checks, Problems problems) {
    CheckNames names = new CheckNames(problems);
    for (RowCheck rule : checks.rows()) {
      names.take("rule", rule.name(), rule.declaredAt());
    }
    for (Reference reference : checks.references()) {
      names.take("reference", reference.name(), reference.declaredAt());
    }
  }

  private void take(String sort, String name, Position at) {
    Named earlier = first.putIfAbsent(NameRules.folded(name), new Named(sort, at));
    if (earlier != null) {
      problems.add(
          Problem.error(
              ProblemCode.CHECK_NAME_TAKEN,
              at,
              "The name "
                  + Shown.text(name)
                  + " is taken by the "
                  + earlier.sort()
                  + " in line "
                  + earlier.at().line()
                  + ".",
              "Give each of them a `name` of its own."));
    }
  }
}
