package dev.portcullis.load;

import dev.portcullis.rule.Rule;
import dev.portcullis.rule.RuleKind;
import java.util.List;
import java.util.Objects;

/**
 * What a file made of one rule.
 *
 * @param violations rows that break it, exact
 * @param samples the first of them in the file's order, bounded
 */
public record RuleReport(Rule rule, long violations, List<Sample> samples) {
  public RuleReport {
    Objects.requireNonNull(rule);
    samples = List.copyOf(samples);
  }

  /** Where the rule is enforced: {@code table} or {@code staging}. */
  public String enforced() {
    boolean staging = !rule.mayBeConstraint() || rule.head().kind() == RuleKind.UNIQUE_IN_FILE;
    return staging ? "staging" : "table";
  }
}
