package dev.portcullis.staging;

import dev.portcullis.contract.OnViolation;
import java.util.List;

/**
 * What the file makes of all rules.
 *
 * @param rows well-formed data records in the staging table
 * @param breaching distinct rows that break a rule whose consequence is drop or fail
 * @param warned distinct rows that break a rule whose consequence is warn and are not set aside
 * @param setAside distinct rows that break a rule whose consequence is drop
 * @param rules every rule that was judged, in the order of the rule book
 */
public record Judgement(
    long rows, long breaching, long warned, long setAside, List<RuleVerdict> rules) {
  public Judgement {
    rules = List.copyOf(rules);
  }

  /** Whether no rule that refuses the file is broken: the rows that are not set aside may go in. */
  public boolean isLoadable() {
    return rules.stream()
        .noneMatch(
            verdict -> verdict.isBroken() && verdict.rule().onViolation() == OnViolation.FAIL);
  }
}
