package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.List;

/**
 * Keys that move although a table whose contract is not among those given has a FOREIGN KEY on
 * them: nobody can say whether that one shall go or come back.
 */
final class KeysInUse {
  private KeysInUse() {}

  static List<Problem> problems(Dialect dialect, Evolutions evolutions, List<Contract> contracts) {
    List<Problem> problems = new ArrayList<>();
    for (TableEvolution evolution : evolutions.changing()) {
      MovedKeys moved = new MovedKeys(dialect, List.of(evolution));
      evolutions.neighbours().stream()
          .map(Neighbour::renamed)
          .filter(table -> contracts.stream().noneMatch(it -> it.table().equals(table.name())))
          .forEach(
              table ->
                  ForeignKey.of(table).stream()
                      .filter(moved::isUnder)
                      .forEach(key -> problems.add(problem(evolution, table, key))));
    }
    return List.copyOf(problems);
  }

  private static Problem problem(TableEvolution evolution, Snapshot.Table table, ForeignKey key) {
    return Problem.error(
        ProblemCode.KEY_IN_USE,
        evolution.contract().declaredAt(),
        "The key (%s) of `%s` changes, and the FOREIGN KEY `%s` of `%s` needs it."
            .formatted(
                String.join(", ", key.columns()).replace('"', '`'),
                evolution.after().name(),
                key.rule().constraint(),
                table.name()),
        "Give the contract of `%s` too, so that its FOREIGN KEY goes before and comes back after it."
            .formatted(table.name()));
  }
}
