package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * New tables, and when they are created.
 *
 * @param before tables that change, which may refer to them from now on
 * @param after them, since they refer to one that changes, perhaps to a key that it does not have
 *     yet; or to another new table that waits so
 */
record NewTables(List<CreationOrder.Step> before, List<CreationOrder.Step> after) {
  static NewTables of(List<Contract> contracts, Evolutions evolutions) {
    List<CreationOrder.Step> steps = CreationOrder.of(contracts);
    boolean circle = steps.stream().anyMatch(step -> !step.waiting().isEmpty());
    if (circle) {
      return new NewTables(steps, List.of());
    }
    Set<TableName> late = new HashSet<>();
    evolutions.changing().forEach(evolution -> late.add(evolution.after().name()));
    // A table comes after those that it refers to, so that one pass finds all.
    for (CreationOrder.Step step : steps) {
      if (refersTo(step.contract(), late)) {
        late.add(step.contract().table());
      }
    }
    return new NewTables(
        steps.stream().filter(step -> !late.contains(step.contract().table())).toList(),
        steps.stream().filter(step -> late.contains(step.contract().table())).toList());
  }

  /** The names of those that are created after the changes. */
  Set<TableName> later() {
    return after.stream().map(step -> step.contract().table()).collect(Collectors.toSet());
  }

  private static boolean refersTo(Contract contract, Set<TableName> tables) {
    return contract.checks().references().stream()
        .anyMatch(reference -> tables.contains(reference.table()));
  }
}
