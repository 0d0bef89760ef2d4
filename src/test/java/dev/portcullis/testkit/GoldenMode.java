package dev.portcullis.testkit;

/** What a golden test does with an expected file that says something else than the program. */
enum GoldenMode {
  /** Fails and shows the difference. */
  COMPARE,
  /** Writes what the program says now, and fails too: a run that changes its own measure is red. */
  OVERWRITE;

  /** As {@code -Dgolden=overwrite} says; comparing is the default. */
  static GoldenMode fromSystemProperty() {
    String value = System.getProperty("golden", "compare");
    return switch (value) {
      case "compare" -> COMPARE;
      case "overwrite" -> OVERWRITE;
      default ->
          throw new IllegalArgumentException(
              "-Dgolden is `" + value + "`, expected `compare` or `overwrite`.");
    };
  }
}
