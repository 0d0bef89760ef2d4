package dev.portcullis.type.pattern;

/** Refuses every group that begins with {@code (?} except the plain one. */
final class Groups {
  private Groups() {}

  static void refuseSpecial(PatternText text) throws RefusedPattern {
    if (!text.startsWith("(?") || text.startsWith("(?:")) {
      return;
    }
    if (text.startsWith("(?=") || text.startsWith("(?!")) {
      throw text.fault(
          3,
          "looks ahead with `"
              + text.text(text.offset(), text.offset() + 3)
              + "`, which DuckDB lacks",
          "Spell the allowed values out.");
    }
    if (text.startsWith("(?<=") || text.startsWith("(?<!")) {
      throw text.fault(
          4,
          "looks behind with `"
              + text.text(text.offset(), text.offset() + 4)
              + "`, which DuckDB and Postgres lack",
          "Spell the allowed values out.");
    }
    if (text.startsWith("(?>")) {
      throw text.fault(3, "has an atomic group, which DuckDB and Postgres lack", "Write `(?:…)`.");
    }
    if (text.startsWith("(?<") || text.startsWith("(?P<") || text.startsWith("(?'")) {
      throw text.fault(3, "has a named group, which Postgres lacks", "Write `(…)`.");
    }
    throw text.fault(
        3,
        "has the inline flag or special group `"
            + text.text(text.offset(), text.offset() + 3)
            + "`, which engines read in different ways",
        "Write both cases out, for example `[Aa]`.");
  }
}
