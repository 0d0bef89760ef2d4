package dev.portcullis.report;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Dialects;
import dev.portcullis.lint.Enforcement;
import dev.portcullis.lint.LintRun;
import dev.portcullis.lint.LintedFile;
import dev.portcullis.load.Words;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What {@code lint} found, as a person reads it: the problems of a file with their source lines,
 * then a line for each of its contracts; at the end a line for all files when there are several.
 */
public final class LintText {
  private LintText() {}

  /** The text in parts; a problem is one part of several lines. */
  public static List<String> of(LintRun run) {
    List<String> parts = new ArrayList<>();
    run.files().forEach(file -> parts.addAll(of(file)));
    if (run.files().size() > 1) {
      parts.add(total(run));
    }
    return parts;
  }

  private static List<String> of(LintedFile file) {
    List<String> parts = new ArrayList<>();
    file.problems()
        .forEach(problem -> parts.add(ProblemPrinter.print(problem, file.sourceLines())));
    switch (file.kind()) {
      case NO_CONTRACT -> parts.add("skipped " + file.path() + ": not a contract");
      case CONTRACT -> {
        if (file.isValid()) {
          file.contracts().forEach(found -> parts.add(ok(file, found)));
          outside(file).ifPresent(parts::add);
        } else {
          parts.add(
              "invalid " + file.path() + ": " + Words.count(file.count(Severity.ERROR), "error"));
        }
      }
    }
    return parts;
  }

  /** What a document says beside its tables. */
  private static Optional<String> outside(LintedFile file) {
    int tables = file.contracts().size();
    long count = file.notEnforcedOutside();
    if (tables == 0) {
      return Optional.of("ok " + file.path() + ": no table; not enforced: " + count);
    }
    return count == 0
        ? Optional.empty()
        : Optional.of(
            "ok "
                + file.path()
                + ": "
                + Words.count(tables, "table")
                + "; not enforced, outside of them: "
                + count);
  }

  private static String ok(LintedFile file, Enforcement found) {
    Contract contract = found.contract();
    return "ok "
        + file.path()
        + ": `"
        + contract.name()
        + "` version "
        + contract.version()
        + " for table `"
        + contract.table()
        + "`, "
        + Words.count(contract.columns().size(), "column")
        + ", "
        + Words.count(found.rules().size(), "rule")
        + "; by the table: "
        + perWarehouse(found::byTable)
        + "; in staging only: "
        + perWarehouse(found::inStagingOnly)
        + "; not enforced: "
        + found.notEnforced();
  }

  private static String perWarehouse(Function<String, Long> count) {
    return Dialects.all().stream()
        .map(Dialect::name)
        .map(name -> count.apply(name) + " on " + name)
        .collect(Collectors.joining(", "));
  }

  private static String total(LintRun run) {
    long contracts = run.files().stream().mapToLong(file -> file.contracts().size()).sum();
    long invalid = run.files().stream().filter(file -> !file.isValid()).count();
    return Words.count(contracts, "valid contract")
        + ", "
        + Words.count(invalid, "invalid file")
        + ": "
        + Words.count(run.count(Severity.ERROR), "error")
        + ", "
        + Words.count(run.count(Severity.WARNING), "warning")
        + ", "
        + Words.count(run.count(Severity.NOTE), "note");
  }
}
