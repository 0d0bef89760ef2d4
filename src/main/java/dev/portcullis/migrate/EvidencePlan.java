package dev.portcullis.migrate;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.GeneratedFile.Policy;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A plan in the light of the rows that are there: it writes nothing while rows would break what it
 * asks for and does not spare, and what was counted lies beside its scripts.
 */
public final class EvidencePlan {
  private final Findings findings;
  private final List<Evidence> evidence;
  private final Instant at;
  private final String words;

  /**
   * @param target where the rows were counted
   * @param waived ids of rules that rows may break until the migration is applied
   * @param newRowsOnly ids of rules that are to bind new rows only
   * @param words of the command line that asked for this
   */
  public EvidencePlan(
      List<Evidence> evidence,
      Dialect dialect,
      String target,
      Instant at,
      Set<String> waived,
      Set<String> newRowsOnly,
      String words) {
    this.findings = new Findings(dialect, target, waived, newRowsOnly);
    this.evidence = List.copyOf(evidence);
    this.at = at;
    this.words = words;
  }

  /** Plans for constraints that hold for other rows than before. */
  @FunctionalInterface
  public interface Planning {
    Plan plan(Validation validation) throws IOException;
  }

  /** The plan with what was found; what no row breaks any more is validated. */
  public Plan plan(Planning planning) throws IOException {
    Plan plan =
        planning.plan(
            new Validation(
                findings.newRowsOnly(), Validation.Looked.YES, findings.broken(evidence)));
    return new Plan(files(plan), plan.problems(), plan.command() + words)
        .with(findings.problems(evidence));
  }

  /** The snapshot stays the last, so that a run that is killed can be repeated. */
  private List<GeneratedFile> files(Plan plan) {
    List<GeneratedFile> files = new ArrayList<>(plan.files());
    for (Evidence table : evidence) {
      firstScript(plan, table)
          .ifPresent(script -> files.add(files.size() - 1, beside(script, table)));
    }
    return files;
  }

  private static Optional<GeneratedFile> firstScript(Plan plan, Evidence table) {
    String description = FileName.description(table.looks().contract().table());
    Pattern name = Pattern.compile("V[0-9]+__[a-z]+_" + Pattern.quote(description) + "\\.sql");
    return plan.files().stream().filter(file -> name.matcher(file.name()).matches()).findFirst();
  }

  private GeneratedFile beside(GeneratedFile script, Evidence table) {
    return new GeneratedFile(
        script.folder(),
        script.name().replaceFirst("\\.sql$", ".evidence.md"),
        new EvidenceText(table, findings).of(script.name(), at),
        Policy.REPLACE);
  }
}
