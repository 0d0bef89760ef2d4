package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.file.RecordBytes;
import dev.portcullis.ledger.LoadEntry;
import dev.portcullis.ledger.RecordedRun;
import dev.portcullis.load.FileReport;
import dev.portcullis.load.GateSettings;
import dev.portcullis.load.Outcome;
import dev.portcullis.load.Replayer;
import dev.portcullis.staging.RunMoment;
import dev.portcullis.warehouse.LoadMode;
import dev.portcullis.warehouse.Warehouse;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code replay}: quarantined rows under today's contract. */
@Command(
    name = "replay",
    description = "Judge the quarantined rows of a run again and load those that are clean now.",
    mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      index = "0",
      paramLabel = "RUN",
      description = "The run, or as many of its first letters as no other run has.")
  private String written = "";

  @Option(
      names = "--contract",
      paramLabel = "FILE",
      description = "The contract of today (default: the file that the run was judged by).")
  private @Nullable String contract;

  @Option(
      names = "--rule",
      paramLabel = "ID",
      description = "Only rows that are in quarantine for this rule, among other reasons.")
  private @Nullable String rule;

  @Mixin private TargetOptions target = new TargetOptions();
  @Mixin private RunDateOption date = new RunDateOption();
  @Mixin private TableOption table = new TableOption();
  @Mixin private MemoryOption memory = new MemoryOption();
  @Mixin private ReportOptions report = new ReportOptions();

  ReplayCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    report.checkFormats();
    RunMoment moment = date.moment(session);
    try (Warehouse warehouse = target.open(session)) {
      RecordedRun run = new RunArgument(written).find(warehouse);
      LoadEntry entry = run.entry();
      if (run.quarantine().rows() == run.quarantine().replayed()) {
        return nothing(entry);
      }
      refuseOverwritten(run);
      Contract today = today(entry);
      try (Waiting waiting = Waiting.of(entry.file().path())) {
        GateSettings settings = new GateSettings(memory.megabytes(), moment, waiting);
        return new Replayer(warehouse, entry, header(entry), mode(entry))
            .replay(today, Optional.ofNullable(rule), settings)
            .map(this::told)
            .orElseGet(() -> nothing(entry));
      }
    }
  }

  private int nothing(LoadEntry entry) {
    session
        .out()
        .println(
            "ok "
                + entry.file().path()
                + ": no row of run "
                + entry.runId()
                + " waits in quarantine"
                + (rule == null ? "" : " for `" + rule + "`"));
    return ExitCode.DONE;
  }

  private int told(FileReport found) {
    report.print(session, found);
    report.write(session, List.of(found));
    if (found.outcome() == Outcome.FAILED) {
      return ExitCode.WAREHOUSE;
    }
    return found.outcome() == Outcome.LOADED ? ExitCode.DONE : ExitCode.REFUSED;
  }

  private static RecordBytes header(LoadEntry entry) {
    return entry
        .file()
        .header()
        .orElseThrow(
            () ->
                new UsageException(
                    "The ledger has no header of the file of run `" + entry.runId() + "`.", null));
  }

  /** Rows that an overwrite has replaced do not come back. */
  private static void refuseOverwritten(RecordedRun run) {
    run.overwrittenBy()
        .ifPresent(
            later -> {
              throw new UsageException(
                  "The table `"
                      + run.entry().table()
                      + "` was overwritten after run `"
                      + run.entry().runId()
                      + "`, by run `"
                      + later
                      + "`: its rows are no longer wanted there.",
                  "Replay the quarantined rows of that later run, or load the file again.");
            });
  }

  private static LoadMode mode(LoadEntry entry) {
    return LoadMode.ofReplay(entry.mode());
  }

  private Contract today(LoadEntry entry) {
    String path = contract == null ? entry.contract().path() : contract;
    if (contract == null && (path.isEmpty() || !Files.exists(session.resolve(path)))) {
      throw new UsageException(
          "The contract of run `" + entry.runId() + "`, `" + path + "`, is not here.",
          "Name today's contract with `--contract FILE`.");
    }
    return new ContractArguments(session).one(path, table, entry.contract().name());
  }
}
