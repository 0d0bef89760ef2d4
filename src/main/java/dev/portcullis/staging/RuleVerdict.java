package dev.portcullis.staging;

import dev.portcullis.rule.Rule;
import java.util.List;
import java.util.Objects;

/**
 * What the file makes of one rule.
 *
 * @param violations rows that break it, exact
 * @param first some of them, the first in the file's order, bounded
 */
public record RuleVerdict(Rule rule, long violations, List<Breach> first) {
  public RuleVerdict {
    Objects.requireNonNull(rule);
    first = List.copyOf(first);
  }

  static RuleVerdict clean(Rule rule) {
    return new RuleVerdict(rule, 0, List.of());
  }

  public boolean isBroken() {
    return violations > 0;
  }
}
