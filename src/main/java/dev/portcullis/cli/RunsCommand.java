package dev.portcullis.cli;

import dev.portcullis.ledger.RunFilter;
import dev.portcullis.ledger.RunLine;
import dev.portcullis.report.RunJson;
import dev.portcullis.report.RunsText;
import dev.portcullis.warehouse.Warehouse;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code runs}: what was loaded, refused or failed, the newest first. Only reads. */
@Command(
    name = "runs",
    description = "List the runs in the ledger of a warehouse, the newest first.",
    mixinStandardHelpOptions = true)
final class RunsCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = "--table",
      paramLabel = "TABLE",
      description = "Only runs of that table, with or without its schema.")
  private @Nullable String table;

  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "How many runs at most (default: ${DEFAULT-VALUE}).")
  private int limit = 20;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text or json (default: ${DEFAULT-VALUE}).")
  private Format format = Format.TEXT;

  @Mixin private TargetOptions target = new TargetOptions();

  RunsCommand(Session session) {
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

  @Override
  public Integer call() {
    if (limit < 1) {
      throw new UsageException("`--limit " + limit + "` lists nothing.", "Give at least 1.");
    }
    List<RunLine> runs;
    try (Warehouse warehouse = target.open(session)) {
      runs = warehouse.runs(new RunFilter(Optional.ofNullable(table), limit));
    }
    switch (format) {
      case JSON ->
          RunJson.write(runs, new OutputStreamWriter(session.out(), StandardCharsets.UTF_8));
      case TEXT -> print(runs);
    }
    return ExitCode.DONE;
  }

  private void print(List<RunLine> runs) {
    if (runs.isEmpty()) {
      session.out().println(table == null ? "no runs" : "no runs of `" + table + "`");
    } else {
      RunsText.of(runs).forEach(session.out()::println);
    }
  }
}
