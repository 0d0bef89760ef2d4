package dev.portcullis.contract.read;

import dev.portcullis.contract.Declared;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Refuses columns that a warehouse could not tell apart, and former names that are still in use.
 */
final class ColumnNames {
  private ColumnNames() {}

  static void refuseClashes(List<ColumnDraft> columns, Problems problems) {
    Map<String, Declared<String>> seen = new HashMap<>();
    for (ColumnDraft column : columns) {
      Declared<String> name = column.name();
      Declared<String> earlier = seen.putIfAbsent(NameRules.folded(name.value()), name);
      if (earlier != null) {
        problems.add(clash(name, earlier));
      }
    }
    Map<String, Declared<String>> former = new HashMap<>();
    for (ColumnDraft column : columns) {
      column.renamedFrom().ifPresent(name -> refuseFormer(name, seen, former, problems));
    }
  }

  private static Problem clash(Declared<String> name, Declared<String> earlier) {
    String message =
        name.value().equals(earlier.value())
            ? "Column name "
                + Shown.text(name.value())
                + " stands twice, in lines "
                + earlier.at().line()
                + " and "
                + name.at().line()
                + "."
            : "Column names "
                + Shown.text(earlier.value())
                + " in line "
                + earlier.at().line()
                + " and "
                + Shown.text(name.value())
                + " in line "
                + name.at().line()
                + " are the same to a warehouse that ignores case.";
    return Problem.error(ProblemCode.NAME_CLASH, name.at(), message, "Rename one of the two.");
  }

  private static void refuseFormer(
      Declared<String> name,
      Map<String, Declared<String>> current,
      Map<String, Declared<String>> former,
      Problems problems) {
    String folded = NameRules.folded(name.value());
    Declared<String> existing = current.get(folded);
    if (existing != null && existing.value().equals(name.value())) {
      problems.add(
          Problem.error(
              ProblemCode.CONFLICTING_KEYS,
              name.at(),
              "`renamed_from` names "
                  + Shown.text(name.value())
                  + ", which is still a column in line "
                  + existing.at().line()
                  + ".",
              "Take it in steps, each a version that is migrated and applied before the next: first"
                  + " rename to a name that is free; then let another column have the former name,"
                  + " without this `renamed_from`."));
    }
    if (former.putIfAbsent(folded, name) != null) {
      problems.add(
          Problem.error(
              ProblemCode.CONFLICTING_KEYS,
              name.at(),
              "Two columns say that they were " + Shown.text(name.value()) + " before."));
    }
  }
}
