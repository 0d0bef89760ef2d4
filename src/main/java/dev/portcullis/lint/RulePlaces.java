package dev.portcullis.lint;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Dialects;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Where one rule is enforced: by the table, or in staging only.
 *
 * @param rule of a contract
 * @param stagingOnlyBecause for each warehouse, in the order of {@link Dialects}, why its table
 *     cannot enforce the rule; empty when it does
 */
public record RulePlaces(Rule rule, Map<String, Optional<String>> stagingOnlyBecause) {
  public RulePlaces {
    Objects.requireNonNull(rule);
    stagingOnlyBecause = Collections.unmodifiableMap(new LinkedHashMap<>(stagingOnlyBecause));
  }

  /** The places of the rule on every warehouse that there is. */
  static RulePlaces of(Rule rule) {
    Map<String, Optional<String>> reasons = new LinkedHashMap<>();
    for (Dialect dialect : Dialects.all()) {
      reasons.put(dialect.name(), dialect.stagingOnlyBecause(rule));
    }
    return new RulePlaces(rule, reasons);
  }

  /** Whether the table of this warehouse does not enforce the rule. */
  boolean isStagingOnly(String warehouse) {
    return stagingOnlyBecause.getOrDefault(warehouse, Optional.empty()).isPresent();
  }

  /** A note a reason; warehouses with the same reason share one. */
  List<Problem> notes() {
    Map<String, List<String>> warehouses = new LinkedHashMap<>();
    stagingOnlyBecause.forEach(
        (warehouse, reason) ->
            reason.ifPresent(
                text -> warehouses.computeIfAbsent(text, key -> new ArrayList<>()).add(warehouse)));
    return warehouses.entrySet().stream()
        .map(entry -> note(String.join(" and ", entry.getValue()), entry.getKey()))
        .toList();
  }

  private Problem note(String warehouses, String reason) {
    return Problem.note(
        ProblemCode.NOT_ENFORCED,
        rule.head().declaredAt(),
        "Rule `"
            + rule.id()
            + "` is declared, and not enforced by the table on "
            + warehouses
            + ", because "
            + reason
            + ".",
        "Every file is checked for it; rows that reach the table in another way are not.");
  }
}
