package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Migrations;
import dev.portcullis.verify.Cause;
import dev.portcullis.verify.Passport;
import dev.portcullis.verify.Pending;
import dev.portcullis.verify.Verification;
import dev.portcullis.warehouse.TableInspection.Relation;
import dev.portcullis.warehouse.Warehouse;
import java.io.IOException;
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
  public Integer call() throws IOException {
    output.check(session, contracts, target);
    List<Contract> read = new ContractArguments(session).below(contracts);
    output.check(session, read.stream().map(contract -> contract.source().path()).toList(), target);
    try (Warehouse warehouse = target.open(session)) {
      Pending pending = Pending.of(warehouse, folder.of(session, warehouse.dialect()));
      List<Passport> passports = new ArrayList<>();
      for (Passport passport : Verification.passports(warehouse, read)) {
        passports.add(
            passport.isDrift()
                ? cause(warehouse.dialect(), passport, pending).told(passport)
                : passport);
      }
      Verification verification = new Verification(passports, pending);
      output.write(session, verification);
      return verification.isDrift() ? ExitCode.REFUSED : ExitCode.DONE;
    }
  }

  /** What the folder of migrations says to a table that differs. */
  private Cause cause(Dialect dialect, Passport passport, Pending pending) throws IOException {
    List<Contract> contract = List.of(passport.contract());
    String migrate = "portcullis migrate " + passport.contract().source().path() + folder.words();
    if (!pending.files().isEmpty()) {
      return new Cause.Waiting(pending.files());
    }
    if (!Migrations.unknown(folder.in(session), dialect, contract).isEmpty()) {
      return passport.relation() == Relation.TABLE
          ? new Cause.NotAdopted(migrate + " --baseline --against URL")
          : new Cause.None();
    }
    return Migrations.changes(folder.in(session), dialect, contract).isEmpty()
        ? new Cause.None()
        : new Cause.Changed(migrate);
  }
}
