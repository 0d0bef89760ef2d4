package dev.portcullis.contract.read;

import dev.portcullis.contract.Declared;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.NearNames;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType.JsonType;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the columns of one key and checks that each exists, stands once and can be compared. */
final class KeyColumns {
  private final Map<String, ColumnDraft> columns = new LinkedHashMap<>();
  private final Problems problems;

  KeyColumns(List<ColumnDraft> columns, Problems problems) {
    columns.forEach(column -> this.columns.putIfAbsent(column.name().value(), column));
    this.problems = problems;
  }

  /** The columns of the key; empty when one of them is not right. */
  Optional<Declared<List<String>>> key(String key, Listing list) {
    if (list.items().isEmpty()) {
      problems.add(empty(key, list));
      return Optional.empty();
    }
    Set<String> names = new LinkedHashSet<>();
    for (Node item : list.items()) {
      if (Nulls.refuseItem(item, "`" + key + "`", problems)) {
        continue;
      }
      if (item instanceof Scalar name) {
        if (isRight(key, name, names)) {
          names.add(name.text());
        }
      } else {
        problems.add(WrongNode.problem(key, "a list of columns", item));
      }
    }
    return names.size() == list.items().size()
        ? Optional.of(new Declared<>(List.copyOf(names), list.at()))
        : Optional.empty();
  }

  static Problem empty(String key, Listing list) {
    return empty(key, list, "Name its columns or remove the key.");
  }

  static Problem empty(String key, Listing list, String hint) {
    return Problem.error(
        ProblemCode.NOTHING_TO_ENFORCE, list.at(), "The list `" + key + "` is empty.", hint);
  }

  /** Whether the name may stand in the key; otherwise the reason is a problem. */
  boolean isRight(String key, Scalar name, Set<String> earlier) {
    ColumnDraft column = columns.get(name.text());
    if (column == null) {
      problems.add(unknown(key, name));
      return false;
    }
    if (earlier.contains(name.text())) {
      problems.add(
          Problem.error(
              ProblemCode.REPEATED_VALUE,
              name.at(),
              "`" + key + "` names column " + Shown.text(name.text()) + " twice."));
      return false;
    }
    if (column.type().filter(JsonType.class::isInstance).isPresent()) {
      problems.add(
          Problem.error(
              ProblemCode.RULE_DOES_NOT_FIT_TYPE,
              name.at(),
              "`"
                  + key
                  + "` names column "
                  + Shown.text(name.text())
                  + " of type `json`, whose values cannot be compared."));
      return false;
    }
    return true;
  }

  private Problem unknown(String key, Scalar name) {
    Set<String> names = columns.keySet();
    String hint =
        NearNames.nearest(name.text(), names)
            .map(near -> "Did you mean " + Shown.text(near) + "?")
            .orElseGet(() -> "Columns: " + Shown.list(names.stream().limit(20).toList()) + ".");
    return Problem.error(
        ProblemCode.UNKNOWN_COLUMN,
        name.at(),
        "`"
            + key
            + "` names "
            + Shown.text(name.text())
            + ", which is not a column of the contract.",
        hint);
  }
}
