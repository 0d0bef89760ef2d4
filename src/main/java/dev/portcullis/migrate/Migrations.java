package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableClash;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.duckdb.DuckDbPlanner;
import dev.portcullis.migrate.postgres.PostgresPlanner;
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
   * Plans what brings the folder up to the contracts: nothing for a table that did not change,
   * scripts for a new one and for one that changed, and a problem where the change cannot be made.
   * What the folder lacks of the bookkeeping comes first.
   *
   * @param migrations that holds a folder for each dialect
   */
  public static Plan plan(
      OutputFolder migrations, Dialect dialect, List<Contract> contracts, Terms terms)
      throws IOException {
    OutputFolder folder = migrations.child(dialect.name());
    String command = command(migrations, dialect, contracts);
    SnapshotFile.Reading reading = SnapshotFile.read(folder);
    List<Problem> problems = new ArrayList<>(reading.problems());
    problems.addAll(TableClash.problems(contracts));
    if (reading.snapshot().isEmpty()) {
      return new Plan(List.of(), problems, command);
    }
    Snapshot snapshot = reading.snapshot().orElseThrow().with(terms.adopted());
    MigrationFolder scripts = MigrationFolder.scan(folder);
    problems.addAll(edited(scripts, snapshot));
    problems.addAll(MeetingBranches.oneVersion(scripts));
    problems.addAll(MeetingBranches.leftBeside(scripts, snapshot));
    problems.addAll(KeyNameClash.problems(dialect, snapshot, contracts));
    if (problems.stream().anyMatch(Problem::isError)) {
      return new Plan(List.of(), problems, command);
    }
    MigrationPlanner planner = planner(dialect, terms.size());
    Evolutions evolutions = Evolutions.of(dialect, snapshot, contracts, terms.validation());
    List<Contract> written = new ArrayList<>(snapshot.missing(contracts));
    evolutions.changing().forEach(evolution -> written.add(evolution.contract()));
    problems.addAll(new ReferenceFit(contracts, snapshot.tables()).problems(written));
    problems.addAll(KeysInUse.problems(dialect, evolutions, contracts));
    evolutions
        .changing()
        .forEach(
            evolution -> problems.addAll(Refusals.of(dialect, planner, evolution, terms.drops())));
    if (problems.stream().anyMatch(Problem::isError)) {
      return new Plan(List.of(), problems, command);
    }
    NewMigrations made = new NewMigrations(dialect, snapshot, scripts);
    made.bookkeeping();
    new MigrationRounds(dialect, planner, terms.validation(), made).run(contracts, evolutions);
    List<Problem> unlisted = MeetingBranches.unlisted(scripts, made.listed());
    problems.addAll(unlisted);
    return new Plan(unlisted.isEmpty() ? made.files() : List.of(), problems, command);
  }

  private static MigrationPlanner planner(Dialect dialect, TableSize size) {
    return switch (dialect.name()) {
      case "duckdb" -> new DuckDbPlanner(dialect);
      case "postgres" -> new PostgresPlanner(dialect, size);
      default -> throw new IllegalArgumentException(dialect.name());
    };
  }

  /**
   * What the contracts ask of tables that migrations made and that no migration gives them yet, a
   * warning each. For commands that write none.
   */
  public static List<Problem> changes(
      OutputFolder migrations, Dialect dialect, List<Contract> contracts) throws IOException {
    Optional<Snapshot> snapshot = SnapshotFile.read(migrations.child(dialect.name())).snapshot();
    String command = command(migrations, dialect, contracts);
    return snapshot.stream()
        .flatMap(
            read -> Evolutions.of(dialect, read, contracts, Validation.NONE).changing().stream())
        .flatMap(
            evolution ->
                evolution.changes().stream()
                    .map(change -> pending(dialect, evolution, change, command)))
        .toList();
  }

  private static Problem pending(
      Dialect dialect, TableEvolution evolution, TableChange change, String command) {
    return Problem.warning(
        ProblemCode.CONTRACT_CHANGED,
        ChangePlace.of(evolution.contract(), change),
        "The contract of `%s` changed after its last migration for %s: %s."
            .formatted(evolution.after().name(), dialect.name(), ChangeWords.of(change)),
        "Run `" + command + "`, review what it writes, and apply it.");
  }

  /**
   * What the plan for the contracts asks of the rows that are there, for each table that it
   * changes. What binds new rows only asks nothing; {@link Validation#OF_ALL} asks all.
   */
  public static List<TableLooks> looks(
      OutputFolder migrations, Dialect dialect, List<Contract> contracts, Terms terms)
      throws IOException {
    MigrationPlanner planner = planner(dialect, terms.size());
    Optional<Evolutions> evolutions =
        SnapshotFile.read(migrations.child(dialect.name()))
            .snapshot()
            .map(read -> read.with(terms.adopted()))
            .map(read -> Evolutions.of(dialect, read, contracts, terms.validation()));
    return evolutions.stream()
        .flatMap(all -> all.changing().stream().map(it -> looks(dialect, planner, all, it)))
        .toList();
  }

  private static TableLooks looks(
      Dialect dialect, MigrationPlanner planner, Evolutions all, TableEvolution evolution) {
    ReferredTables referred = ReferredTables.unchanged(dialect, planner, all);
    return new TableLooks(
        evolution.contract(),
        dialect.qualified(evolution.before().name()),
        Guards.of(dialect, planner, evolution, referred),
        SparedRows.sparing(evolution));
  }

  /** The contracts whose tables no migration of the folder made. */
  public static List<Contract> unknown(
      OutputFolder migrations, Dialect dialect, List<Contract> contracts) throws IOException {
    Snapshot snapshot =
        SnapshotFile.read(migrations.child(dialect.name())).snapshot().orElse(Snapshot.empty());
    return snapshot.missing(contracts);
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
            : missingBookkeeping(dialect, snapshot.get(), MigrationFolder.scan(folder));
    return new Plan(files, List.of(), command(migrations, dialect, List.of()));
  }

  private static List<GeneratedFile> missingBookkeeping(
      Dialect dialect, Snapshot snapshot, MigrationFolder scripts) throws IOException {
    NewMigrations made = new NewMigrations(dialect, snapshot, scripts);
    made.bookkeeping();
    return made.files();
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
