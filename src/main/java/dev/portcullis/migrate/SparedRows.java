package dev.portcullis.migrate;

import dev.portcullis.migrate.Snapshot.Enforced;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.Snapshot.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds which constraints of a table bind new rows only, since they did before or are to do so.
 *
 * @param standing the table as the contract asks for it, with these constraints as they are before
 *     any of them is validated
 * @param validated those of them that hold for all rows afterwards, as they are before
 */
record SparedRows(Table standing, List<Rule> validated) {
  SparedRows {
    validated = List.copyOf(validated);
  }

  static SparedRows of(Table before, Table asked, Validation validation) {
    List<Rule> standing = new ArrayList<>();
    List<Rule> validated = new ArrayList<>();
    for (Rule rule : asked.rules()) {
      boolean mayNotBeNull = isOfPrimaryKey(asked, rule);
      boolean isCarried = isSparing(before, rule);
      boolean begins =
          validation.newRowsOnly().contains(rule.id()) && !mayNotBeNull && !isThere(before, rule);
      boolean spares = hasForm(rule) && (isCarried || begins);
      Rule now = spares ? rule.with(Enforced.NEW_ROWS) : rule;
      standing.add(now);
      if (spares && isCarried && (mayNotBeNull || validation.isDue(asked.name(), rule.id()))) {
        validated.add(now);
      }
    }
    return new SparedRows(with(asked, standing), validated);
  }

  /** Ids of the rules that are validated and need not be. */
  static Set<String> sparing(TableEvolution evolution) {
    return evolution.all(TableChange.ConstraintValidated.class).stream()
        .map(TableChange.ConstraintValidated::rule)
        .filter(rule -> !isOfPrimaryKey(evolution.after(), rule))
        .map(Rule::id)
        .collect(Collectors.toSet());
  }

  /** The table when all is done. */
  Table after() {
    return with(
        standing,
        standing.rules().stream()
            .map(rule -> validated.contains(rule) ? rule.with(Enforced.TABLE) : rule)
            .toList());
  }

  private static Table with(Table table, List<Rule> rules) {
    return new Table(table.name(), table.origin(), table.columns(), rules);
  }

  /** The index of a key holds all rows. */
  private static boolean hasForm(Rule rule) {
    return rule.enforced() == Enforced.TABLE && !Constraints.isKey(rule);
  }

  private static boolean isSparing(Table before, Rule rule) {
    return before.rules().stream()
        .anyMatch(it -> Constraints.bindsNewRowsOnly(it) && saysTheSame(it, rule));
  }

  /** A rule that held for all rows does not start to spare some. */
  private static boolean isThere(Table before, Rule rule) {
    return Constraints.isRequired(rule)
        ? Constraints.notNull(before).keySet().containsAll(rule.columns())
        : before.rules().stream()
            .anyMatch(it -> it.enforced() == Enforced.TABLE && saysTheSame(it, rule));
  }

  private static boolean saysTheSame(Rule one, Rule other) {
    return one.kind().equals(other.kind()) && one.definition().equals(other.definition());
  }

  private static boolean isOfPrimaryKey(Table table, Rule rule) {
    return Constraints.isRequired(rule)
        && Constraints.primaryKey(table).stream()
            .anyMatch(key -> key.columns().containsAll(rule.columns()));
  }
}
