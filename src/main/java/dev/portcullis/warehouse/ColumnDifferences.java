package dev.portcullis.warehouse;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Compares the columns of a table with those of the contract before a load. A column of another
 * type would change values without a word (both engines round a decimal into a smaller scale), so a
 * load does not begin.
 */
public final class ColumnDifferences {
  private ColumnDifferences() {}

  /**
   * Fails when something differs.
   *
   * @param found types by column name, as the catalog spells them
   * @param expected the catalog's spelling of the type of a contract column
   * @param target as shown to a person
   */
  public static void check(
      Contract contract,
      Map<String, String> found,
      Function<Column, String> expected,
      String target) {
    List<String> differences = of(contract, found, expected);
    if (!differences.isEmpty()) {
      throw new WarehouseException(
          ProblemCode.TABLE_DIFFERS,
          "The table `"
              + contract.table()
              + "` in `"
              + target
              + "` differs from the contract: "
              + String.join("; ", differences)
              + ".",
          "Write the change with `portcullis migrate` and run it with `portcullis apply`; a table that"
              + " no migration made needs `migrate --baseline --against URL`. Or take the contract's"
              + " change back.");
    }
  }

  /**
   * What differs, a clause each.
   *
   * @param found types by column name, as the catalog spells them
   * @param expected the catalog's spelling of the type of a contract column
   */
  static List<String> of(
      Contract contract, Map<String, String> found, Function<Column, String> expected) {
    Map<String, String> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    byName.putAll(found);
    List<String> differences = new ArrayList<>();
    for (Column column : contract.columns()) {
      String type = byName.get(column.name());
      if (type == null) {
        differences.add("the table has no column `" + column.name() + "`");
      } else if (!type.toLowerCase(Locale.ROOT)
          .equals(expected.apply(column).toLowerCase(Locale.ROOT))) {
        differences.add(
            "column `"
                + column.name()
                + "` is "
                + type
                + ", the contract needs "
                + expected.apply(column));
      }
    }
    return differences;
  }
}
