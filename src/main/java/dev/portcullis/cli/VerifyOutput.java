package dev.portcullis.cli;

import dev.portcullis.report.VerifyHtml;
import dev.portcullis.report.VerifyJson;
import dev.portcullis.report.VerifyText;
import dev.portcullis.verify.Verification;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** How {@code verify} says what it found: to the console in one format, and to every report. */
final class VerifyOutput {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text or json, for the console (default: ${DEFAULT-VALUE}).")
  private Format format = Format.TEXT;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description =
          "Write a report too; the extension says the format: .json or .html. May be repeated.")
  private List<String> reports = new ArrayList<>();

  /** The formats of the console. */
  enum Format {
    TEXT,
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Refuses what cannot or must not be written, before any work is done. */
  void check(Session session, List<String> contracts, TargetOptions target) {
    for (String report : reports) {
      if (!report.endsWith(".json") && !report.endsWith(".html")) {
        throw new UsageException(
            "The report `" + report + "` has no format that is known.",
            "A report of `verify` ends in `.json` or `.html`.");
      }
    }
    OutputFiles outputs =
        new OutputFiles(
            session, Stream.concat(contracts.stream(), target.file(session).stream()).toList());
    reports.forEach(outputs::check);
  }

  /** Writes the reports, then what the console shows. */
  void write(Session session, Verification verification) {
    for (String report : reports) {
      ReportFile.write(
          session,
          report,
          writer -> {
            if (report.endsWith(".json")) {
              VerifyJson.write(verification, writer);
            } else {
              append(writer, VerifyHtml.of(verification));
            }
          });
    }
    switch (format) {
      case TEXT -> VerifyText.of(verification).forEach(session.out()::println);
      case JSON ->
          VerifyJson.write(
              verification, new OutputStreamWriter(session.out(), StandardCharsets.UTF_8));
    }
  }

  private static void append(Writer writer, String text) {
    try {
      writer.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
