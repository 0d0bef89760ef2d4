package dev.portcullis.report;

import dev.portcullis.contract.OnViolation;
import dev.portcullis.load.FileReport;
import dev.portcullis.load.RuleReport;
import dev.portcullis.load.Sample;
import dev.portcullis.load.Words;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One file's run as lines for a console: a line a finding, then a line that says how it ended. Each
 * line begins with {@code BREACH}, {@code drop}, {@code warn}, {@code note}, {@code skipped},
 * {@code failed}, {@code missing} or {@code ok} and the file, so that a reader can search and a
 * program can cut.
 */
public final class ConsoleText {
  private static final int LINES_TOLD = 5;
  private static final int REASONS_TOLD = 3;

  private final FileReport report;
  private final List<String> lines = new ArrayList<>();

  private ConsoleText(FileReport report) {
    this.report = report;
  }

  /** The lines, without line ends. */
  public static List<String> of(FileReport report) {
    ConsoleText text = new ConsoleText(report);
    report.problems().forEach(text::problem);
    report.brokenRules().forEach(text::rule);
    text.end();
    return List.copyOf(text.lines);
  }

  private void problem(Problem problem) {
    int line = problem.position().line();
    boolean told = line == 0 || problem.message().toLowerCase(Locale.ROOT).contains("line");
    String where = told ? "" : "line " + line + ": ";
    add(word(problem), where + problem.message() + " [" + problem.code().code() + "]");
    hint(problem.hint());
  }

  /** A hint that several findings share is told once, after the first of them. */
  private void hint(@Nullable String hint) {
    String line = hint == null ? "" : "  hint: " + Printable.line(hint);
    if (hint != null && !lines.contains(line)) {
      lines.add(line);
    }
  }

  private String word(Problem problem) {
    if (problem.severity() == Severity.ERROR) {
      return switch (report.outcome()) {
        case FAILED -> "failed";
        case MISSING -> "missing";
        case LOADED, CHECKED, REFUSED, SKIPPED -> "BREACH";
      };
    }
    return problem.severity() == Severity.WARNING ? "warn" : "note";
  }

  private static String word(OnViolation consequence) {
    return switch (consequence) {
      case WARN, DROP -> consequence.word();
      case FAIL -> "BREACH";
    };
  }

  private void rule(RuleReport rule) {
    String word = word(rule.rule().onViolation());
    if (rule.finding().isPresent()) {
      add(word, rule.rule().id() + ": " + rule.finding().get());
      return;
    }
    List<Long> where = rule.samples().stream().map(Sample::line).toList();
    add(
        word,
        rule.rule().id()
            + ": "
            + Words.count(rule.violations(), "row")
            + ", "
            + Words.lines(where, rule.violations(), LINES_TOLD)
            + ": "
            + reasons(rule.samples()));
  }

  /** The first row of each reason; with a single reason its line is the first one told before. */
  private static String reasons(List<Sample> samples) {
    Map<String, Sample> byReason = new LinkedHashMap<>();
    samples.forEach(sample -> byReason.putIfAbsent(general(sample.reason()), sample));
    if (byReason.size() == 1) {
      return said(samples.get(0));
    }
    String told =
        byReason.values().stream()
            .limit(REASONS_TOLD)
            .map(sample -> "line " + sample.line() + " " + said(sample))
            .collect(Collectors.joining("; "));
    return byReason.size() > REASONS_TOLD ? told + "; …" : told;
  }

  /** Reasons that differ in a number only, such as the line that is repeated, are of one kind. */
  private static String general(String reason) {
    return reason.replaceAll("[0-9]+", "0");
  }

  private static String said(Sample sample) {
    return ShownValue.of(sample) + " " + sample.reason();
  }

  private void end() {
    switch (report.outcome()) {
      case LOADED ->
          add(
              "ok",
              "loaded "
                  + Words.count(report.rows().loaded(), "row")
                  + " into `"
                  + report.contract().table()
                  + "` ("
                  + report.target().orElse("")
                  + ")"
                  + merged()
                  + quarantined()
                  + warned()
                  + ", run "
                  + report.runId());
      case CHECKED -> add("ok", kept() + quarantined() + warned());
      case SKIPPED -> add("skipped", "already loaded, nothing to do");
      case REFUSED -> add("BREACH", refused());
      case FAILED -> add("failed", failed());
      case MISSING -> {
        // The problem has said it all.
      }
    }
  }

  private String failed() {
    return report.problems().stream()
            .anyMatch(problem -> problem.code() == ProblemCode.OUTCOME_UNKNOWN)
        ? "loaded or not, ask the ledger"
        : "nothing was loaded";
  }

  private String kept() {
    long kept = report.rows().loaded();
    return Words.count(kept, "row")
        + (kept == 1 ? " keeps" : " keep")
        + " the contract `"
        + report.contract().name()
        + "`";
  }

  private String merged() {
    return report
        .rows()
        .merged()
        .map(
            rows ->
                String.format(
                    Locale.ROOT,
                    ": %,d inserted, %,d updated, %,d unchanged",
                    rows.inserted(),
                    rows.updated(),
                    rows.unchanged()))
        .orElse("");
  }

  /** A check tells what a load would do. */
  private String quarantined() {
    long quarantined = report.rows().quarantined();
    return quarantined == 0
        ? ""
        : ", "
            + Words.count(quarantined, "row")
            + (report.target().isPresent() ? " in quarantine" : " would go into quarantine");
  }

  private String warned() {
    long warned = report.rows().warned();
    return warned == 0 ? "" : ", " + Words.count(warned, "row") + " with a warning";
  }

  private String refused() {
    long breaching = report.rows().breaching();
    String counted =
        breaching == 0
            ? ""
            : String.format(
                Locale.ROOT,
                "%,d of %s %s the contract, ",
                breaching,
                Words.count(report.rows().read(), "row"),
                breaching == 1 ? "breaks" : "break");
    String nothing =
        report.target().isPresent() ? "nothing was loaded" : "a load would refuse the file";
    return "refused: " + counted + nothing;
  }

  private void add(String word, String text) {
    lines.add(Printable.line(word + " " + report.path() + ": " + text));
  }
}
