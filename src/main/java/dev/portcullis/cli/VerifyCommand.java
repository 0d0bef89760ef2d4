package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.verify.Passport;
import dev.portcullis.verify.Pending;
import dev.portcullis.verify.Verification;
import dev.portcullis.warehouse.Warehouse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code verify}: the live table held against its contract, rule by rule. Only reads. */
@Command(
    name = "verify",
    description = "Compare tables with their contracts, rule by rule. Changes nothing.",
    mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      arity = "1..*",
      paramLabel = "CONTRACT",
      description = "Contracts, YAML or JSON, or folders: every contract below them.")
  private List<String> contracts = new ArrayList<>();

  @Mixin private TargetOptions target = new TargetOptions();
  @Mixin private MigrationsFolder folder = new MigrationsFolder();
  @Mixin private VerifyOutput output = new VerifyOutput();

  VerifyCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    output.check(session, contracts, target);
    List<Contract> read = new ContractArguments(session).below(contracts);
    output.check(session, read.stream().map(contract -> contract.source().path()).toList(), target);
    try (Warehouse warehouse = target.open(session)) {
      List<Passport> passports = Verification.passports(warehouse, read);
      Verification verification =
          new Verification(
              passports, Pending.of(warehouse, folder.of(session, warehouse.dialect())));
      output.write(session, verification);
      return verification.isDrift() ? ExitCode.REFUSED : ExitCode.DONE;
    }
  }
}
