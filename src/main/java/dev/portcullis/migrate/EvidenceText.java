package dev.portcullis.migrate;

import dev.portcullis.migrate.Evidence.Finding;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** The evidence as the file beside a migration holds it, for the one who reviews that. */
record EvidenceText(Evidence evidence, Findings findings) {
  /**
   * A page of Markdown.
   *
   * @param script that the evidence is for, the first that changes the table
   */
  String of(String script, Instant at) {
    StringBuilder text = new StringBuilder();
    text.append("# What the rows of `%s` say to `%s`\n\n".formatted(table(), script));
    text.append(
        "Counted in `%s` at %s, over %d rows.\n\n"
            .formatted(findings.target(), at.truncatedTo(ChronoUnit.SECONDS), evidence.rows()));
    text.append("| rule | looked for | found | first of them |\n|---|---|---|---|\n");
    evidence.findings().forEach(finding -> text.append(line(finding)));
    evidence.findings().forEach(finding -> text.append(treatment(finding)));
    findings
        .standing(evidence)
        .ifPresent(
            note ->
                text.append(
                    "\n" + note.message() + " " + WhatStands.hint(findings.dialect()) + "\n"));
    return text.toString();
  }

  private static String line(Finding finding) {
    Guard guard = finding.guard();
    return "| `%s` | %s | %d | %s |\n"
        .formatted(
            cell(guard.rule()),
            cell(guard.sentence()),
            finding.count(),
            finding
                .examples()
                .map(it -> guard.shownName() + ": " + it)
                .map(EvidenceText::cell)
                .orElse(""));
  }

  private String treatment(Finding finding) {
    String rule = finding.guard().rule();
    if (finding.count() == 0) {
      return findings.newRowsOnly().contains(rule)
          ? "\nNot validated: `%s` binds new rows only, though no row is in its way.\n"
              .formatted(rule)
          : "";
    }
    return switch (findings.treatment(evidence, rule)) {
      case REFUSED -> "";
      case WAIVED ->
          "\nWaived: `%s`. %s\n".formatted(rule, Findings.ORDER_OF_WORK) + query(finding);
      case SPARES ->
          "\nNot validated: `%s` binds new rows only. %s\n"
                  .formatted(rule, Findings.ORDER_OF_MENDING)
              + query(finding);
    };
  }

  /** As a block of code, so that nothing in it is Markdown. */
  private static String query(Finding finding) {
    return "\nAll of them:\n\n    " + finding.guard().query().replace("\n", "\n    ") + ";\n";
  }

  private static String cell(String text) {
    return text.replaceAll("\\p{Cntrl}", " ").replace("|", "\\|");
  }

  private String table() {
    return evidence.looks().contract().table().toString();
  }
}
