package dev.portcullis.migrate;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Evidence.Finding;
import dev.portcullis.migrate.Validation.Broken;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What becomes of the rows that break what a migration asks for: they keep it from being written,
 * unless somebody has said for that rule that it is written all the same, or that it spares them.
 *
 * @param target where the rows were counted
 * @param waived ids of rules that rows may break until the migration is applied
 * @param newRowsOnly ids of rules that are to bind new rows only
 */
record Findings(Dialect dialect, String target, Set<String> waived, Set<String> newRowsOnly) {
  /** What comes first when a migration is written that demands all of all rows. */
  static final String ORDER_OF_WORK =
      "Mend the rows before the migration is applied: until then `apply` stops at its first look,"
          + " before anything changes.";

  /** What comes first when a rule spares rows, as tried on Postgres 15 and 18. */
  static final String ORDER_OF_MENDING =
      "Until these rows are mended, an update of one of them fails that does not mend it, and with"
          + " it a `load --mode merge` of a file that lacks a column of the rule. So apply the"
          + " migration, mend the rows (a merge of a file that has those columns does), and run"
          + " `migrate --against` again, which validates the rule when none is left.";

  Findings {
    waived = Set.copyOf(waived);
    newRowsOnly = Set.copyOf(newRowsOnly);
  }

  /** How a rule is treated that rows break. */
  enum Treatment {
    REFUSED,
    WAIVED,
    SPARES
  }

  Treatment treatment(Evidence table, String rule) {
    if (waived.contains(rule)) {
      return Treatment.WAIVED;
    }
    return newRowsOnly.contains(rule) || table.looks().sparing().contains(rule)
        ? Treatment.SPARES
        : Treatment.REFUSED;
  }

  /** What cannot be validated now. */
  Set<Broken> broken(List<Evidence> evidence) {
    Set<Broken> broken = new HashSet<>();
    for (Evidence table : evidence) {
      table.findings().stream()
          .filter(it -> it.count() > 0 && !waived.contains(it.guard().rule()))
          .forEach(
              it -> broken.add(new Broken(table.looks().contract().table(), it.guard().rule())));
    }
    return broken;
  }

  List<Problem> problems(List<Evidence> evidence) {
    List<Problem> problems = new ArrayList<>();
    for (Evidence table : evidence) {
      table.findings().forEach(it -> problem(table, it).ifPresent(problems::add));
      standing(table).ifPresent(problems::add);
    }
    return problems;
  }

  /** What was made by hand over a table that changes, for who applies the migration. */
  Optional<Problem> standing(Evidence table) {
    return table.standing().isEmpty()
        ? Optional.empty()
        : Optional.of(
            Problem.note(
                ProblemCode.MADE_OVER_TABLE,
                table.looks().contract().declaredAt(),
                "The table `%s` that changes has %s."
                    .formatted(
                        table.looks().contract().table(), String.join(", ", table.standing())),
                WhatStands.hint(dialect)));
  }

  private Optional<Problem> problem(Evidence table, Finding finding) {
    String rule = finding.guard().rule();
    if (finding.count() == 0) {
      return newRowsOnly.contains(rule) ? Optional.of(needless(finding)) : Optional.empty();
    }
    return Optional.of(
        switch (treatment(table, rule)) {
          case REFUSED -> refused(table, finding);
          case WAIVED ->
              Problem.warning(
                  ProblemCode.ROWS_BREAK_CHANGE,
                  finding.guard().at(),
                  finding.sentence() + ".",
                  "`" + rule + "` is waived. " + ORDER_OF_WORK + all(finding));
          case SPARES ->
              Problem.warning(
                  ProblemCode.ROWS_SPARED,
                  finding.guard().at(),
                  finding.sentence() + ".",
                  "`"
                      + rule
                      + "` is NOT VALID and binds new rows only. "
                      + ORDER_OF_MENDING
                      + all(finding));
        });
  }

  private Problem refused(Evidence table, Finding finding) {
    String rule = finding.guard().rule();
    boolean hasForm = NewRowsForm.missingBecause(dialect, table.looks().contract(), rule).isEmpty();
    return Problem.error(
        ProblemCode.ROWS_BREAK_CHANGE,
        finding.guard().at(),
        finding.sentence() + ".",
        "Mend these rows in `"
            + target
            + "` and run this again; to write the migration before they are mended, add"
            + " `--waive "
            + rule
            + "`"
            + (hasForm ? "; to bind new rows only until they are, `--not-valid " + rule + "`" : "")
            + "."
            + all(finding));
  }

  private static String all(Finding finding) {
    return " All of them: `" + finding.guard().query() + "`.";
  }

  private static Problem needless(Finding finding) {
    String rule = finding.guard().rule();
    return Problem.note(
        ProblemCode.ROWS_SPARED,
        finding.guard().at(),
        finding.sentence() + ".",
        "No row is in the way of `"
            + rule
            + "`: without `--not-valid "
            + rule
            + "` it is validated at once.");
  }
}
