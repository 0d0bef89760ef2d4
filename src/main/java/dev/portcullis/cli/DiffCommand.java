package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.diff.Diff;
import dev.portcullis.diff.Verdict;
import dev.portcullis.report.DiffJson;
import dev.portcullis.report.DiffText;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code diff}: what a change of a contract means for producer, table and reader. */
@Command(
    name = "diff",
    description =
        "Compare two versions of contracts: what changed, and what it means for who delivers the"
            + " files, for the table, and for who reads it.",
    mixinStandardHelpOptions = true)
final class DiffCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      index = "0",
      paramLabel = "OLD",
      description =
          "The contract as it was, YAML or JSON, a folder of contracts, or - for the standard input.")
  private String before = "";

  @Parameters(
      index = "1",
      paramLabel = "NEW",
      description = "The contract as it is, a folder, or -.")
  private String after = "";

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text or json (default: ${DEFAULT-VALUE}).")
  private Format format = Format.TEXT;

  @Option(
      names = "--fail-on",
      split = ",",
      paramLabel = "WHAT",
      description =
          "What exits with 1: breaking (the default), data-check (and breaking), version (one that"
              + " did not go on as its changes need it), or none. Several with commas.")
  private List<FailOn> failOn = new ArrayList<>();

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write a report too; it ends in .json. May be repeated.")
  private List<String> reports = new ArrayList<>();

  DiffCommand(Session session) {
    this.session = session;
  }

  /** The formats. */
  enum Format {
    TEXT,
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What a caller wants to be stopped by. */
  enum FailOn {
    BREAKING,
    DATA_CHECK,
    VERSION,
    NONE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    boolean isMet(Diff diff) {
      return switch (this) {
        case BREAKING -> diff.verdict() == Verdict.BREAKING;
        case DATA_CHECK -> diff.verdict() != Verdict.COMPATIBLE;
        case VERSION -> diff.isVersionWrong();
        case NONE -> false;
      };
    }
  }

  @Override
  public Integer call() {
    checkReports();
    if (before.equals(PipedContract.STANDARD_INPUT) && after.equals(before)) {
      throw new UsageException(
          "Both versions cannot come through the standard input.", "Name a file for one of them.");
    }
    ContractArguments arguments = new ContractArguments(session);
    List<Contract> old = arguments.version(before);
    Diff diff = Diff.between(old, arguments.version(after));
    reports.forEach(
        report -> ReportFile.write(session, report, writer -> DiffJson.write(diff, writer)));
    switch (format) {
      case TEXT -> DiffText.of(diff).forEach(session.out()::println);
      case JSON ->
          DiffJson.write(diff, new OutputStreamWriter(session.out(), StandardCharsets.UTF_8));
    }
    List<FailOn> stops = failOn.isEmpty() ? List.of(FailOn.BREAKING) : failOn;
    return stops.stream().anyMatch(stop -> stop.isMet(diff)) ? ExitCode.REFUSED : ExitCode.DONE;
  }

  /** Refuses a format that there is not, before any work is done. */
  private void checkReports() {
    for (String report : reports) {
      if (!report.endsWith(".json")) {
        throw new UsageException(
            "The report `" + report + "` has no format that is known.",
            "A report of `diff` ends in `.json`.");
      }
    }
  }
}
