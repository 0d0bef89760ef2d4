package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.Reference.EnforcedBy;
import dev.portcullis.contract.TableName;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Compares references with the tables that they name, as far as these are known: from the contracts
 * that are given, or from the snapshot.
 */
final class ReferenceFit {
  private static final Set<String> NUMBERS = Set.of("int", "long", "decimal");

  private final Map<TableName, ReferencedTable> known = new HashMap<>();
  private final List<Problem> problems = new ArrayList<>();

  ReferenceFit(List<Contract> contracts, List<Snapshot.Table> tables) {
    tables.forEach(table -> known.put(table.name(), ReferencedTable.of(table)));
    contracts.forEach(contract -> known.put(contract.table(), ReferencedTable.of(contract)));
  }

  /** What does not fit, and a note for a FOREIGN KEY to a table that is not known. */
  List<Problem> problems(List<Contract> contracts) {
    for (Contract contract : contracts) {
      ReferencedTable own = ReferencedTable.of(contract);
      contract.checks().references().forEach(reference -> compare(own, reference));
    }
    return List.copyOf(problems);
  }

  private void compare(ReferencedTable own, Reference reference) {
    ReferencedTable other = known.get(reference.table());
    if (other != null) {
      compare(own, reference, other);
    } else if (isForeignKey(reference)) {
      problems.add(notKnown(reference));
    }
  }

  private static boolean isForeignKey(Reference reference) {
    return reference.enforcedBy() != EnforcedBy.STAGING;
  }

  private void compare(ReferencedTable own, Reference reference, ReferencedTable other) {
    int before = problems.size();
    for (int i = 0; i < reference.columns().size(); i++) {
      String column = reference.columns().get(i);
      String otherColumn = reference.tableColumns().get(i);
      String type = own.types().getOrDefault(column, "");
      String otherType = other.types().get(otherColumn);
      if (otherType == null) {
        misfit(
            reference,
            "names column `" + otherColumn + "`, which that table does not have",
            "Columns: `" + String.join("`, `", other.types().keySet()) + "`.");
      } else if (!fit(reference, type, otherType)) {
        misfit(
            reference,
            "is not of one type: `%s` is `%s`, `%s` is `%s` there"
                .formatted(column, type, otherColumn, otherType),
            "Give both columns one type.");
      }
    }
    boolean isKey = other.keys().contains(reference.tableColumns());
    if (problems.size() == before && isForeignKey(reference) && !isKey) {
      misfit(
          reference,
          "asks for a FOREIGN KEY, and `"
              + String.join("`, `", reference.tableColumns())
              + "` is no key there",
          "Name a primary key or unique key with its columns in their order, or use `enforce: staging`.");
    }
  }

  private static boolean fit(Reference reference, String type, String otherType) {
    return type.equals(otherType)
        || (!isForeignKey(reference)
            && NUMBERS.contains(bare(type))
            && NUMBERS.contains(bare(otherType)));
  }

  private static String bare(String type) {
    return type.replaceFirst("\\(.*", "");
  }

  private void misfit(Reference reference, String what, String hint) {
    problems.add(
        Problem.error(
            ProblemCode.REFERENCE_MISFIT,
            reference.declaredAt(),
            "The reference `" + reference.name() + "` to `" + reference.table() + "` " + what + ".",
            hint));
  }

  private static Problem notKnown(Reference reference) {
    return Problem.note(
        ProblemCode.REFERENCED_TABLE_UNKNOWN,
        reference.declaredAt(),
        "The FOREIGN KEY of `"
            + reference.name()
            + "` names the table `"
            + reference.table()
            + "`, whose contract is not among those given.",
        "That table must be there, with a key of these columns, when the script runs; or give its"
            + " contract too.");
  }
}
