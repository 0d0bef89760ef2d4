package dev.portcullis.staging;

import dev.portcullis.rule.Rule;
import java.util.List;
import java.util.Optional;

/**
 * How it is written why a row breaks a rule. What the database can write is not fetched from it
 * first: that halves the time of a file whose rows are all set aside.
 */
public interface RowReasons {
  /** What stands between two reasons of a row. */
  String SEPARATOR = ",";

  /**
   * The reason as an expression that is never NULL; empty when it depends on the value in a way
   * that the database does not know, which only rules of one column do.
   *
   * @param texts expressions for the texts of the rule's columns as delivered
   * @param first the expression for the ordinal of the row that had the key first, -1 for none
   */
  Optional<String> expression(Rule rule, List<String> texts, String first);

  /**
   * The reason of a rule that has no expression.
   *
   * @param text of its column as delivered
   */
  String of(Rule rule, String text);
}
