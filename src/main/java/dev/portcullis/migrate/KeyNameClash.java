package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.RuleKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds new tables whose keys would take the name of another table or of its keys, where these
 * share their names: the unique column {@code b_c} of table {@code a} and {@code c} of {@code a_b}
 * are both {@code a_b_c_unique}. A script that fails half-way in a folder that is never rewritten
 * is worse than a contract that is refused.
 */
final class KeyNameClash {
  private static final Set<String> KEYS =
      Set.of(RuleKind.UNIQUE.word(), RuleKind.PRIMARY_KEY.word());

  private final Dialect dialect;
  private final Map<String, TableName> taken = new HashMap<>();
  private final List<Problem> problems = new ArrayList<>();

  private KeyNameClash(Dialect dialect) {
    this.dialect = dialect;
  }

  static List<Problem> problems(Dialect dialect, Snapshot snapshot, List<Contract> contracts) {
    KeyNameClash clash = new KeyNameClash(dialect);
    snapshot.tables().forEach(clash::take);
    contracts.stream()
        .filter(contract -> snapshot.table(contract.table()).isEmpty())
        .forEach(clash::add);
    return List.copyOf(clash.problems);
  }

  private void take(Snapshot.Table table) {
    taken.put(inSchema(table.name(), table.name().name()), table.name());
    table.rules().stream()
        .filter(rule -> rule.enforced() == Snapshot.Enforced.TABLE && KEYS.contains(rule.kind()))
        .forEach(rule -> taken.put(inSchema(table.name(), rule.constraint()), table.name()));
  }

  private void add(Contract contract) {
    List<String> keys = dialect.relationNamesOfKeys(contract);
    if (keys.isEmpty()) {
      return;
    }
    TableName table = contract.table();
    Stream.concat(Stream.of(table.name()), keys.stream())
        .forEach(
            name -> {
              TableName other = taken.putIfAbsent(inSchema(table, name), table);
              if (other != null && !other.equals(table)) {
                problems.add(clash(contract, name, other));
              }
            });
  }

  private static String inSchema(TableName table, String name) {
    return table.schema().orElse("") + "." + name;
  }

  private Problem clash(Contract contract, String name, TableName other) {
    return Problem.error(
        ProblemCode.NAME_CLASH,
        contract.declaredAt(),
        "The name `%s` of table `%s` or of one of its keys is taken by table `%s`, and in %s tables and"
                .formatted(name, contract.table(), other, dialect.name())
            + " keys of a schema share their names.",
        "Give one of the tables or columns another name.");
  }
}
