package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableClash;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.TableDifference.Difference;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The next migrations of a folder. They follow from the contracts and from the snapshot of what the
 * contracts said last, never from a database: the same input gives the same bytes (decision D7).
 */
public final class Migrations {
  /** Where the folders of the dialects lie when nothing else is said. */
  public static final Path DEFAULT_FOLDER = Path.of("migrations");

  private static final String EDITED_HINT =
      "A database that ran it already will refuse it; put the committed text back.";

  private Migrations() {}

  /** The folder that Flyway reads for a dialect. */
  public static Path folder(Path migrations, Dialect dialect) {
    return migrations.resolve(dialect.name());
  }

  /**
   * Plans what brings the folder up to the contracts: nothing for a table that did not change, a
   * script for a new one, and a problem for one that changed. What the folder lacks of the
   * bookkeeping comes first.
   *
   * @param migrations that holds a folder for each dialect
   */
  public static Plan plan(OutputFolder migrations, Dialect dialect, List<Contract> contracts)
      throws IOException {
    OutputFolder folder = migrations.child(dialect.name());
    String command = command(migrations, dialect, contracts);
    SnapshotFile.Reading reading = SnapshotFile.read(folder);
    List<Problem> problems = new ArrayList<>(reading.problems());
    problems.addAll(TableClash.problems(contracts));
    if (reading.snapshot().isEmpty()) {
      return new Plan(List.of(), problems, command);
    }
    Snapshot snapshot = reading.snapshot().orElseThrow();
    MigrationFolder scripts = MigrationFolder.scan(folder);
    problems.addAll(edited(scripts, snapshot));
    problems.addAll(
        new ReferenceFit(contracts, snapshot.tables()).problems(missing(contracts, snapshot)));
    problems.addAll(KeyNameClash.problems(dialect, snapshot, contracts));
    contracts.forEach(contract -> problems.addAll(changes(dialect, snapshot, contract)));
    return problems.stream().anyMatch(Problem::isError)
        ? new Plan(List.of(), problems, command)
        : new Plan(newFiles(dialect, contracts, snapshot, scripts), problems, command);
  }

  /**
   * Plans only what a folder lacks of the bookkeeping, so that a contract which cannot be migrated
   * does not keep its loads from their ledger. A folder before its first migration lacks nothing.
   */
  public static Plan bookkeeping(OutputFolder migrations, Dialect dialect) throws IOException {
    OutputFolder folder = migrations.child(dialect.name());
    Optional<Snapshot> snapshot =
        SnapshotFile.read(folder).snapshot().filter(read -> !read.migrations().isEmpty());
    List<GeneratedFile> files =
        snapshot.isEmpty()
            ? List.of()
            : newFiles(dialect, List.of(), snapshot.get(), MigrationFolder.scan(folder));
    return new Plan(files, List.of(), command(migrations, dialect, List.of()));
  }

  private static List<GeneratedFile> newFiles(
      Dialect dialect, List<Contract> contracts, Snapshot snapshot, MigrationFolder scripts)
      throws IOException {
    NewMigrations made = new NewMigrations(dialect, snapshot, scripts);
    made.bookkeeping();
    for (CreationOrder.Step step : CreationOrder.of(missing(contracts, snapshot))) {
      made.create(step);
    }
    return made.files();
  }

  private static List<Contract> missing(List<Contract> contracts, Snapshot snapshot) {
    return contracts.stream()
        .filter(contract -> snapshot.table(contract.table()).isEmpty())
        .toList();
  }

  private static List<Problem> edited(MigrationFolder scripts, Snapshot snapshot)
      throws IOException {
    List<Problem> problems = new ArrayList<>();
    for (Snapshot.Migration migration : snapshot.migrations()) {
      Optional<String> text = scripts.text(migration.file());
      if (text.isEmpty()) {
        problems.add(edited(scripts.folder(), migration, "is missing"));
      } else if (!Hash.sha256(text.get()).equals(migration.sha256())) {
        problems.add(edited(scripts.folder(), migration, "was changed after it was written"));
      }
    }
    return problems;
  }

  private static Problem edited(OutputFolder folder, Snapshot.Migration migration, String what) {
    String path = folder.shown() + "/" + migration.file();
    return Problem.warning(
        ProblemCode.MIGRATION_REWRITTEN,
        Position.ofFile(path),
        "The migration `" + migration.file() + "` " + what + ".",
        EDITED_HINT);
  }

  private static List<Problem> changes(Dialect dialect, Snapshot snapshot, Contract contract) {
    return snapshot
        .table(contract.table())
        .map(
            before ->
                TableDifference.between(before, SnapshotTables.of(dialect, contract), contract))
        .orElse(List.of())
        .stream()
        .map(difference -> changed(dialect, contract, difference))
        .toList();
  }

  private static Problem changed(Dialect dialect, Contract contract, Difference difference) {
    return Problem.error(
        ProblemCode.CONTRACT_CHANGED,
        difference.at(),
        "The contract of `%s` changed after its last migration for %s: %s."
            .formatted(contract.table(), dialect.name(), difference.sentence()),
        "Migrations that change a table are not written yet; take the change back until they are.");
  }

  private static String command(
      OutputFolder migrations, Dialect dialect, List<Contract> contracts) {
    String paths =
        contracts.stream()
            .map(contract -> contract.source().path())
            .collect(Collectors.joining(" "));
    String folder = migrations.isNamed(DEFAULT_FOLDER) ? "" : " --migrations " + migrations.shown();
    return "portcullis migrate " + paths + " --dialect " + dialect.name() + folder;
  }
}
