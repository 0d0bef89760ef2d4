package dev.portcullis.cli;

import dev.portcullis.ledger.RecordedRun;
import dev.portcullis.ledger.RunSearch;
import dev.portcullis.report.RunJson;
import dev.portcullis.report.RunText;
import dev.portcullis.warehouse.Warehouse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
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
  /** How many runs that begin alike are named. */
  private static final int TOLD = 3;

  private static final String LIST = "`portcullis runs` lists them.";

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
      RecordedRun run = find(warehouse);
      RunText.of(run).forEach(session.out()::println);
      for (String name : reports) {
        ReportFile.write(session, name, writer -> RunJson.write(run, warehouse.target(), writer));
      }
    }
    return ExitCode.DONE;
  }

  private RecordedRun find(Warehouse warehouse) {
    RunSearch search = warehouse.run(written);
    return search.run().orElseThrow(() -> notFound(search, warehouse.target()));
  }

  private UsageException notFound(RunSearch search, String place) {
    if (!search.several().isEmpty()) {
      return new UsageException(
          "Several runs in `%s` begin with `%s`: %s.".formatted(place, written, named(search)),
          "Give more letters of the one that is meant.");
    }
    return new UsageException(
        "The ledger in `%s` has no run `%s`.".formatted(place, written),
        search.nearest().map(near -> "Did you mean `" + near + "`? " + LIST).orElse(LIST));
  }

  private static String named(RunSearch search) {
    String first =
        search.several().stream()
            .limit(TOLD)
            .map(run -> "`" + run + "`")
            .collect(Collectors.joining(", "));
    return first + (search.several().size() > TOLD ? ", …" : "");
  }
}
