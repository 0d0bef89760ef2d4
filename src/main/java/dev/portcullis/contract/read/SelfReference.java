package dev.portcullis.contract.read;

import dev.portcullis.contract.Reference;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.TypeName;
import java.util.List;
import java.util.Optional;

/** Checks a reference of a table to itself, whose other columns are at hand. */
final class SelfReference {
  private final List<ColumnDraft> columns;
  private final Problems problems;

  SelfReference(List<ColumnDraft> columns, Problems problems) {
    this.columns = columns;
    this.problems = problems;
  }

  void check(Reference reference) {
    if (reference.columns().equals(reference.tableColumns())) {
      problems.add(
          Problem.error(
              ProblemCode.REFERENCE_TO_ITSELF,
              reference.declaredAt(),
              "The reference of "
                  + Shown.list(reference.columns())
                  + " names the same columns of the same table, so every row keeps it by itself.",
              "Say with `table_columns` where the values must stand."));
      return;
    }
    for (int i = 0; i < reference.columns().size(); i++) {
      compare(reference, reference.columns().get(i), reference.tableColumns().get(i));
    }
  }

  private void compare(Reference reference, String name, String otherName) {
    Optional<ColumnDraft> other = draft(otherName);
    if (other.isEmpty()) {
      problems.add(
          Problem.error(
              ProblemCode.UNKNOWN_COLUMN,
              reference.declaredAt(),
              "`table_columns` names "
                  + Shown.text(otherName)
                  + ", which is not a column of the contract."));
      return;
    }
    Optional<String> type = draft(name).flatMap(SelfReference::typeName);
    Optional<String> otherType = other.flatMap(SelfReference::typeName);
    if (type.isPresent() && otherType.isPresent() && !type.equals(otherType)) {
      problems.add(
          Problem.error(
              ProblemCode.REFERENCE_MISFIT,
              reference.declaredAt(),
              "Column "
                  + Shown.text(name)
                  + " is `"
                  + type.get()
                  + "` and refers to "
                  + Shown.text(otherName)
                  + " of type `"
                  + otherType.get()
                  + "`.",
              "Give both columns one type."));
    }
  }

  private static Optional<String> typeName(ColumnDraft draft) {
    return draft.type().map((ColumnType type) -> TypeName.of(type));
  }

  private Optional<ColumnDraft> draft(String name) {
    return columns.stream().filter(draft -> draft.name().value().equals(name)).findFirst();
  }
}
