package dev.portcullis.cli;

import dev.portcullis.ledger.RecordedRun;
import dev.portcullis.report.RunJson;
import dev.portcullis.report.RunText;
import dev.portcullis.warehouse.Warehouse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code report}: one run of the ledger in full. Only reads. */
@Command(
    name = "report",
    description = "Show one run of the ledger in full.",
    mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      index = "0",
      paramLabel = "RUN",
      description = "The run, or as many of its first letters as no other run has.")
  private String written = "";

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write a report too; the extension says the format: .json. May be repeated.")
  private List<String> reports = new ArrayList<>();

  @Mixin private TargetOptions target = new TargetOptions();

  ReportCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    ReportOptions.checkFormats(reports);
    try (Warehouse warehouse = target.open(session)) {
      RecordedRun run = new RunArgument(written).find(warehouse);
      RunText.of(run).forEach(session.out()::println);
      for (String name : reports) {
        ReportFile.write(session, name, writer -> RunJson.write(run, warehouse.target(), writer));
      }
    }
    return ExitCode.DONE;
  }
}
