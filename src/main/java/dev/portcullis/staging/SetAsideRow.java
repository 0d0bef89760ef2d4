package dev.portcullis.staging;

import dev.portcullis.rule.Rule;
import java.util.List;
import java.util.Objects;

/**
 * A row that is set aside, with every rule that it breaks, those that only warn included.
 *
 * @param row ordinal of the record among the well-formed ones of the file, from 0
 * @param breaches in the order of the rule book
 */
public record SetAsideRow(long row, List<OfRule> breaches) {
  public SetAsideRow {
    breaches = List.copyOf(breaches);
  }

  /** One broken rule. */
  public record OfRule(Rule rule, Breach breach) {
    public OfRule {
      Objects.requireNonNull(rule);
      Objects.requireNonNull(breach);
    }
  }
}
