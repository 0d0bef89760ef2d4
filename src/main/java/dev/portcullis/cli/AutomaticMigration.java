package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.migrate.GeneratedFile;
import dev.portcullis.migrate.Migrations;
import dev.portcullis.migrate.Plan;
import dev.portcullis.migrate.TableSize;
import dev.portcullis.migrate.Terms;
import dev.portcullis.migrate.Terms.Drops;
import dev.portcullis.migrate.WrittenPlan;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.problem.Severity;
import dev.portcullis.warehouse.Warehouse;
import dev.portcullis.warehouse.WarehouseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * The migrations that a load writes and applies by itself ({@code --migrate auto}): the first of a
 * table, and in the embedded default also those that change one and drop nothing. A contract that
 * changed otherwise stops no load: staging judges by the new one, the table by the old.
 */
final class AutomaticMigration {
  private static final Set<ProblemCode> GOES_ON =
      Set.of(
          ProblemCode.CONTRACT_CHANGED,
          ProblemCode.WOULD_DROP,
          ProblemCode.NOTHING_TO_FILL,
          ProblemCode.NO_CONVERSION);

  private final Session session;
  private final Warehouse warehouse;
  private final MigrationsFolder folder;
  private final Changes changes;

  /** What becomes of a contract that changed. */
  enum Changes {
    /** The table changes too. */
    MADE,
    /** A warning; somebody reviews the migration first. */
    TOLD
  }

  AutomaticMigration(
      Session session, Warehouse warehouse, MigrationsFolder folder, Changes changes) {
    this.session = session;
    this.warehouse = warehouse;
    this.folder = folder;
    this.changes = changes;
  }

  /** Brings the table up to the contract. */
  void bringUp(Contract contract) {
    Path scripts = folder.of(session, warehouse.dialect());
    try {
      if (isWritten(contract)) {
        // Whoever waits for a warehouse must not keep others waiting for the folder.
        applyPending(scripts);
      } else {
        // Two first loads at once would write the same scripts, so the second waits and finds them.
        FolderLock.whileHeld(scripts, () -> writeAndApply(scripts, contract));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isWritten(Contract contract) throws IOException {
    Plan plan = usualPlan(contract);
    return plan.isCurrent() && plan.problems().isEmpty();
  }

  private void applyPending(Path scripts) {
    if (!warehouse.pendingMigrations(scripts).isEmpty()) {
      warehouse.migrate(scripts).forEach(name -> session.out().println("applied " + name));
    }
  }

  private void writeAndApply(Path scripts, Contract contract) throws IOException {
    WrittenPlan written = write(plan(contract));
    try {
      applyPending(scripts);
    } catch (WarehouseException e) {
      takeBack(scripts, written, contract, e);
    }
  }

  /** A script that fails would stand in the way of every later one, and of every load. */
  private void takeBack(
      Path scripts, WrittenPlan written, Contract contract, WarehouseException failure)
      throws IOException {
    List<String> pending = warehouse.pendingMigrations(scripts);
    boolean changesTables = changes == Changes.MADE && !written.scripts().isEmpty();
    if (failure.code() != ProblemCode.WAREHOUSE_REFUSED
        || !changesTables
        || !pending.equals(written.scripts())) {
      throw failure;
    }
    written.takeBack();
    String shown = folder.in(session).shown() + "/" + warehouse.dialect().name();
    written.scripts().forEach(name -> session.out().println("took back " + shown + "/" + name));
    print(
        Problem.warning(
            ProblemCode.CONTRACT_CHANGED,
            contract.declaredAt(),
            "The table `%s` cannot follow its contract yet, and no migration was kept. %s"
                .formatted(contract.table(), failure.getMessage()),
            "Until it can, files are judged by the new contract and the table keeps the old one."));
  }

  private Plan plan(Contract contract) throws IOException {
    List<Problem> told =
        changes == Changes.MADE
            ? List.of()
            : Migrations.changes(folder.in(session), warehouse.dialect(), List.of(contract));
    told.forEach(this::print);
    Plan plan = told.isEmpty() ? usualPlan(contract) : bookkeeping();
    plan.problems().forEach(this::tell);
    if (!plan.isCurrent() && namesUnknownTable(plan)) {
      throw new UsageException(
          "No migration was written, because its FOREIGN KEY names a table that no migration here"
              + " made.",
          "Load or `migrate` the contract of that table first; when the table is somebody else's"
              + " and there already, write the migration with `migrate`.");
    }
    return plan.problems().stream().anyMatch(Problem::isError) ? bookkeeping() : plan;
  }

  private Plan usualPlan(Contract contract) throws IOException {
    return Migrations.plan(
        folder.in(session),
        warehouse.dialect(),
        List.of(contract),
        new Terms(Drops.REFUSED, TableSize.SMALL));
  }

  private Plan bookkeeping() throws IOException {
    return Migrations.bookkeeping(folder.in(session), warehouse.dialect());
  }

  private WrittenPlan write(Plan plan) throws IOException {
    WrittenPlan written = plan.write();
    plan.files().stream()
        .filter(GeneratedFile::isMigration)
        .forEach(file -> session.out().println("wrote " + file.display()));
    return written;
  }

  /** A script that fails would stand in the way of every later one. */
  private static boolean namesUnknownTable(Plan plan) {
    return plan.problems().stream()
        .anyMatch(problem -> problem.code() == ProblemCode.REFERENCED_TABLE_UNKNOWN);
  }

  private void tell(Problem problem) {
    boolean goesOn = GOES_ON.contains(problem.code());
    print(goesOn ? problem.with(Severity.WARNING) : problem);
    if (problem.isError() && !goesOn) {
      throw new InvalidContractException();
    }
  }

  private void print(Problem problem) {
    session.err().println(ProblemPrinter.print(problem, List.of()));
  }
}
