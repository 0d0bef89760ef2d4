package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.Reference.EnforcedBy;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which tables refer to which by a FOREIGN KEY, to find the one that would close a circle: some
 * engines cannot have it.
 */
final class Circles {
  private final Map<TableName, Set<TableName>> references = new HashMap<>();

  Circles(Dialect dialect, List<Neighbour> tables, List<Contract> contracts) {
    for (Neighbour table : tables) {
      tables.stream()
          .filter(other -> ForeignKey.refers(dialect, table.renamed(), other.original().name()))
          .forEach(other -> add(table.original().name(), other.original().name()));
    }
    contracts.stream()
        .filter(it -> tables.stream().noneMatch(known -> isOf(known, it)))
        .forEach(this::add);
  }

  private static boolean isOf(Neighbour table, Contract contract) {
    return table.original().name().equals(contract.table());
  }

  private void add(TableName from, TableName to) {
    references.computeIfAbsent(from, table -> new HashSet<>()).add(to);
  }

  private void add(Contract contract) {
    contract.checks().references().stream()
        .filter(reference -> reference.enforcedBy() == EnforcedBy.TABLE)
        .forEach(reference -> add(contract.table(), reference.table()));
  }

  /** The contract with those references marked that are new to its table and close a circle. */
  Contract marked(Contract contract) {
    Contract marked =
        contract.with(
            contract.checks().references().stream()
                .map(it -> marked(contract.table(), it))
                .toList());
    add(marked);
    return marked;
  }

  private Reference marked(TableName table, Reference reference) {
    boolean there = references.getOrDefault(table, Set.of()).contains(reference.table());
    return reference.enforcedBy() == EnforcedBy.TABLE
            && !there
            && !reference.table().equals(table)
            && reaches(reference.table(), table, new HashSet<>())
        ? reference.afterwards()
        : reference;
  }

  private boolean reaches(TableName from, TableName to, Set<TableName> seen) {
    return from.equals(to)
        || (seen.add(from)
            && references.getOrDefault(from, Set.of()).stream()
                .anyMatch(next -> reaches(next, to, seen)));
  }
}
