package dev.portcullis.contract.read;

import dev.portcullis.contract.Declared;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads {@code columns} and {@code table_columns}, or the spellings for a single column. */
final class ReferenceColumnsReader {
  private final Fields fields;
  private final KeyColumns names;
  private final Problems problems;

  ReferenceColumnsReader(Fields fields, List<ColumnDraft> columns, Problems problems) {
    this.fields = fields;
    this.names = new KeyColumns(columns, problems);
    this.problems = problems;
  }

  Optional<ReferenceColumns> read() {
    if (fields.entry("column").isEmpty() && fields.entry("columns").isEmpty()) {
      problems.add(
          Problem.error(
              ProblemCode.MISSING_KEY,
              fields.mapping().at(),
              "A reference has neither `column` nor `columns`."));
    }
    Optional<Listing> written = list("column", "columns");
    Optional<Declared<List<String>>> own = written.flatMap(list -> names.key("references", list));
    Optional<Listing> other = list("table_column", "table_columns");
    Optional<List<String>> others = other.flatMap(this::otherNames);
    boolean isNamed =
        fields.entry("table_column").isPresent() || fields.entry("table_columns").isPresent();
    if (own.isEmpty() || (isNamed && others.isEmpty())) {
      return Optional.empty();
    }
    List<String> names = own.get().value();
    List<String> tableNames = others.orElse(names);
    if (names.size() != tableNames.size()) {
      problems.add(differingCounts(other.orElseThrow(), names.size(), tableNames.size()));
      return Optional.empty();
    }
    return Optional.of(new ReferenceColumns(names, tableNames));
  }

  /** The list under the second key, or the single value under the first as a list. */
  private Optional<Listing> list(String one, String several) {
    if (fields.entry(one).isPresent() && fields.entry(several).isPresent()) {
      problems.add(
          Problem.error(
              ProblemCode.CONFLICTING_KEYS,
              fields.entry(one).orElseThrow().key().at(),
              "A reference has `" + one + "` and `" + several + "`, which say the same.",
              "Keep one of the two."));
      return Optional.empty();
    }
    return fields.entry(one).isPresent()
        ? fields.scalar(one).map(scalar -> new Listing(List.of(scalar), scalar.at()))
        : fields.list(several, "a list of columns, for example `[customer_id]`");
  }

  /** The other table is not at hand, so only what no table can have is refused. */
  private Optional<List<String>> otherNames(Listing list) {
    if (list.items().isEmpty()) {
      problems.add(KeyColumns.empty("table_columns", list));
      return Optional.empty();
    }
    Set<String> found = new LinkedHashSet<>();
    for (Node item : list.items()) {
      if (Nulls.refuseItem(item, "`table_columns`", problems)) {
        continue;
      }
      if (item instanceof Scalar name) {
        otherName(name, found);
      } else {
        problems.add(WrongNode.problem("table_columns", "a list of columns", item));
      }
    }
    return found.size() == list.items().size()
        ? Optional.of(new ArrayList<>(found))
        : Optional.empty();
  }

  private void otherName(Scalar name, Set<String> found) {
    Optional<String> right = NameRules.column(name, problems);
    if (right.isPresent() && !found.add(right.get())) {
      problems.add(
          Problem.error(
              ProblemCode.REPEATED_VALUE,
              name.at(),
              "`table_columns` names column " + Shown.text(name.text()) + " twice."));
    }
  }

  private static Problem differingCounts(Listing other, int own, int others) {
    return Problem.error(
        ProblemCode.REFERENCE_COLUMNS,
        other.at(),
        "A reference has "
            + columns(own)
            + " and "
            + columns(others)
            + " of the other table, expected as many of each.",
        "Name them in pairs, in the same order.");
  }

  private static String columns(int count) {
    return count == 1 ? "1 column" : count + " columns";
  }
}
