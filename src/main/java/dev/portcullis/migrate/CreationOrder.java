package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.Reference.EnforcedBy;
import dev.portcullis.contract.TableName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The order in which tables are created: a table that a FOREIGN KEY names comes before the one that
 * has it, and otherwise names decide. In a circle, the FOREIGN KEY that points forward is added
 * when the table that it names is there.
 */
final class CreationOrder {
  /**
   * A table to create.
   *
   * @param contract with the references of a circle marked as {@link EnforcedBy#TABLE_AFTERWARDS}
   * @param waiting contracts of tables before it, whose marked references point at it
   */
  record Step(Contract contract, List<Contract> waiting) {
    Step {
      waiting = List.copyOf(waiting);
    }
  }

  private final Map<TableName, Contract> contracts = new HashMap<>();
  private final LinkedHashSet<TableName> done = new LinkedHashSet<>();
  private final Set<TableName> begun = new HashSet<>();
  private final Map<TableName, Contract> marked = new HashMap<>();

  private CreationOrder(List<Contract> contracts) {
    contracts.forEach(contract -> this.contracts.put(contract.table(), contract));
  }

  /** The steps; each table has one contract. */
  static List<Step> of(List<Contract> contracts) {
    CreationOrder order = new CreationOrder(contracts);
    contracts.stream()
        .map(Contract::table)
        .sorted(Comparator.comparing(TableName::toString))
        .forEach(order::visit);
    List<Step> steps = new ArrayList<>();
    for (TableName table : order.done) {
      Contract contract = Objects.requireNonNull(order.marked.get(table));
      List<Contract> before = steps.stream().map(Step::contract).toList();
      steps.add(new Step(contract, before.stream().filter(it -> waitsFor(it, table)).toList()));
    }
    return List.copyOf(steps);
  }

  private static boolean waitsFor(Contract contract, TableName table) {
    return contract.checks().references().stream().anyMatch(it -> isAfterwards(it, table));
  }

  /** Whether the FOREIGN KEY is added when that table is there. */
  static boolean isAfterwards(Reference reference, TableName table) {
    return reference.enforcedBy() == EnforcedBy.TABLE_AFTERWARDS && reference.table().equals(table);
  }

  private void visit(TableName table) {
    Contract contract = contracts.get(table);
    if (contract == null || !begun.add(table)) {
      return;
    }
    for (Reference reference : contract.checks().references()) {
      if (reference.enforcedBy() == EnforcedBy.TABLE) {
        visit(reference.table());
      }
    }
    List<Reference> references =
        contract.checks().references().stream().map(it -> marked(table, it)).toList();
    marked.put(table, contract.with(references));
    done.add(table);
  }

  /** What is given, not the table itself, and not done by now, will come later: a circle. */
  private Reference marked(TableName table, Reference reference) {
    boolean comesLater =
        contracts.containsKey(reference.table())
            && !done.contains(reference.table())
            && !reference.table().equals(table);
    return comesLater && reference.enforcedBy() == EnforcedBy.TABLE
        ? reference.afterwards()
        : reference;
  }
}
