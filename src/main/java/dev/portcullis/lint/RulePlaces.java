package dev.portcullis.lint;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Dialects;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.Rule;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Where one rule is enforced: by the table, or in staging only.
 *
 * @param rule of a contract
 * @param stagingOnlyBecause why the table cannot enforce the rule, by the warehouses whose table
 *     cannot, in the order of {@link Dialects}
 */
public record RulePlaces(Rule rule, Map<String, String> stagingOnlyBecause) {
  public RulePlaces {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(stagingOnlyBecause);
  }

  /** The places of the rule on every warehouse that there is. */
  static RulePlaces of(Rule rule) {
    Map<String, String> reasons = new LinkedHashMap<>();
    for (Dialect dialect : Dialects.all()) {
      dialect.stagingOnlyBecause(rule).ifPresent(reason -> reasons.put(dialect.name(), reason));
    }
    return new RulePlaces(
        rule, reasons.isEmpty() ? Map.of() : Collections.unmodifiableMap(reasons));
  }

  /** Whether the table of this warehouse does not enforce the rule. */
  public boolean isStagingOnly(String warehouse) {
    return stagingOnlyBecause.containsKey(warehouse);
  }

  /** A note a reason; warehouses with the same reason share one. */
  List<Problem> notes() {
    return stagingOnlyBecause.values().stream().distinct().map(this::note).toList();
  }

  private Problem note(String reason) {
    List<String> warehouses =
        stagingOnlyBecause.keySet().stream()
            .filter(warehouse -> reason.equals(stagingOnlyBecause.get(warehouse)))
            .toList();
    return Problem.note(
        ProblemCode.FILES_ONLY,
        rule.head().declaredAt(),
        "Rule `"
            + rule.id()
            + "` is checked in every file, and not by the table on "
            + String.join(" and ", warehouses)
            + ", because "
            + reason
            + ".",
        "Rows that reach the table in another way than by a load are not checked for it.");
  }
}
