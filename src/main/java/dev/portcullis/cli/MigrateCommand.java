package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Migrations;
import dev.portcullis.migrate.Plan;
import dev.portcullis.migrate.TableSize;
import dev.portcullis.migrate.Terms;
import dev.portcullis.migrate.Terms.Drops;
import dev.portcullis.problem.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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

  @Parameters(arity = "1..*", paramLabel = "CONTRACT", description = "Contracts, YAML or JSON.")
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

  @Mixin private MigrationsFolder folder = new MigrationsFolder();
  @Mixin private DialectOption dialect = new DialectOption();

  MigrateCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    List<Dialect> dialects = dialect.dialects();
    List<Contract> read = new ContractArguments(session).all(contracts);
    List<Plan> plans = new ArrayList<>();
    Terms terms =
        new Terms(
            allowDrop ? Drops.ALLOWED : Drops.REFUSED, small ? TableSize.SMALL : TableSize.LIVE);
    for (Dialect wanted : dialects) {
      Plan plan = Migrations.plan(folder.in(session), wanted, read, terms);
      if (!check && plan.problems().stream().anyMatch(Problem::isError)) {
        plans.add(Migrations.bookkeeping(folder.in(session), wanted));
      }
      plans.add(plan);
    }
    PlanRunner runner = new PlanRunner(session);
    return check ? runner.check(plans) : runner.write(plans);
  }
}
