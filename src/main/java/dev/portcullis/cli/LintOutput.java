package dev.portcullis.cli;

import dev.portcullis.lint.LintRun;
import dev.portcullis.report.LintJson;
import dev.portcullis.report.LintText;
import dev.portcullis.report.Sarif;
import dev.portcullis.warehouse.ToolVersion;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** How {@code lint} says what it found: to the console in one format, and to every report. */
final class LintOutput {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text, json or sarif, for the console (default: ${DEFAULT-VALUE}).")
  private Format format = Format.TEXT;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description =
          "Write a report too; the extension says the format: .json or .sarif. May be repeated.")
  private List<String> reports = new ArrayList<>();

  /** The formats. */
  enum Format {
    TEXT,
    JSON,
    SARIF;

    @Override
    public String toString() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /** Refuses a format that there is not, before any work is done. */
  void checkFormats() {
    for (String report : reports) {
      if (!report.endsWith(".json") && !report.endsWith(".sarif")) {
        throw new UsageException(
            "The report `" + report + "` has no format that is known.",
            "A report of `lint` ends in `.json` or `.sarif`.");
      }
    }
  }

  /** Writes the reports, then what the console shows. */
  void write(Session session, LintRun run) {
    for (String report : reports) {
      ReportFile.write(
          session,
          report,
          writer -> write(run, report.endsWith(".json") ? Format.JSON : Format.SARIF, writer));
    }
    if (format == Format.TEXT) {
      LintText.of(run).forEach(session.out()::println);
    } else {
      write(run, format, new OutputStreamWriter(session.out(), StandardCharsets.UTF_8));
    }
  }

  private static void write(LintRun run, Format format, Writer writer) {
    if (format == Format.JSON) {
      LintJson.write(run, writer);
    } else {
      Sarif.write(run, ToolVersion.current(), writer);
    }
  }
}
