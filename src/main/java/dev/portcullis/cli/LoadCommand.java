package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.load.FileGate;
import dev.portcullis.load.FileReport;
import dev.portcullis.load.GateSettings;
import dev.portcullis.load.Loader;
import dev.portcullis.staging.RunMoment;
import dev.portcullis.warehouse.Emptying;
import dev.portcullis.warehouse.LoadMode;
import dev.portcullis.warehouse.Reload;
import dev.portcullis.warehouse.Warehouse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code load}: the file gate, then one transaction a file. */
@Command(
    name = "load",
    description = "Check delivered files and load each in one transaction.",
    mixinStandardHelpOptions = true)
final class LoadCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(index = "0", paramLabel = "CONTRACT", description = "The contract, YAML or JSON.")
  private String contract = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "FILE",
      description = "CSV, plain or .gz.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--mode",
      paramLabel = "MODE",
      description =
          "append (default): the rows of the table stay, those of the file are added."
              + " overwrite: the table holds the rows of the file and no others."
              + " merge: rows whose primary key the table has are changed, the others are added.")
  private LoadMode mode = LoadMode.APPEND;

  @Option(
      names = "--key",
      paramLabel = "COLUMN",
      split = ",",
      description =
          "The key to merge by. It is the contract's primary key, and refused when it is another.")
  private List<String> key = new ArrayList<>();

  @Option(
      names = "--allow-empty",
      description = "Let a file without rows to load empty the table, with --mode overwrite.")
  private boolean allowEmpty;

  @Option(names = "--reload", description = "Load a file again whose bytes are loaded already.")
  private boolean reload;

  @Mixin private TargetOptions target = new TargetOptions();
  @Mixin private MigrationOptions migrations = new MigrationOptions();
  @Mixin private RunDateOption date = new RunDateOption();
  @Mixin private TableOption table = new TableOption();
  @Mixin private MemoryOption memory = new MemoryOption();
  @Mixin private ReportOptions report = new ReportOptions();
  @Mixin private QuarantineOption quarantine = new QuarantineOption();

  LoadCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    report.checkFormats();
    checkOptions();
    RunMoment moment = date.moment(session);
    Contract read = new ContractArguments(session).one(contract, table);
    new MergeOptions(mode, key).check(read);
    List<FileReport> reports = new ArrayList<>();
    report.checkFiles(session, inputs(), quarantine);
    QuarantineOption.Sink kept = quarantine.open(session);
    try (Warehouse warehouse = target.open(session)) {
      migrations.beforeLoad(session, warehouse, target.isEmbeddedDefault(), read);
      Loader loader =
          new Loader(
              warehouse,
              mode,
              reload ? Reload.ON_PURPOSE : Reload.NEVER,
              allowEmpty ? Emptying.ON_PURPOSE : Emptying.REFUSE);
      files.forEach(file -> reports.add(load(loader, kept, read, file, moment)));
    }
    report.write(session, reports);
    return kept.finish(ExitCode.of(reports));
  }

  private List<String> inputs() {
    return Stream.concat(
            Stream.concat(Stream.of(contract), files.stream()), target.file(session).stream())
        .toList();
  }

  private void checkOptions() {
    if (allowEmpty && mode != LoadMode.OVERWRITE) {
      throw new UsageException(
          "`--allow-empty` says nothing without `--mode overwrite`.",
          "No other mode deletes rows of the table.");
    }
  }

  private FileReport load(
      Loader loader, QuarantineOption.Sink kept, Contract read, String file, RunMoment moment) {
    FileReport found = loaded(loader, kept, read, file, moment);
    report.print(session, found);
    return found;
  }

  private FileReport loaded(
      Loader loader, QuarantineOption.Sink kept, Contract read, String file, RunMoment moment) {
    try (Waiting waiting = Waiting.of(file);
        FileGate gate =
            FileGate.open(
                read,
                session.resolve(file),
                file,
                new GateSettings(memory.megabytes(), moment, waiting))) {
      FileReport found = loader.load(gate);
      kept.add(gate, found);
      return found;
    }
  }
}
