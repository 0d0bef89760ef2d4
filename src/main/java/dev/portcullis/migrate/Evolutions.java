package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What becomes of the tables of a snapshot.
 *
 * @param changing those that change, each after those of them that it refers to
 * @param neighbours all tables
 * @param coming tables that are new
 */
public record Evolutions(
    List<TableEvolution> changing, List<Neighbour> neighbours, Set<TableName> coming) {
  public Evolutions {
    coming = Set.copyOf(coming);
    changing = List.copyOf(changing);
    neighbours = List.copyOf(neighbours);
  }

  static Evolutions of(
      Dialect dialect, Snapshot snapshot, List<Contract> contracts, Validation validation) {
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
    List<TableEvolution> all =
        CreationOrder.of(known).stream()
            .map(step -> step.contract().table())
            .map(
                table ->
                    TableChanges.between(
                        dialect,
                        neighbour(table, neighbours),
                        circles.marked(contract(table, known)),
                        validation))
            .toList();
    MovedKeys moved = new MovedKeys(dialect, all);
    List<TableEvolution> changing =
        all.stream().map(moved::remade).filter(it -> !it.changes().isEmpty()).toList();
    Set<TableName> coming =
        snapshot.missing(contracts).stream().map(Contract::table).collect(Collectors.toSet());
    return new Evolutions(changing, neighbours, coming);
  }

  private static Neighbour renamed(Snapshot.Table table, List<Renames> renames) {
    Snapshot.Table renamed = table;
    for (Renames each : renames) {
      renamed = each.table().equals(table.name()) ? renamed : each.ofReferring(renamed);
    }
    return new Neighbour(table, renamed);
  }

  private static Contract contract(TableName table, List<Contract> contracts) {
    return contracts.stream().filter(it -> it.table().equals(table)).findFirst().orElseThrow();
  }

  private static Neighbour neighbour(TableName table, List<Neighbour> neighbours) {
    return neighbours.stream()
        .filter(it -> it.original().name().equals(table))
        .findFirst()
        .orElseThrow();
  }
}
