package dev.portcullis.warehouse;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.problem.ProblemCode;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** The key that rows are merged by, as the table has it. */
public final class MergeKey {
  private MergeKey() {}

  /**
   * Fails unless a primary key, unique constraint or unique index of the table has these columns.
   *
   * @param constraints of the table
   */
  public static void check(
      Contract contract, Key key, List<TableConstraint> constraints, String target) {
    if (!isKept(key, constraints)) {
      throw new WarehouseException(
          ProblemCode.TABLE_DIFFERS,
          "The table `"
              + contract.table()
              + "` in `"
              + target
              + "` has no primary key or unique constraint ("
              + String.join(", ", key.columns())
              + "), so rows cannot be merged by it.",
          "Nothing was loaded; add the key to the table by `portcullis migrate` and `portcullis apply`,"
              + " then load the file again.");
    }
  }

  /** Whether the table itself keeps the columns of the key unique. */
  public static boolean isKept(Key key, List<TableConstraint> constraints) {
    Set<String> wanted = folded(key.columns());
    return constraints.stream()
        .filter(constraint -> constraint.kind() == TableRefusal.Kind.KEY)
        .anyMatch(constraint -> folded(constraint.columns()).equals(wanted));
  }

  private static Set<String> folded(List<String> columns) {
    return columns.stream()
        .map(column -> column.toLowerCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }
}
