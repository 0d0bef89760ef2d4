package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.migrate.Migrations;
import dev.portcullis.migrate.Plan;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.problem.Severity;
import dev.portcullis.warehouse.Warehouse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What a load does about migrations before it begins. */
final class MigrationOptions {
  @Option(
      names = "--migrate",
      paramLabel = "auto|never",
      description =
          "auto: write a missing first migration and apply what is pending (default for"
              + " warehouse.duckdb); never: touch no table (default for any other warehouse).")
  private @Nullable Choice migrate;

  @Mixin private MigrationsFolder folder = new MigrationsFolder();

  /** The choices. */
  enum Choice {
    AUTO,
    NEVER
  }

  /** Brings the table up to the contract if that is wanted. */
  void beforeLoad(
      Session session, Warehouse warehouse, boolean embeddedDefault, Contract contract) {
    Choice usual = embeddedDefault ? Choice.AUTO : Choice.NEVER;
    switch (migrate == null ? usual : migrate) {
      case AUTO -> bringUp(session, warehouse, contract);
      case NEVER -> {}
    }
  }

  private void bringUp(Session session, Warehouse warehouse, Contract contract) {
    Path scripts = folder.of(session, warehouse.dialect());
    try {
      // Two first loads at once would write the same scripts, so the second waits and finds them.
      FolderLock.whileHeld(scripts, () -> writeScripts(session, warehouse, contract));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (!warehouse.pendingMigrations(scripts).isEmpty()) {
      warehouse.migrate(scripts).forEach(name -> session.out().println("applied " + name));
    }
  }

  private void writeScripts(Session session, Warehouse warehouse, Contract contract)
      throws IOException {
    Plan plan = Migrations.plan(folder.in(session), warehouse.dialect(), List.of(contract));
    plan.problems().forEach(problem -> told(session, problem));
    if (!plan.isCurrent() && namesUnknownTable(plan)) {
      throw new UsageException(
          "No migration was written, because its FOREIGN KEY names a table that no migration here"
              + " made.",
          "Load or `migrate` the contract of that table first; when the table is somebody else's"
              + " and there already, write the migration with `migrate`.");
    }
    if (plan.problems().stream().anyMatch(Problem::isError)) {
      write(session, Migrations.bookkeeping(folder.in(session), warehouse.dialect()));
    }
    write(session, plan);
  }

  private static void write(Session session, Plan plan) throws IOException {
    plan.write();
    plan.files().stream()
        .filter(file -> file.display().endsWith(".sql"))
        .forEach(file -> session.out().println("wrote " + file.display()));
  }

  /** A script that fails would stand in the way of every later one. */
  private static boolean namesUnknownTable(Plan plan) {
    return plan.problems().stream()
        .anyMatch(problem -> problem.code() == ProblemCode.REFERENCED_TABLE_UNKNOWN);
  }

  /**
   * A changed contract does not stop a load: staging judges by the new one, the table by the old.
   */
  private static void told(Session session, Problem problem) {
    boolean goesOn = problem.code() == ProblemCode.CONTRACT_CHANGED;
    Problem said = goesOn ? problem.with(Severity.WARNING) : problem;
    session.err().println(ProblemPrinter.print(said, List.of()));
    if (said.isError()) {
      throw new InvalidContractException();
    }
  }
}
