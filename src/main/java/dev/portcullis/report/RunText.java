package dev.portcullis.report;

import dev.portcullis.ledger.LedgerProblem;
import dev.portcullis.ledger.LoadEntry;
import dev.portcullis.ledger.RecordedRun;
import dev.portcullis.ledger.RowTotals;
import dev.portcullis.ledger.RuleCount;
import dev.portcullis.ledger.RunLine;
import dev.portcullis.load.Words;
import dev.portcullis.report.TextTable.Column;
import dev.portcullis.report.TextTable.Side;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** One run of a ledger as lines for a console. No value of a row is in it. */
public final class RunText {
  private static final int LABEL = 12;
  private static final String INDENT = "  ";

  private final RecordedRun run;
  private final LoadEntry entry;
  private final List<String> lines = new ArrayList<>();

  private RunText(RecordedRun run) {
    this.run = run;
    this.entry = run.entry();
  }

  /** The lines, without line ends. */
  public static List<String> of(RecordedRun run) {
    RunText text = new RunText(run);
    text.head();
    text.rows(run.entry().rows());
    text.replays();
    text.rules();
    text.problems();
    text.quarantine();
    return List.copyOf(text.lines);
  }

  private void head() {
    lines.add("run " + Printable.line(entry.runId()) + ": " + entry.outcome().word());
    fact(
        "contract",
        "`"
            + entry.contract().name()
            + "` version "
            + entry.contract().version()
            + (entry.contract().path().isEmpty() ? "" : ", " + entry.contract().path()));
    fact("", "sha256 " + entry.contract().sha256());
    fact("table", entry.table());
    fact("mode", entry.mode());
    fact("file", entry.file().name() + ", " + Words.count(entry.file().bytes(), "byte"));
    fact("", entry.file().path());
    fact("", "sha256 " + entry.file().sha256());
    fact("started", seconds(entry.run().startedAt()));
    fact("finished", seconds(entry.run().finishedAt()) + ", after " + duration());
    fact("by", entry.run().user() + ", portcullis " + entry.run().toolVersion());
  }

  private static String seconds(java.time.Instant instant) {
    return instant.truncatedTo(ChronoUnit.SECONDS).toString();
  }

  private String duration() {
    Duration took = Duration.between(entry.run().startedAt(), entry.run().finishedAt());
    return String.format(Locale.ROOT, "%.3f s", took.toMillis() / 1000.0);
  }

  private void rows(RowTotals rows) {
    fact(
        "rows",
        String.format(
            Locale.ROOT,
            "%,d read = %,d loaded + %,d quarantined + %,d refused; %,d breaching, %,d warned",
            rows.read(),
            rows.loaded(),
            rows.quarantined(),
            rows.refused(),
            rows.breaching(),
            rows.warned()));
    rows.merged()
        .ifPresent(
            merged ->
                fact(
                    "merged",
                    String.format(
                        Locale.ROOT,
                        "%,d inserted, %,d updated, %,d unchanged",
                        merged.inserted(),
                        merged.updated(),
                        merged.unchanged())));
  }

  private void replays() {
    entry.replayOf().ifPresent(first -> fact("replay of", first));
    for (RunLine replay : run.replays()) {
      fact(
          "replayed by",
          replay.runId() + ", " + Words.count(replay.rows().loaded(), "row") + " loaded");
    }
  }

  private void rules() {
    if (entry.rules().isEmpty()) {
      return;
    }
    TextTable table =
        new TextTable(
            List.of(
                new Column("RULE", Side.LEFT),
                new Column("VIOLATIONS", Side.RIGHT),
                new Column("ON VIOLATION", Side.LEFT),
                new Column("ENFORCED", Side.LEFT)));
    brokenFirst()
        .forEach(
            rule ->
                table.add(
                    List.of(
                        rule.id(),
                        String.format(Locale.ROOT, "%,d", rule.violations()),
                        rule.onViolation(),
                        rule.enforced())));
    table.lines().forEach(line -> lines.add(INDENT + line));
  }

  private Stream<RuleCount> brokenFirst() {
    return Stream.concat(
        entry.rules().stream().filter(RuleCount::isBroken),
        entry.rules().stream().filter(rule -> !rule.isBroken()));
  }

  private void problems() {
    for (LedgerProblem problem : entry.problems()) {
      String line = problem.line() == 0 ? "" : ", line " + problem.line();
      add(problem.severity() + ": " + problem.message() + " [" + problem.code() + line + "]");
      if (problem.hint() != null) {
        add("  hint: " + problem.hint());
      }
    }
  }

  private void quarantine() {
    RecordedRun.Quarantined quarantine = run.quarantine();
    if (quarantine.rows() == 0) {
      return;
    }
    add(
        String.format(
            Locale.ROOT,
            "%s in quarantine, %,d of them replayed",
            Words.count(quarantine.rows(), "row"),
            quarantine.replayed()));
    for (RecordedRun.Row row : quarantine.first()) {
      String replayed = row.replay() == RecordedRun.Replay.LOADED ? " (replayed)" : "";
      add("  line " + row.line() + ": " + String.join(", ", row.rules()) + replayed);
    }
    if (quarantine.rows() > quarantine.first().size()) {
      add("  …");
    }
  }

  private void fact(String label, String text) {
    add(String.format(Locale.ROOT, "%-" + LABEL + "s%s", label, text));
  }

  private void add(String line) {
    lines.add(INDENT + Printable.line(line));
  }
}
