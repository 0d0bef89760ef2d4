package dev.portcullis.contract.read;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds out which table of a document a note is about: the one in whose part it stands. */
final class TableNotes {
  private final Map<Position, Long> notes = new HashMap<>();
  private final Map<Position, Contract> contracts = new HashMap<>();
  private final Map<Position, Long> found = new HashMap<>();

  private TableNotes(List<Contract> contracts, List<Problem> problems) {
    problems.stream()
        .filter(problem -> problem.code() == ProblemCode.NOT_ENFORCED)
        .forEach(problem -> notes.merge(problem.position(), 1L, Long::sum));
    contracts.forEach(contract -> this.contracts.put(contract.declaredAt(), contract));
  }

  /**
   * How many parts of each table nothing enforces, by the place where the table is declared. What
   * stands outside of all tables belongs to none of several, and to the one if there is one.
   */
  static Map<Position, Long> counted(Node root, List<Contract> contracts, List<Problem> problems) {
    TableNotes counting = new TableNotes(contracts, problems);
    if (contracts.size() == 1) {
      long all = counting.notes.values().stream().mapToLong(Long::longValue).sum();
      return Map.of(contracts.get(0).declaredAt(), all);
    }
    if (!counting.notes.isEmpty()) {
      counting.schemaObjects(root);
    }
    return Map.copyOf(counting.found);
  }

  private void schemaObjects(Node root) {
    if (root instanceof Mapping document) {
      document.entries().stream()
          .filter(entry -> entry.key().text().equals("schema"))
          .filter(entry -> entry.value() instanceof Listing)
          .forEach(entry -> ((Listing) entry.value()).items().forEach(this::schemaObject));
    }
  }

  private void schemaObject(Node object) {
    Set<Position> told = new HashSet<>();
    Set<Position> tables = new HashSet<>();
    walk(object, told, tables);
    long count = told.stream().mapToLong(place -> notes.getOrDefault(place, 0L)).sum();
    tables.forEach(table -> found.put(table, count));
  }

  private void walk(Node node, Set<Position> told, Set<Position> tables) {
    look(node.at(), told, tables);
    if (node instanceof Mapping mapping) {
      mapping
          .entries()
          .forEach(
              entry -> {
                look(entry.key().at(), told, tables);
                walk(entry.value(), told, tables);
              });
    } else if (node instanceof Listing list) {
      list.items().forEach(item -> walk(item, told, tables));
    }
  }

  private void look(Position place, Set<Position> told, Set<Position> tables) {
    if (notes.containsKey(place)) {
      told.add(place);
    }
    if (contracts.containsKey(place)) {
      tables.add(place);
    }
  }
}
