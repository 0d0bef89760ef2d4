package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.DdlFiles;
import dev.portcullis.migrate.OutputFolder;
import dev.portcullis.migrate.Plan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ddl}: the full DDL of contracts as files. */
@Command(
    name = "ddl",
    description = "Write the full DDL of contracts to generated-sql/<dialect>/<table>.sql.",
    mixinStandardHelpOptions = true)
final class DdlCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      arity = "1..*",
      paramLabel = "CONTRACT",
      description = "Contracts, YAML or JSON, or folders: every contract below them.")
  private List<String> contracts = new ArrayList<>();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where to (default: ${DEFAULT-VALUE}).")
  private String out = DdlFiles.DEFAULT_FOLDER.toString();

  @Option(names = "--check", description = "Write nothing; exit 1 when a file is not current.")
  private boolean check;

  @Mixin private DialectOption dialect = new DialectOption();

  DdlCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    List<Dialect> dialects = dialect.dialects();
    List<Contract> read = new ContractArguments(session).below(contracts);
    List<Plan> plans = new ArrayList<>();
    for (Dialect wanted : dialects) {
      plans.add(DdlFiles.plan(new OutputFolder(session.resolve(out), out), wanted, read));
    }
    PlanRunner runner = new PlanRunner(session);
    return check ? runner.check(plans) : runner.write(plans);
  }
}
