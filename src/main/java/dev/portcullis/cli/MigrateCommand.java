package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Migrations;
import dev.portcullis.migrate.Plan;
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
    for (Dialect wanted : dialects) {
      Plan plan = Migrations.plan(folder.in(session), wanted, read);
      if (!check && plan.problems().stream().anyMatch(Problem::isError)) {
        plans.add(Migrations.bookkeeping(folder.in(session), wanted));
      }
      plans.add(plan);
    }
    PlanRunner runner = new PlanRunner(session);
    return check ? runner.check(plans) : runner.write(plans);
  }
}
