package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.migrate.FileName;
import dev.portcullis.migrate.Snapshot;
import dev.portcullis.migrate.TableLooks;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.verify.Pending;
import dev.portcullis.warehouse.TableInspection;
import dev.portcullis.warehouse.TableInspection.Relation;
import dev.portcullis.warehouse.Warehouse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Whether the tables of a warehouse are where the folder of migrations takes them to be. Who is not
 * allowed to read the history of migrations hears nothing of those that wait.
 */
final class LiveTables {
  private static final int NAMED = 3;

  private final Warehouse warehouse;
  private final String folder;
  private final List<String> pending;

  /**
   * @param folder of the scripts, as shown to a person
   */
  LiveTables(Warehouse warehouse, Path scripts, String folder) {
    this.warehouse = warehouse;
    this.folder = folder + "/" + warehouse.dialect().name();
    this.pending = Pending.of(warehouse, scripts).files();
  }

  /**
   * Tables that are there though no migration made them, an error each.
   *
   * @param unknown the contracts whose tables no migration made
   */
  List<Problem> notAdopted(List<Contract> unknown) {
    return existing(unknown).stream()
        .map(
            contract ->
                Problem.error(
                    ProblemCode.TABLE_NOT_ADOPTED,
                    contract.declaredAt(),
                    exists(contract) + ", and no migration made it.",
                    "Add `--baseline`: it takes the table as it is and writes only what it lacks."))
        .toList();
  }

  /** Tables that are there though the script that creates them waits, an error each. */
  List<Problem> createdTwice(List<Contract> contracts) {
    List<Contract> waiting =
        contracts.stream().filter(contract -> creating(contract).isPresent()).toList();
    return existing(waiting).stream()
        .map(
            contract ->
                Problem.error(
                    ProblemCode.TABLE_NOT_ADOPTED,
                    contract.declaredAt(),
                    "%s, and `%s`, which would create it, did not run there."
                        .formatted(exists(contract), creating(contract).orElseThrow()),
                    "If no other database ran that script, delete it with what lies beside it, put"
                        + " `snapshot.json` back to what it was before, and write the migration"
                        + " anew with `--baseline`."))
        .toList();
  }

  private String exists(Contract contract) {
    return "The table `" + contract.table() + "` exists in `" + warehouse.target() + "`";
  }

  private Optional<String> creating(Contract contract) {
    Pattern name =
        Pattern.compile(
            "V[0-9._]+__create_"
                + Pattern.quote(FileName.description(contract.table()))
                + "\\.sql");
    return pending.stream().filter(script -> name.matcher(script).matches()).findFirst();
  }

  private List<Contract> existing(List<Contract> contracts) {
    if (contracts.isEmpty()) {
      return List.of();
    }
    List<TableInspection> inspected = warehouse.inspect(contracts);
    List<Contract> existing = new ArrayList<>();
    for (int i = 0; i < contracts.size(); i++) {
      if (inspected.get(i).relation() != Relation.NOTHING) {
        existing.add(contracts.get(i));
      }
    }
    return existing;
  }

  /**
   * That scripts wait, when tables are to be asked that are not as those would make them.
   *
   * @param adopted tables that are taken as they are
   * @param apply the command that runs the scripts
   */
  Optional<Problem> waiting(List<TableLooks> looks, List<Snapshot.Table> adopted, String apply) {
    boolean all =
        looks.stream()
            .allMatch(
                look ->
                    adopted.stream()
                        .anyMatch(table -> table.name().equals(look.contract().table())));
    return all || pending.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Problem.error(
                ProblemCode.MIGRATIONS_WAIT,
                Position.ofFile(folder),
                "%s did not run in `%s`, so its tables are not those that the folder leads to."
                    .formatted(names(), warehouse.target()),
                "Run `" + apply + "` first, and then this again."));
  }

  private String names() {
    String first =
        pending.stream()
            .limit(NAMED)
            .map(name -> "`" + name + "`")
            .collect(Collectors.joining(", "));
    int more = pending.size() - NAMED;
    return more > 0 ? first + " and " + more + " more" : first;
  }
}
