package dev.portcullis.contract.odcs;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a quality rule of the standard's library counts. */
public enum Metric {
  NULL_VALUES("nullValues"),
  MISSING_VALUES("missingValues"),
  INVALID_VALUES("invalidValues"),
  DUPLICATE_VALUES("duplicateValues"),
  ROW_COUNT("rowCount");

  private final String word;

  Metric(String word) {
    this.word = word;
  }

  /** As a rule names it. */
  public String word() {
    return word;
  }

  /** The metric of that word. */
  public static Optional<Metric> of(String word) {
    return Arrays.stream(values()).filter(metric -> metric.word.equals(word)).findFirst();
  }

  /** What a check of these columns is called when its rule has no name. */
  public String usualName(String columns) {
    return columns + "." + name().toLowerCase(Locale.ROOT);
  }

  /** What a rule for each row of a column is called when it has no name: fit for a constraint. */
  public String usualRuleName(String column) {
    return column + "_" + name().toLowerCase(Locale.ROOT);
  }
}
