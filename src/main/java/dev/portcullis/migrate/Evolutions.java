package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What becomes of the tables of a snapshot.
 *
 * @param changing those that change, each after those of them that it refers to
 * @param neighbours all tables
 */
record Evolutions(List<TableEvolution> changing, List<Neighbour> neighbours) {
  Evolutions {
    changing = List.copyOf(changing);
    neighbours = List.copyOf(neighbours);
  }

  static Evolutions of(Dialect dialect, Snapshot snapshot, List<Contract> contracts) {
    List<Contract> known =
        contracts.stream().filter(it -> snapshot.table(it.table()).isPresent()).toList();
    List<Renames> renames = new ArrayList<>();
    for (Contract contract : known) {
      snapshot
          .table(contract.table())
          .ifPresent(table -> renames.add(Renames.between(dialect, table, contract)));
    }
    List<Neighbour> neighbours =
        snapshot.tables().stream().map(table -> renamed(table, renames)).toList();
    Circles circles = new Circles(dialect, neighbours, contracts);
    List<TableEvolution> changing =
        CreationOrder.of(known).stream()
            .map(step -> step.contract().table())
            .flatMap(table -> evolution(dialect, table, known, neighbours, circles).stream())
            .toList();
    return new Evolutions(changing, neighbours);
  }

  private static Neighbour renamed(Snapshot.Table table, List<Renames> renames) {
    Snapshot.Table renamed = table;
    for (Renames each : renames) {
      renamed = each.table().equals(table.name()) ? renamed : each.ofReferring(renamed);
    }
    return new Neighbour(table, renamed);
  }

  private static Optional<TableEvolution> evolution(
      Dialect dialect,
      TableName table,
      List<Contract> contracts,
      List<Neighbour> neighbours,
      Circles circles) {
    Contract contract =
        contracts.stream().filter(it -> it.table().equals(table)).findFirst().orElseThrow();
    Neighbour neighbour =
        neighbours.stream()
            .filter(it -> it.original().name().equals(table))
            .findFirst()
            .orElseThrow();
    return TableChanges.between(dialect, neighbour, circles.marked(contract));
  }
}
