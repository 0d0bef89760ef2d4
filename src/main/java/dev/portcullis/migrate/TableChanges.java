package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Snapshot.Column;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.TableChange.Nullability;
import dev.portcullis.rule.RuleKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds what changes between a table of the snapshot and a contract, in the words of a dialect, so
 * that a rule which is written otherwise today is noticed too. Words and rules that never reach the
 * table make no change.
 */
final class TableChanges {
  private final Snapshot.Table before;
  private final Snapshot.Table after;
  private final List<TableChange> found = new ArrayList<>();

  private TableChanges(Snapshot.Table before, Snapshot.Table after) {
    this.before = before;
    this.after = after;
  }

  /** What changes, perhaps nothing. */
  static TableEvolution between(
      Dialect dialect, Neighbour table, Contract contract, Validation validation) {
    Renames renames = Renames.between(dialect, table.original(), contract);
    Snapshot.Table before = renames.of(table.renamed());
    Snapshot.Table asked = withLeftOut(before, SnapshotTables.of(dialect, contract));
    SparedRows spared = SparedRows.of(before, asked, validation);
    TableChanges changes = new TableChanges(before, spared.standing());
    renames
        .names()
        .forEach((from, to) -> changes.found.add(new TableChange.ColumnRenamed(from, to)));
    changes.columns();
    changes.nullability();
    changes.constraints();
    spared.validated().forEach(changes::validated);
    return new TableEvolution(contract, table.original(), before, spared.after(), changes.found);
  }

  /**
   * The table without a FOREIGN KEY that it was made without, though the contract asked for it then
   * as now: in a circle of tables some engines cannot have all of them. Which one was left out
   * depends on the contracts that were given, and those may be fewer today.
   */
  private static Snapshot.Table withLeftOut(Snapshot.Table before, Snapshot.Table after) {
    return new Snapshot.Table(
        after.name(),
        after.origin(),
        after.columns(),
        after.rules().stream()
            .map(
                rule ->
                    before.rules().stream()
                        .filter(old -> Constraints.isReference(rule))
                        .filter(old -> old.enforced() == Snapshot.Enforced.STAGING)
                        .filter(old -> old.id().equals(rule.id()) && isSame(old, rule))
                        .findFirst()
                        .orElse(rule))
            .toList());
  }

  private void columns() {
    Map<String, Column> old = new LinkedHashMap<>();
    before.columns().forEach(column -> old.put(column.name(), column));
    for (Column column : after.columns()) {
      @Nullable Column former = old.remove(column.name());
      if (former == null) {
        found.add(new TableChange.ColumnAdded(column, nullability(after, column)));
      } else if (!former.sqlType().equals(column.sqlType())) {
        found.add(new TableChange.ColumnRetyped(former, column));
      }
      if (former != null && !former.defaultValue().equals(column.defaultValue())) {
        found.add(new TableChange.DefaultChanged(former, column));
      }
    }
    old.values()
        .forEach(
            column ->
                found.add(new TableChange.ColumnDropped(column, nullability(before, column))));
  }

  private static Nullability nullability(Snapshot.Table table, Column column) {
    return Constraints.notNull(table).containsKey(column.name())
        ? Nullability.NOT_NULL
        : Nullability.NULLABLE;
  }

  private void nullability() {
    Map<String, Rule> old = Constraints.notNull(before);
    Map<String, Rule> now = Constraints.notNull(after);
    for (Column column : after.columns()) {
      boolean stays = before.columns().stream().anyMatch(it -> it.name().equals(column.name()));
      @Nullable Rule rule = now.get(column.name());
      if (stays && rule != null && !old.containsKey(column.name())) {
        found.add(new TableChange.NotNullSet(column.name(), rule));
      } else if (stays && rule == null && old.containsKey(column.name())) {
        found.add(new TableChange.NotNullDropped(column.name()));
      }
    }
  }

  private void validated(Rule rule) {
    found.add(new TableChange.ConstraintValidated(rule));
    boolean isForbidden =
        found.stream()
            .filter(TableChange.NotNullSet.class::isInstance)
            .map(TableChange.NotNullSet.class::cast)
            .anyMatch(it -> rule.columns().contains(it.column()));
    if (Constraints.isRequired(rule) && !isForbidden) {
      rule.columns()
          .forEach(
              column ->
                  found.add(
                      new TableChange.NotNullSet(column, rule.with(Snapshot.Enforced.TABLE))));
    }
  }

  private void constraints() {
    List<Rule> old = new ArrayList<>(Constraints.of(before));
    List<Rule> now = new ArrayList<>(Constraints.of(after));
    pairs(old, now, TableChanges::isIndexOf)
        .forEach((was, is) -> found.add(new TableChange.IndexAttached(was, is)));
    pairs(old, now, TableChanges::isSame);
    pairs(old, now, (was, is) -> saysTheSame(was, is) && isFree(is.constraint()))
        .forEach((was, is) -> found.add(new TableChange.ConstraintRenamed(was, is)));
    Map<Rule, Rule> changed = new LinkedHashMap<>();
    changed.putAll(pairs(old, now, TableChanges::isOfOneName));
    changed.putAll(pairs(old, now, TableChanges::isOfTheSame));
    changed.forEach((was, is) -> found.add(new TableChange.ConstraintChanged(was, is)));
    now.forEach(rule -> found.add(new TableChange.ConstraintAdded(rule)));
    old.forEach(rule -> found.add(new TableChange.ConstraintDropped(rule)));
  }

  /** Takes out of both lists what belongs together. */
  private static Map<Rule, Rule> pairs(
      List<Rule> old, List<Rule> now, BiPredicate<Rule, Rule> belong) {
    Map<Rule, Rule> pairs = new LinkedHashMap<>();
    for (Rule is : List.copyOf(now)) {
      old.stream()
          .filter(was -> belong.test(was, is))
          .findFirst()
          .ifPresent(
              was -> {
                old.remove(was);
                now.remove(is);
                pairs.put(was, is);
              });
    }
    return pairs;
  }

  private static boolean isIndexOf(Rule was, Rule is) {
    return was.enforced() == Snapshot.Enforced.INDEX && saysTheSame(was, is);
  }

  private static boolean isSame(Rule was, Rule is) {
    return was.constraint().equals(is.constraint()) && saysTheSame(was, is);
  }

  private static boolean saysTheSame(Rule was, Rule is) {
    return Constraints.body(was).equals(Constraints.body(is));
  }

  /** A rule of a column is known by its kind, one with a name of its own by that. */
  private static boolean isOfTheSame(Rule was, Rule is) {
    boolean named = is.kind().equals(RuleKind.CHECK.word());
    return was.kind().equals(is.kind())
        && (named ? was.id().equals(is.id()) : was.columns().equals(is.columns()));
  }

  /** Names that go and come in a circle are not exchanged: those constraints are made anew. */
  private boolean isFree(String constraint) {
    return Constraints.of(before).stream().noneMatch(it -> it.constraint().equals(constraint));
  }

  private static boolean isOfOneName(Rule was, Rule is) {
    return was.constraint().equals(is.constraint()) && was.kind().equals(is.kind());
  }
}
