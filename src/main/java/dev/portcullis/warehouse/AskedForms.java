package dev.portcullis.warehouse;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.RuleBook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What of a contract an engine has to bring into forms that compare. */
public final class AskedForms {
  private AskedForms() {}

  /** The conditions of all row rules by their ids, those that no table enforces included. */
  public static Map<String, String> conditions(Dialect dialect, RuleBook rules) {
    Map<String, String> conditions = new LinkedHashMap<>();
    for (Rule rule : rules.rules()) {
      if (rule instanceof RowRule row) {
        dialect.condition(row.holds()).ifPresent(text -> conditions.put(rule.id(), text));
      }
    }
    return conditions;
  }

  /** The references of the rules. */
  public static List<ReferenceRule> references(RuleBook rules) {
    return rules.rules().stream()
        .filter(ReferenceRule.class::isInstance)
        .map(ReferenceRule.class::cast)
        .toList();
  }

  /**
   * The form of a FOREIGN KEY: pairs of columns in the order of their names, and the other table.
   */
  public static String reference(List<String> columns, String table, List<String> tableColumns) {
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      pairs.add(columns.get(i) + "=" + tableColumns.get(i));
    }
    return String.join(",", pairs.stream().sorted().toList()) + " in " + table;
  }
}
