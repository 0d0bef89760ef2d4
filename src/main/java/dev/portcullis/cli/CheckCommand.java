package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.load.FileGate;
import dev.portcullis.load.FileReport;
import dev.portcullis.load.GateSettings;
import dev.portcullis.staging.RunMoment;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code check}: the file gate alone. */
@Command(
    name = "check",
    description = "Check delivered files against a contract; no warehouse is needed.",
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(index = "0", paramLabel = "CONTRACT", description = "The contract, YAML or JSON.")
  private String contract = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "FILE",
      description = "CSV, plain or .gz.")
  private List<String> files = new ArrayList<>();

  @Mixin private RunDateOption date = new RunDateOption();
  @Mixin private TableOption table = new TableOption();
  @Mixin private MemoryOption memory = new MemoryOption();
  @Mixin private ReportOptions report = new ReportOptions();
  @Mixin private QuarantineOption quarantine = new QuarantineOption();

  CheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    report.checkFormats();
    RunMoment moment = date.moment(session);
    Contract read = new ContractArguments(session).one(contract, table);
    List<FileReport> reports = new ArrayList<>();
    List<String> inputs = Stream.concat(Stream.of(contract), files.stream()).toList();
    report.checkFiles(session, inputs, quarantine);
    QuarantineOption.Sink kept = quarantine.open(session);
    for (String file : files) {
      FileReport found = check(kept, read, file, moment);
      report.print(session, found);
      reports.add(found);
    }
    report.write(session, reports);
    return kept.finish(ExitCode.of(reports));
  }

  private FileReport check(
      QuarantineOption.Sink kept, Contract read, String file, RunMoment moment) {
    try (Waiting waiting = Waiting.of(file);
        FileGate gate =
            FileGate.open(
                read,
                session.resolve(file),
                file,
                new GateSettings(memory.megabytes(), moment, waiting))) {
      FileReport found = gate.report();
      kept.add(gate, found);
      return found;
    }
  }
}
