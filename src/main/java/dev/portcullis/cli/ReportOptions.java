package dev.portcullis.cli;

import dev.portcullis.load.FileReport;
import dev.portcullis.report.ConsoleText;
import dev.portcullis.report.JsonReport;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Where the findings go: always to the console, and to every {@code --report}. */
final class ReportOptions {
  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write a report too; the extension says the format: .json. May be repeated.")
  private List<String> reports = new ArrayList<>();

  /** Refuses a format that there is not, before any work is done. */
  void checkFormats() {
    checkFormats(reports);
  }

  /** The same for reports that are named elsewhere. */
  static void checkFormats(List<String> reports) {
    for (String report : reports) {
      if (!report.endsWith(".json")) {
        throw new UsageException(
            "The report `" + report + "` has no format that is known.",
            "A report ends in `.json`.");
      }
    }
  }

  /**
   * Refuses files that must not be written, before any work is done.
   *
   * @param inputs files that the command reads
   */
  void checkFiles(Session session, List<String> inputs, QuarantineOption quarantine) {
    OutputFiles outputs = new OutputFiles(session, inputs);
    reports.forEach(outputs::check);
    quarantine.file().ifPresent(outputs::check);
  }

  void print(Session session, FileReport report) {
    ConsoleText.of(report).forEach(line -> session.out().println(Colours.of(line)));
  }

  void write(Session session, List<FileReport> reports) {
    for (String name : this.reports) {
      ReportFile.write(session, name, writer -> JsonReport.write(reports, writer));
    }
  }
}
