package dev.portcullis.report;

import dev.portcullis.contract.Contract;
import dev.portcullis.diff.ContractDiff;
import dev.portcullis.diff.Diff;
import dev.portcullis.diff.JudgedChange;
import dev.portcullis.diff.Judgement;
import dev.portcullis.diff.Side;
import dev.portcullis.diff.Step;
import dev.portcullis.diff.Verdict;
import dev.portcullis.diff.VersionChange;
import dev.portcullis.load.Words;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemPrinter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What differs between contracts, as a person reads it: for each table its verdict, then the
 * changes, the worst first, each with what it means for whom; at the end a line for all.
 */
public final class DiffText {
  private static final int LABEL = 8;

  private final List<String> lines = new ArrayList<>();

  private DiffText() {}

  /** The lines, without line ends. */
  public static List<String> of(Diff diff) {
    DiffText text = new DiffText();
    diff.tables().stream().filter(DiffText::hasNews).forEach(text::table);
    text.total(diff);
    return List.copyOf(text.lines);
  }

  private static boolean hasNews(ContractDiff table) {
    return !table.changes().isEmpty() || !table.problems().isEmpty();
  }

  private void table(ContractDiff table) {
    lines.add(table.verdict().words() + ": table `" + table.contract().table() + "`");
    lines.add("  " + paths(table));
    table.version().map(DiffText::version).ifPresent(version -> lines.add("  " + version));
    if (!table.changes().isEmpty()) {
      lines.add("  " + sides(table));
    }
    lines.add("");
    table.problems().forEach(this::problem);
    for (Verdict verdict : worstFirst()) {
      group(table, verdict);
    }
  }

  private static List<Verdict> worstFirst() {
    return List.of(Verdict.BREAKING, Verdict.DATA_CHECK, Verdict.COMPATIBLE);
  }

  private static String paths(ContractDiff table) {
    if (table.before().isEmpty()) {
      return "new in " + path(table.contract());
    }
    return table.after().isEmpty()
        ? "no more, was in " + path(table.contract())
        : path(table.before().orElseThrow()) + " to " + path(table.contract());
  }

  private static String path(Contract contract) {
    return Printable.line(contract.source().path());
  }

  private static String version(VersionChange version) {
    String went =
        version.before().equals(version.after())
            ? "version " + version.after() + " as before"
            : "version " + version.before() + " to " + version.after();
    return Printable.line(went + taken(version) + needed(version));
  }

  private static String taken(VersionChange version) {
    if (version.before().equals(version.after())) {
      return "";
    }
    if (!version.isSemantic()) {
      return " (not semantic, so no step is judged)";
    }
    return version.taken().map(step -> " (" + step.word() + ")").orElse(" (back)");
  }

  private static String needed(VersionChange version) {
    return version.needed() == Step.NONE
        ? ""
        : "; the changes need a " + version.needed().word() + " step";
  }

  private static String sides(ContractDiff table) {
    return Arrays.stream(Side.values())
        .map(side -> side.word() + ": " + table.verdict(side).words())
        .collect(Collectors.joining(", "));
  }

  private void problem(Problem problem) {
    lines.addAll(ProblemPrinter.print(problem, List.of()).lines().toList());
    lines.add("");
  }

  private void group(ContractDiff table, Verdict verdict) {
    List<JudgedChange> changes =
        table.changes().stream().filter(change -> change.verdict() == verdict).toList();
    if (changes.isEmpty()) {
      return;
    }
    lines.add(verdict.words().toUpperCase(Locale.ROOT));
    changes.forEach(this::change);
    lines.add("");
  }

  private void change(JudgedChange change) {
    lines.add("  " + Printable.line(change.sentence()) + "  " + at(change));
    Optional<String> one = oneReason(change);
    if (one.isPresent()) {
      lines.add("      " + one.get());
      return;
    }
    for (Side side : Side.values()) {
      Judgement judgement = change.judgements().of(side);
      lines.add(
          "      "
              + padded(side.word())
              + "  "
              + judgement.verdict().words()
              + ": "
              + Printable.line(judgement.reason()));
    }
  }

  private static String at(JudgedChange change) {
    return Printable.line(change.change().at().toString());
  }

  /** When all sides hear the same. */
  private static Optional<String> oneReason(JudgedChange change) {
    long different = Arrays.stream(Side.values()).map(change.judgements()::of).distinct().count();
    Judgement judgement = change.judgements().producer();
    return different == 1
        ? Optional.of("all  " + judgement.verdict().words() + ": " + judgement.reason())
        : Optional.empty();
  }

  private static String padded(String word) {
    return word + " ".repeat(LABEL - word.length());
  }

  private void total(Diff diff) {
    long changes = diff.tables().stream().mapToLong(table -> table.changes().size()).sum();
    if (changes == 0) {
      lines.add("compatible: no change");
      return;
    }
    lines.add(
        diff.verdict().words()
            + ": "
            + Words.count(changes, "change")
            + ": "
            + worstFirst().stream()
                .filter(verdict -> diff.count(verdict) > 0)
                .map(verdict -> counted(diff.count(verdict), verdict))
                .collect(Collectors.joining(", "))
            + "; step of the version: "
            + diff.needed().word());
  }

  private static String counted(long count, Verdict verdict) {
    return switch (verdict) {
      case BREAKING -> String.format(Locale.ROOT, "%,d breaking", count);
      case DATA_CHECK ->
          String.format(Locale.ROOT, "%,d need%s a data check", count, count == 1 ? "s" : "");
      case COMPATIBLE -> String.format(Locale.ROOT, "%,d compatible", count);
    };
  }
}
