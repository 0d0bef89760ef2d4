package dev.portcullis.verify;

import dev.portcullis.rule.Rule;
import dev.portcullis.warehouse.CatalogConstraint;
import java.util.Objects;
import java.util.Optional;

/**
 * A constraint of the table that no rule of the contract asks of it.
 *
 * @param rule that says the same and is meant for files only
 */
public record ForeignConstraint(CatalogConstraint constraint, Optional<Rule> rule) {
  public ForeignConstraint {
    Objects.requireNonNull(constraint);
    Objects.requireNonNull(rule);
  }
}
