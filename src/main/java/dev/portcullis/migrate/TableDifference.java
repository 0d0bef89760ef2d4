package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.migrate.Snapshot.Enforced;
import dev.portcullis.problem.Position;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.rule.RuleKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a contract asks of its table that the table of the snapshot does not have. Words and rules
 * that never reach the table make no difference, nor does the order of columns, which no table can
 * change.
 */
final class TableDifference {
  /**
   * One thing that differs.
   *
   * @param sentence what, without a full stop
   * @param at the place in the contract
   */
  record Difference(String sentence, Position at) {}

  private final Contract contract;
  private final List<Difference> found = new ArrayList<>();

  private TableDifference(Contract contract) {
    this.contract = contract;
  }

  static List<Difference> between(Snapshot.Table before, Snapshot.Table after, Contract contract) {
    TableDifference difference = new TableDifference(contract);
    difference.columns(before, after);
    difference.rules(before, after);
    return List.copyOf(difference.found);
  }

  private void columns(Snapshot.Table before, Snapshot.Table after) {
    Map<String, Snapshot.Column> old = byName(before.columns(), Snapshot.Column::name);
    for (Snapshot.Column column : after.columns()) {
      Position at = contract.column(column.name()).declaredAt();
      Snapshot.@Nullable Column former = old.remove(column.name());
      if (former == null) {
        found.add(new Difference("the column `" + column.name() + "` is new", at));
      } else {
        compare(former, column, at);
      }
    }
    old.keySet()
        .forEach(
            name ->
                found.add(
                    new Difference("the column `" + name + "` is gone", contract.declaredAt())));
  }

  private void compare(Snapshot.Column before, Snapshot.Column after, Position at) {
    String column = "the column `" + after.name() + "`";
    if (!before.sqlType().equals(after.sqlType())) {
      String sentence =
          "%s is of type `%s`, was `%s`".formatted(column, after.type(), before.type());
      found.add(new Difference(sentence, at));
    }
    if (!before.defaultValue().equals(after.defaultValue())) {
      String sentence =
          "%s has the default %s, had %s".formatted(column, defaultOf(after), defaultOf(before));
      found.add(new Difference(sentence, at));
    }
  }

  private static String defaultOf(Snapshot.Column column) {
    return column.defaultValue().map(value -> "`" + value + "`").orElse("NULL");
  }

  private void rules(Snapshot.Table before, Snapshot.Table after) {
    Map<String, Snapshot.Rule> old = byName(enforced(before), Snapshot.Rule::id);
    Map<String, Rule> declared = byName(RuleBook.of(contract).rules(), Rule::id);
    for (Snapshot.Rule rule : enforced(after)) {
      Rule rulebook = declared.getOrDefault(rule.id(), RuleBook.of(contract).rules().get(0));
      Position at = rulebook.head().declaredAt();
      Snapshot.@Nullable Rule former = old.remove(rule.id());
      if (former == null && isLeftOut(before, rule)) {
        continue;
      }
      if (former == null) {
        found.add(new Difference("the rule `" + rule.id() + "` is new to the table", at));
      } else if (!sameConstraint(former, rule)) {
        String sentence =
            "the rule `%s` is `%s`, was `%s`"
                .formatted(rule.id(), rule.definition(), former.definition());
        found.add(new Difference(sentence, at));
      }
    }
    old.keySet()
        .forEach(
            id ->
                found.add(
                    new Difference(
                        "the rule `" + id + "` no longer binds the table", contract.declaredAt())));
  }

  /**
   * Whether the table was made without a FOREIGN KEY that the contract asked for then as now: in a
   * circle of tables some engines cannot have all of them. Which one was left out depends on the
   * contracts that were given, and those may be fewer today.
   */
  private static boolean isLeftOut(Snapshot.Table before, Snapshot.Rule rule) {
    return rule.kind().equals(RuleKind.REFERENCE.word())
        && before.rules().stream()
            .anyMatch(old -> old.id().equals(rule.id()) && sameConstraint(old, rule));
  }

  private static boolean sameConstraint(Snapshot.Rule before, Snapshot.Rule after) {
    return before.definition().equals(after.definition())
        && before.constraint().equals(after.constraint());
  }

  private static List<Snapshot.Rule> enforced(Snapshot.Table table) {
    return table.rules().stream().filter(rule -> rule.enforced() == Enforced.TABLE).toList();
  }

  private static <T> Map<String, T> byName(List<T> things, Function<T, String> name) {
    Map<String, T> map = new LinkedHashMap<>();
    things.forEach(thing -> map.put(name.apply(thing), thing));
    return map;
  }
}
