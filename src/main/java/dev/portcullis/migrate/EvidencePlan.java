package dev.portcullis.migrate;

import dev.portcullis.migrate.Evidence.Finding;
import dev.portcullis.migrate.GeneratedFile.Policy;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A plan in the light of the rows that are there: it writes nothing while rows would break what it
 * asks for, and what was counted lies beside its scripts.
 */
public final class EvidencePlan {
  /** What comes first; the reason is measured: a NOT VALID constraint judges updated rows. */
  static final String ORDER_OF_WORK =
      "Mend the rows before the migration is applied: until then `apply` stops at its first look,"
          + " and a constraint that is NOT VALID would refuse every update of such a row, also by"
          + " `load --mode merge`.";

  private final Plan plan;
  private final List<Evidence> evidence;
  private final String target;
  private final Instant at;
  private final Set<String> waived;

  /**
   * @param target where the rows were counted
   * @param waived ids of rules that rows may break
   */
  public EvidencePlan(
      Plan plan, List<Evidence> evidence, String target, Instant at, Set<String> waived) {
    this.plan = plan;
    this.evidence = List.copyOf(evidence);
    this.target = target;
    this.at = at;
    this.waived = Set.copyOf(waived);
  }

  /** The plan with what was found. */
  public Plan plan() {
    List<Problem> found = new ArrayList<>();
    evidence.forEach(table -> table.findings().forEach(it -> problem(it).ifPresent(found::add)));
    return new Plan(files(), plan.problems(), plan.command()).with(found);
  }

  private Optional<Problem> problem(Finding finding) {
    if (finding.count() == 0) {
      return Optional.empty();
    }
    String rule = finding.guard().rule();
    return Optional.of(
        waived.contains(rule)
            ? Problem.warning(
                ProblemCode.ROWS_BREAK_CHANGE,
                finding.guard().at(),
                finding.sentence() + ".",
                "`" + rule + "` is waived. " + ORDER_OF_WORK)
            : Problem.error(
                ProblemCode.ROWS_BREAK_CHANGE,
                finding.guard().at(),
                finding.sentence() + ".",
                "Mend these rows in `"
                    + target
                    + "` and run this again; to write the migration before they are mended, add"
                    + " `--waive "
                    + rule
                    + "`."));
  }

  /** The snapshot stays the last, so that a run that is killed can be repeated. */
  private List<GeneratedFile> files() {
    List<GeneratedFile> files = new ArrayList<>(plan.files());
    for (Evidence table : evidence) {
      firstScript(table).ifPresent(script -> files.add(files.size() - 1, beside(script, table)));
    }
    return files;
  }

  private Optional<GeneratedFile> firstScript(Evidence table) {
    String description = FileName.description(table.looks().contract().table());
    Pattern name = Pattern.compile("V[0-9]+__[a-z]+_" + Pattern.quote(description) + "\\.sql");
    return plan.files().stream().filter(file -> name.matcher(file.name()).matches()).findFirst();
  }

  private GeneratedFile beside(GeneratedFile script, Evidence table) {
    return new GeneratedFile(
        script.folder(),
        script.name().replaceFirst("\\.sql$", ".evidence.md"),
        EvidenceText.of(table, script.name(), target, at, waived),
        Policy.REPLACE);
  }
}
