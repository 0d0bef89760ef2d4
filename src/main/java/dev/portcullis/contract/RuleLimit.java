package dev.portcullis.contract;

import dev.portcullis.problem.Position;
import java.util.Objects;

/**
 * How many rows may break one rule.
 *
 * @param ruleId as reports call the rule: {@code amount.min}
 * @param limit more rows than this and nothing of the file is loaded
 * @param declaredAt where the contract names the rule
 */
public record RuleLimit(String ruleId, Limit limit, Position declaredAt) {
  public RuleLimit {
    Objects.requireNonNull(ruleId);
    Objects.requireNonNull(limit);
    Objects.requireNonNull(declaredAt);
  }
}
