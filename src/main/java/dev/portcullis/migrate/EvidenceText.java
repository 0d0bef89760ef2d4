package dev.portcullis.migrate;

import dev.portcullis.migrate.Evidence.Finding;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Set;

/** The evidence as the file beside a migration holds it, for the one who reviews that. */
final class EvidenceText {
  private EvidenceText() {}

  /**
   * A page of Markdown.
   *
   * @param script that the evidence is for, the first that changes the table
   * @param target where the rows were counted
   */
  static String of(
      Evidence evidence, String script, String target, Instant at, Set<String> waived) {
    StringBuilder text = new StringBuilder();
    text.append("# What the rows of `%s` say to `%s`\n\n".formatted(table(evidence), script));
    text.append(
        "Counted in `%s` at %s, over %d rows.\n\n"
            .formatted(target, at.truncatedTo(ChronoUnit.SECONDS), evidence.rows()));
    text.append("| rule | looked for | found | first of them |\n|---|---|---|---|\n");
    evidence.findings().forEach(finding -> text.append(line(finding)));
    evidence.findings().stream()
        .filter(finding -> finding.count() > 0 && waived.contains(finding.guard().rule()))
        .forEach(finding -> text.append(waiver(finding)));
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

  private static String waiver(Finding finding) {
    return "\nWaived: `%s`. %s\n".formatted(finding.guard().rule(), EvidencePlan.ORDER_OF_WORK);
  }

  private static String cell(String text) {
    return text.replaceAll("\\p{Cntrl}", " ").replace("|", "\\|");
  }

  private static String table(Evidence evidence) {
    return evidence.looks().contract().table().toString();
  }
}
