package dev.portcullis.verify;

import dev.portcullis.rule.Rule;
import dev.portcullis.warehouse.CatalogConstraint;
import java.util.Objects;
import java.util.Optional;

/**
 * A rule of the contract, and what the table makes of it.
 *
 * @param asked what the table should have, in the words of the dialect
 * @param found what it has; empty when it has nothing, and when a type says it
 * @param constraint that enforces it or stands in its place
 * @param because why it is checked in files only, as the end of a sentence, or why nothing in the
 *     table can say it
 */
public record RuleStanding(
    Rule rule,
    Standing standing,
    String asked,
    Optional<String> found,
    Optional<CatalogConstraint> constraint,
    Optional<String> because) {
  public RuleStanding {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(standing);
    Objects.requireNonNull(asked);
    Objects.requireNonNull(found);
    Objects.requireNonNull(constraint);
    Objects.requireNonNull(because);
  }
}
