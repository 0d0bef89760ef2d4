package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.EvidencePlan.Planning;
import dev.portcullis.migrate.Migrations;
import dev.portcullis.migrate.Plan;
import dev.portcullis.migrate.TableLooks;
import dev.portcullis.migrate.TableSize;
import dev.portcullis.migrate.Terms;
import dev.portcullis.migrate.Terms.Drops;
import dev.portcullis.migrate.Validation;
import dev.portcullis.migrate.Validation.Looked;
import dev.portcullis.problem.Problem;
import dev.portcullis.warehouse.Warehouse;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code migrate}: the next Flyway migrations of contracts. */
@Command(
    name = "migrate",
    description = "Write the next Flyway migrations of contracts to migrations/<dialect>/.",
    mixinStandardHelpOptions = true)
final class MigrateCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      arity = "1..*",
      paramLabel = "CONTRACT",
      description = "Contracts, YAML or JSON, or folders: every contract below them.")
  private List<String> contracts = new ArrayList<>();

  @Option(names = "--check", description = "Write nothing; exit 1 when a migration is missing.")
  private boolean check;

  @Option(
      names = "--allow-drop",
      description = "Drop columns that a contract no longer has, with their values.")
  private boolean allowDrop;

  @Option(
      names = "--small",
      description =
          "The tables are small: Postgres changes them in one transaction, while others wait.")
  private boolean small;

  @Option(
      names = "--baseline",
      description =
          "With --against: take tables that exist there, and that no migration made, as they are.")
  private boolean baseline;

  @Mixin private MigrationsFolder folder = new MigrationsFolder();
  @Mixin private DialectOption dialect = new DialectOption();
  @Mixin private AgainstOptions against = new AgainstOptions();

  MigrateCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    against.check();
    if (baseline && !against.isGiven()) {
      throw new UsageException(
          "`--baseline` needs `--against`.", "Name the warehouse whose tables are adopted.");
    }
    List<Dialect> dialects = dialect.dialects();
    List<Contract> read = new ContractArguments(session).below(contracts);
    PlanRunner runner = new PlanRunner(session);
    List<Plan> plans = against.isGiven() ? plansAgainst(dialects, read) : plans(dialects, read);
    return check ? runner.check(plans) : runner.write(plans);
  }

  private List<Plan> plans(List<Dialect> dialects, List<Contract> read) throws IOException {
    List<Plan> plans = new ArrayList<>();
    for (Dialect wanted : dialects) {
      plans.addAll(
          withBookkeeping(
              wanted, Migrations.plan(folder.in(session), wanted, read, terms(Baseline.none()))));
    }
    return plans;
  }

  private List<Plan> plansAgainst(List<Dialect> dialects, List<Contract> read) throws IOException {
    try (Warehouse warehouse = against.open(session)) {
      Dialect wanted = AgainstOptions.dialect(dialects, warehouse);
      against.check(wanted);
      LiveTables live =
          new LiveTables(warehouse, folder.of(session, wanted), folder.in(session).shown());
      Baseline adopted = adopted(live, warehouse, read);
      Terms terms = terms(adopted);
      Planning planning =
          validation ->
              Migrations.plan(folder.in(session), wanted, read, terms.with(validation))
                  .with(adopted.problems());
      Plan plan = planning.plan(new Validation(against.newRowsOnly(), Looked.NO, Set.of()));
      if (plan.problems().stream().noneMatch(Problem::isError)) {
        List<TableLooks> looks =
            Migrations.looks(folder.in(session), wanted, read, terms.with(Validation.OF_ALL));
        Optional<Problem> waits = live.waiting(looks, adopted.tables(), apply(warehouse));
        plan =
            waits.isPresent()
                ? plan.with(List.of(waits.get()))
                : against.judge(looks, warehouse, planning);
      }
      return withBookkeeping(wanted, plan);
    }
  }

  private Baseline adopted(LiveTables live, Warehouse warehouse, List<Contract> read)
      throws IOException {
    List<Problem> problems = live.createdTwice(read);
    if (!problems.isEmpty()) {
      return new Baseline(List.of(), problems);
    }
    return baseline
        ? Baseline.of(folder.in(session), warehouse, read)
        : new Baseline(
            List.of(),
            live.notAdopted(Migrations.unknown(folder.in(session), warehouse.dialect(), read)));
  }

  private String apply(Warehouse warehouse) {
    return "portcullis apply" + against.target(warehouse) + folder.words();
  }

  private Terms terms(Baseline adopted) {
    return new Terms(
        allowDrop ? Drops.ALLOWED : Drops.REFUSED,
        small ? TableSize.SMALL : TableSize.LIVE,
        Validation.NONE,
        adopted.tables());
  }

  /** A contract that cannot be migrated does not keep its loads from their ledger. */
  private List<Plan> withBookkeeping(Dialect wanted, Plan plan) throws IOException {
    return !check && plan.problems().stream().anyMatch(Problem::isError)
        ? List.of(Migrations.bookkeeping(folder.in(session), wanted), plan)
        : List.of(plan);
  }
}
