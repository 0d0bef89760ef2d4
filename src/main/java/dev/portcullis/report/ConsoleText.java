package dev.portcullis.report;

import dev.portcullis.load.FileReport;
import dev.portcullis.load.RuleReport;
import dev.portcullis.load.Sample;
import dev.portcullis.load.Words;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One file's run as lines for a console: a line a finding, then a line that says how it ended. Each
 * line begins with {@code BREACH}, {@code warn}, {@code note}, {@code skipped}, {@code failed} or
 * {@code ok} and the file, so that a reader can search and a program can cut.
 */
public final class ConsoleText {
  private static final int LINES_TOLD = 5;

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
    String where = problem.position().line() > 0 ? "line " + problem.position().line() + ": " : "";
    String place = problem.position().column() > 0 ? "" : where;
    add(word(problem), place + problem.message() + " [" + problem.code().code() + "]");
    String hint = problem.hint();
    if (hint != null) {
      lines.add("  hint: " + hint);
    }
  }

  private String word(Problem problem) {
    if (problem.severity() == Severity.ERROR) {
      return switch (report.outcome()) {
        case FAILED -> "failed";
        case LOADED, CHECKED, REFUSED, SKIPPED -> "BREACH";
      };
    }
    return problem.severity() == Severity.WARNING ? "warn" : "note";
  }

  private void rule(RuleReport rule) {
    String word = rule.rule().mayBeConstraint() ? "BREACH" : "warn";
    List<Long> where = rule.samples().stream().map(Sample::line).toList();
    Sample first = rule.samples().get(0);
    add(
        word,
        rule.rule().id()
            + ": "
            + Words.count(rule.violations(), "row")
            + ", "
            + Words.lines(where, rule.violations(), LINES_TOLD)
            + ": "
            + ShownValue.of(first)
            + " "
            + first.reason());
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
                  + warned()
                  + ", run "
                  + report.runId());
      case CHECKED ->
          add(
              "ok",
              Words.count(report.rows().read(), "row")
                  + " keep the contract `"
                  + report.contract().name()
                  + "`"
                  + warned());
      case SKIPPED -> add("skipped", "already loaded, nothing to do");
      case REFUSED -> add("BREACH", refused());
      case FAILED -> add("failed", "nothing was loaded");
    }
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
    lines.add(word + " " + report.path() + ": " + Printable.line(text));
  }
}
