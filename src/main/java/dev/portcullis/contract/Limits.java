package dev.portcullis.contract;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How much may be wrong with a file before nothing of it is loaded.
 *
 * @param quarantined how many rows may be set aside, for whatever reason
 * @param rules how many rows may break single rules; one limit a rule, in declared order
 */
public record Limits(Optional<Limit> quarantined, List<RuleLimit> rules) {
  /** As much as there is. */
  public static final Limits NONE = new Limits(Optional.empty(), List.of());

  public Limits {
    Objects.requireNonNull(quarantined);
    rules = List.copyOf(rules);
  }

  /** How many rows may break the rule; empty when nothing limits it. */
  public Optional<Limit> ofRule(String ruleId) {
    return rules.stream()
        .filter(rule -> rule.ruleId().equals(ruleId))
        .map(RuleLimit::limit)
        .findFirst();
  }
}
