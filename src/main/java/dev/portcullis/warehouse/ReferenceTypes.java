package dev.portcullis.warehouse;

import dev.portcullis.contract.Reference;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.Rule.ReferenceRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Checks the columns that a reference names in the other table before values are compared: an
 * engine might compare texts with numbers in a way of its own, or fail over the first value.
 */
public final class ReferenceTypes {
  private static final Pattern NUMBER =
      Pattern.compile("(tiny|small|big|huge|u.*)?int(eger)?|(numeric|decimal)\\b.*");
  private static final Pattern TEXT = Pattern.compile("text|(character varying|varchar)\\b.*");

  private ReferenceTypes() {}

  /**
   * Throws when a column is missing or its values cannot be compared.
   *
   * @param target as shown to a person
   * @param own the catalog's types of the columns of the reference, in its order
   * @param found types by column name of the other table, spelled as the catalog does; looked up by
   *     the map's own idea of case
   */
  public static void check(
      ReferenceRule rule, String target, List<String> own, Map<String, String> found) {
    Reference reference = rule.reference();
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < own.size(); i++) {
      String name = reference.tableColumns().get(i);
      String type = found.get(name);
      if (type == null) {
        differences.add("it has no column `" + name + "`");
      } else if (!family(type).equals(family(own.get(i)))) {
        differences.add(
            "its column `"
                + name
                + "` is "
                + type
                + ", and `"
                + reference.columns().get(i)
                + "` is "
                + own.get(i));
      }
    }
    if (!differences.isEmpty()) {
      throw new WarehouseException(
          ProblemCode.TABLE_DIFFERS,
          "The table `"
              + reference.table()
              + "` in `"
              + target
              + "` does not fit the reference `"
              + rule.id()
              + "`: "
              + String.join("; ", differences)
              + ".",
          "Nothing was loaded; mend the reference or the table.");
    }
  }

  /** The table of a reference is not there. */
  public static WarehouseException missing(ReferenceRule rule, String target) {
    return new WarehouseException(
        ProblemCode.TABLE_MISSING,
        "The table `"
            + rule.reference().table()
            + "` does not exist in `"
            + target
            + "`, and the reference `"
            + rule.id()
            + "` looks for values in it.",
        "Nothing was loaded; create that table from its contract (`portcullis migrate`, `portcullis"
            + " apply`) and load it first.");
  }

  private static String family(String type) {
    String lower = type.toLowerCase(Locale.ROOT);
    if (NUMBER.matcher(lower).matches()) {
      return "number";
    }
    return TEXT.matcher(lower).matches() ? "text" : lower;
  }
}
