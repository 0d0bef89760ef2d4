package dev.portcullis.migrate;

import dev.portcullis.migrate.Snapshot.Enforced;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.rule.RuleKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the rules of a snapshot are to a table. */
public final class Constraints {
  private Constraints() {}

  /** The CHECKs, keys and FOREIGN KEYs of a table, in the order of its rules. */
  public static List<Rule> of(Snapshot.Table table) {
    return table.rules().stream()
        .filter(rule -> rule.enforced() != Enforced.STAGING)
        .filter(rule -> isKey(rule) || isReference(rule) || isCheck(rule))
        .toList();
  }

  /** The columns that forbid NULL, each with the rule that says so. */
  public static Map<String, Rule> notNull(Snapshot.Table table) {
    Map<String, Rule> columns = new LinkedHashMap<>();
    for (RuleKind kind : List.of(RuleKind.REQUIRED, RuleKind.PRIMARY_KEY)) {
      table.rules().stream()
          .filter(rule -> rule.enforced() == Enforced.TABLE && isKind(rule, kind))
          .forEach(rule -> rule.columns().forEach(column -> columns.putIfAbsent(column, rule)));
    }
    return columns;
  }

  /** The primary key, if the table has one. */
  static Optional<Rule> primaryKey(Snapshot.Table table) {
    return of(table).stream().filter(rule -> isKind(rule, RuleKind.PRIMARY_KEY)).findFirst();
  }

  /** Whether it is a primary key or a unique key. */
  public static boolean isKey(Rule rule) {
    return isKind(rule, RuleKind.UNIQUE) || isKind(rule, RuleKind.PRIMARY_KEY);
  }

  /** Whether it is a key that lets rows without a value through. */
  static boolean isUnique(Rule rule) {
    return isKind(rule, RuleKind.UNIQUE);
  }

  /** Whether it is a CHECK with a name of its own, over any columns. */
  static boolean isNamed(Rule rule) {
    return isKind(rule, RuleKind.CHECK);
  }

  /** Whether it is a FOREIGN KEY. */
  public static boolean isReference(Rule rule) {
    return isKind(rule, RuleKind.REFERENCE);
  }

  /** Whether it is a CHECK, as {@code required} is one while old rows need not keep it. */
  public static boolean isCheck(Rule rule) {
    return !isKey(rule) && !isReference(rule) && (!isRequired(rule) || bindsNewRowsOnly(rule));
  }

  /** Whether it says that a column is not NULL. */
  public static boolean isRequired(Rule rule) {
    return isKind(rule, RuleKind.REQUIRED);
  }

  /** Whether rows that were there before it need not keep it. */
  public static boolean bindsNewRowsOnly(Rule rule) {
    return rule.enforced() == Enforced.NEW_ROWS;
  }

  private static boolean isKind(Rule rule, RuleKind kind) {
    return rule.kind().equals(kind.word());
  }

  /** The constraint without its name: {@code CHECK (…)}, {@code UNIQUE (…)}. */
  public static String body(Rule rule) {
    return isCheck(rule) ? "CHECK (" + rule.definition() + ")" : rule.definition();
  }
}
