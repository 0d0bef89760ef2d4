package dev.portcullis.staging;

import java.util.List;

/**
 * What the file makes of all rules.
 *
 * @param rows well-formed data records in the staging table
 * @param breaching distinct rows that break a rule whose consequence is drop or fail
 * @param warned distinct rows that break a rule whose consequence is warn
 * @param rules every rule that was judged, in the order of the rule book
 */
public record Judgement(long rows, long breaching, long warned, List<RuleVerdict> rules) {
  public Judgement {
    rules = List.copyOf(rules);
  }

  /** Whether nothing stands against loading all rows. */
  public boolean isClean() {
    return rules.stream().noneMatch(verdict -> verdict.isBroken() && !verdict.rule().onlyWarns());
  }
}
