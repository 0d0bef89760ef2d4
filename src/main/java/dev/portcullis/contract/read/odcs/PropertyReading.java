package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node.Mapping;
import java.util.List;
import java.util.Optional;

/**
 * A property as a column in native words.
 *
 * @param names the property and its column
 * @param column empty when its type is not known
 * @param rules quality rules that the column itself does not say
 * @param property where its relationships stand
 */
record PropertyReading(
    Names names, Optional<Mapping> column, List<QualityRule> rules, Section property) {

  PropertyReading {
    rules = List.copyOf(rules);
  }

  /**
   * What a property is called.
   *
   * @param name in the document
   * @param id in paths; empty when it has none
   * @param column in files and in the table: {@code physicalName}, else the name
   */
  record Names(String name, Optional<String> id, String column) {}
}
