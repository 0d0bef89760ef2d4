package dev.portcullis.rule;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.expr.NamedColumns;
import dev.portcullis.problem.Position;
import dev.portcullis.rule.Rule.Head;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.Rule.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All rules of a contract: column by column in declared order, then the keys, the named rules, the
 * references and the checks of the file. Ids and constraint names differ.
 */
public record RuleBook(List<Rule> rules) {
  public RuleBook {
    rules = List.copyOf(rules);
  }

  public static RuleBook of(Contract contract) {
    List<Rule> rules = new ArrayList<>();
    for (Column column : contract.columns()) {
      rules.addAll(ColumnRules.of(contract.table(), column, primaryKeyAt(contract, column)));
    }
    contract.keys().forEach(key -> rules.add(unique(contract, key)));
    contract.checks().rows().forEach(check -> rules.add(row(contract, check)));
    rules.addAll(CheckRules.of(contract, rules));
    return new RuleBook(DistinctNames.of(rules));
  }

  /**
   * The same rules where a row that breaks one is set aside, whatever the contract says of a file
   * that has it; checks of a file as a whole are left out.
   */
  public RuleBook settingAside() {
    return new RuleBook(
        rules.stream().flatMap(rule -> rule.accept(new SettingAside()).stream()).toList());
  }

  private static List<Position> primaryKeyAt(Contract contract, Column column) {
    return contract
        .primaryKey()
        .filter(key -> key.columns().contains(column.name()))
        .map(key -> List.of(key.declaredAt()))
        .orElse(List.of());
  }

  private static UniqueRule unique(Contract contract, Key key) {
    RuleKind kind = kind(key);
    String table = contract.table().name();
    String columns = String.join("_", key.columns());
    boolean primary = key.kind() == Key.Kind.PRIMARY;
    return new UniqueRule(
        new Head(
            key.ruleId(),
            kind,
            key.columns(),
            key.onViolation(),
            ConstraintName.of(primary ? table : table + "_" + columns, kind),
            key.declaredAt()),
        key);
  }

  private static RowRule row(Contract contract, RowCheck check) {
    Set<String> named = NamedColumns.of(check.holds());
    List<String> columns =
        contract.columns().stream().map(Column::name).filter(named::contains).toList();
    String subject = contract.table().name() + "_" + check.name();
    String text = check.spelled().orElse(check.name());
    return new RowRule(
        new Head(
            check.name(),
            RuleKind.CHECK,
            columns,
            check.onViolation(),
            ConstraintName.of(subject, RuleKind.CHECK),
            check.declaredAt()),
        check.holds(),
        Optional.of(new Wording(text, check.description())));
  }

  private static RuleKind kind(Key key) {
    return switch (key.kind()) {
      case PRIMARY -> RuleKind.PRIMARY_KEY;
      case UNIQUE -> RuleKind.UNIQUE;
      case UNIQUE_IN_FILE -> RuleKind.UNIQUE_IN_FILE;
    };
  }
}
