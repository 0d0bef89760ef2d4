package dev.portcullis.contract.read.odcs;

import java.util.Arrays;
import java.util.Optional;

/** What a quality rule of the standard's library counts. */
enum Metric {
  NULL_VALUES("nullValues"),
  MISSING_VALUES("missingValues"),
  INVALID_VALUES("invalidValues"),
  DUPLICATE_VALUES("duplicateValues"),
  ROW_COUNT("rowCount");

  private final String word;

  Metric(String word) {
    this.word = word;
  }

  String word() {
    return word;
  }

  static Optional<Metric> of(String word) {
    return Arrays.stream(values()).filter(metric -> metric.word.equals(word)).findFirst();
  }
}
