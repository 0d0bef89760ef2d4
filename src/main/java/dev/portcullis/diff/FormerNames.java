package dev.portcullis.diff;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Former names that say nothing, so that a rename would be taken for a drop and an add. */
final class FormerNames {
  private FormerNames() {}

  static List<Problem> problems(Contract before, Contract after) {
    Set<String> old = names(before);
    return after.columns().stream()
        .filter(column -> column.renamedFrom().isPresent())
        .filter(column -> saysNothing(column, old))
        .map(column -> problem(column, old.contains(column.name())))
        .toList();
  }

  private static Set<String> names(Contract contract) {
    return contract.columns().stream().map(Column::name).collect(Collectors.toSet());
  }

  /** One that stays in the contract after its rename names what neither version has. */
  private static boolean saysNothing(Column column, Set<String> old) {
    boolean wasRenamedBefore = old.contains(column.name());
    boolean hasFormer = old.contains(column.renamedFrom().orElseThrow());
    return wasRenamedBefore == hasFormer;
  }

  private static Problem problem(Column column, boolean bothWereThere) {
    String former = column.renamedFrom().orElseThrow();
    return Problem.warning(
        ProblemCode.FORMER_NAME_UNKNOWN,
        column.declaredAt(),
        bothWereThere
            ? "The column `%s` is `renamed_from: %s`, and the old contract has both."
                .formatted(column.name(), former)
            : "The column `%s` is `renamed_from: %s`, which the old contract does not have."
                .formatted(column.name(), former),
        bothWereThere
            ? "The data of `%s` are not moved; say what becomes of it in two steps."
                .formatted(former)
            : "The column is taken for a new one.");
  }
}
