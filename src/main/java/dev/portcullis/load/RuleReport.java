package dev.portcullis.load;

import dev.portcullis.rule.Rule;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a file made of one rule.
 *
 * @param violations rows that break it, exact; 1 when the file as a whole does
 * @param samples the first of them in the file's order, bounded
 * @param finding what was measured and what is wanted, when the file as a whole breaks it
 */
public record RuleReport(
    Rule rule, long violations, List<Sample> samples, Optional<String> finding) {
  public RuleReport {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(finding);
    samples = List.copyOf(samples);
  }

  /** Where the rule is enforced: {@code table} or {@code staging}. */
  public String enforced() {
    return rule.mayBeConstraint() ? "table" : "staging";
  }
}
