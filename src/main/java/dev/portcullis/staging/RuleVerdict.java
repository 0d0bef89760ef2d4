package dev.portcullis.staging;

import dev.portcullis.rule.Rule;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What the file makes of one rule.
 *
 * @param violations rows that break it, exact; 1 when the file as a whole does
 * @param first some of them, the first in the file's order, bounded; none of a check of the file
 * @param measurement what was measured for a check of the file
 * @param stored where the rows are that break it; empty when none does, and of a check of the file
 */
public record RuleVerdict(
    Rule rule,
    long violations,
    List<Breach> first,
    Optional<Measurement> measurement,
    Optional<StoredVerdicts> stored) {
  public RuleVerdict {
    Objects.requireNonNull(rule);
    first = List.copyOf(first);
    Objects.requireNonNull(measurement);
    Objects.requireNonNull(stored);
  }

  static RuleVerdict clean(Rule rule) {
    return new RuleVerdict(rule, 0, List.of(), Optional.empty(), Optional.empty());
  }

  static RuleVerdict ofRows(Rule rule, long violations, List<Breach> first, StoredVerdicts stored) {
    return new RuleVerdict(rule, violations, first, Optional.empty(), Optional.of(stored));
  }

  static RuleVerdict ofFile(Rule rule, long violations, Measurement measurement) {
    return new RuleVerdict(rule, violations, List.of(), Optional.of(measurement), Optional.empty());
  }

  public boolean isBroken() {
    return violations > 0;
  }
}
