package dev.portcullis.contract.read;

import dev.portcullis.contract.Reference;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Refuses references of one name: a report could not say which of them is broken. */
final class CheckNames {
  private CheckNames() {}

  static void refuseClashes(List<Reference> references, Problems problems) {
    Map<String, Reference> first = new HashMap<>();
    for (Reference reference : references) {
      Reference earlier = first.putIfAbsent(NameRules.folded(reference.name()), reference);
      if (earlier != null) {
        problems.add(
            Problem.error(
                ProblemCode.CHECK_NAME_TAKEN,
                reference.declaredAt(),
                "The name "
                    + Shown.text(reference.name())
                    + " is taken by the reference in line "
                    + earlier.declaredAt().line()
                    + ".",
                "Give each of them a `name` of its own."));
      }
    }
  }
}
