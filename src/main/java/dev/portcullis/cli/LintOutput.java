package dev.portcullis.cli;

import dev.portcullis.lint.LintRun;
import dev.portcullis.report.LintJson;
import dev.portcullis.report.LintText;
import dev.portcullis.report.Sarif;
import dev.portcullis.warehouse.ToolVersion;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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

  @Option(
      names = "--rule-pages",
      paramLabel = "URL",
      description =
          "Where docs/rules is published, for example https://example.com/portcullis/docs/rules/:"
              + " SARIF then links each code to its page.")
  private @Nullable String rulePages;

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
    if (rulePages != null && !rulePages.matches("https?://\\S+")) {
      throw new UsageException(
          "`--rule-pages` is `"
              + rulePages
              + "`, an address that begins with `https://` was expected.",
          null);
    }
  }

  private Optional<String> pages() {
    return Optional.ofNullable(rulePages).map(url -> url.endsWith("/") ? url : url + "/");
  }

  /** Writes the reports, then what the console shows. */
  void write(Session session, LintRun run) {
    for (String report : reports) {
      ReportFile.write(
          session,
          report,
          writer ->
              write(session, run, report.endsWith(".json") ? Format.JSON : Format.SARIF, writer));
    }
    if (format == Format.TEXT) {
      LintText.of(run).forEach(session.out()::println);
    } else {
      write(session, run, format, new OutputStreamWriter(session.out(), StandardCharsets.UTF_8));
    }
  }

  private void write(Session session, LintRun run, Format format, Writer writer) {
    if (format == Format.JSON) {
      LintJson.write(run, writer);
    } else {
      Path root = session.workingDirectory().toAbsolutePath();
      Sarif.write(run, new Sarif.Setting(ToolVersion.current(), root, pages()), writer);
    }
  }
}
