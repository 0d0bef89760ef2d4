package dev.portcullis.migrate;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.rule.RuleKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The columns of a table that have other names now.
 *
 * @param names the new name by the former one
 */
record Renames(Dialect dialect, TableName table, Map<String, String> names) {
  Renames {
    names = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(names));
  }

  /**
   * Which columns the contract says were renamed since the snapshot. What {@code renamed_from} says
   * stays in a contract for long, so it counts only while the table has the former name and not the
   * new one.
   */
  static Renames between(Dialect dialect, Snapshot.Table before, Contract contract) {
    List<String> old = before.columns().stream().map(Snapshot.Column::name).toList();
    Map<String, String> names = new LinkedHashMap<>();
    boolean more = true;
    while (more) {
      more = false;
      for (Column column : contract.columns()) {
        String from = column.renamedFrom().orElse(column.name());
        boolean isFree = !old.contains(column.name()) || names.containsKey(column.name());
        if (isFree
            && old.contains(from)
            && !names.containsKey(from)
            && !names.containsValue(column.name())
            && (!has(contract, from) || isRenamed(contract, from))) {
          names.put(from, column.name());
          more = true;
        }
      }
    }
    return new Renames(dialect, before.name(), names);
  }

  private static boolean has(Contract contract, String column) {
    return contract.columns().stream().anyMatch(it -> it.name().equals(column));
  }

  private static boolean isRenamed(Contract contract, String column) {
    return contract.column(column).renamedFrom().isPresent();
  }

  /** The table with its columns under their new names; its constraints keep theirs. */
  Snapshot.Table of(Snapshot.Table before) {
    List<Snapshot.Column> columns =
        before.columns().stream()
            .map(
                it ->
                    new Snapshot.Column(
                        name(it.name()), it.type(), it.sqlType(), it.defaultValue()))
            .toList();
    List<Rule> rules = before.rules().stream().map(this::own).map(this::toTable).toList();
    return new Snapshot.Table(before.name(), before.origin(), columns, rules);
  }

  private String name(String former) {
    return names.getOrDefault(former, former);
  }

  private Rule own(Rule rule) {
    RenamedText text = RenamedText.ofNames(dialect, names);
    int other = isReference(rule) ? RenamedText.otherTable(rule.definition()) : Integer.MAX_VALUE;
    String definition = rule.definition();
    String renamed =
        other >= definition.length()
            ? text.of(definition)
            : text.of(definition.substring(0, other)) + definition.substring(other);
    return new Rule(
        rule.id(),
        rule.kind(),
        rule.columns().stream().map(this::name).toList(),
        rule.onViolation(),
        rule.constraint(),
        rule.enforced(),
        renamed);
  }

  /** Another table, whose references to this one name its columns as they are called now. */
  Snapshot.Table ofReferring(Snapshot.Table other) {
    return names.isEmpty()
        ? other
        : new Snapshot.Table(
            other.name(),
            other.origin(),
            other.columns(),
            other.rules().stream().map(this::toTable).toList());
  }

  private Rule toTable(Rule rule) {
    if (!isReference(rule)) {
      return rule;
    }
    String definition = rule.definition();
    int from = RenamedText.otherTable(definition);
    String target = dialect.qualified(table) + " (";
    if (!definition.startsWith(target, from)) {
      return rule;
    }
    int columns = from + target.length();
    return new Rule(
        rule.id(),
        rule.kind(),
        rule.columns(),
        rule.onViolation(),
        rule.constraint(),
        rule.enforced(),
        definition.substring(0, columns)
            + RenamedText.ofNames(dialect, names).of(definition.substring(columns)));
  }

  private static boolean isReference(Rule rule) {
    return rule.kind().equals(RuleKind.REFERENCE.word());
  }
}
