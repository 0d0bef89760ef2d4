package dev.portcullis.contract.write;

import java.util.List;
import java.util.Random;

/** Texts that a YAML reader may take for something else, by chance. */
final class NastyText {
  private static final List<String> WHOLE =
      List.of(
          "NO",
          "yes",
          "Off",
          "y",
          "null",
          "Null",
          "~",
          "007",
          "0x1F",
          "0o17",
          "1e3",
          "1_000",
          "12:30",
          "2026-01-01",
          "2026-01-01 10:00:00",
          ".5",
          "1.",
          ".inf",
          "-.INF",
          ".nan",
          "NaN",
          "1.2.3",
          "1.2",
          "+1",
          "",
          " ",
          "-",
          "--",
          "---",
          "...",
          "- a",
          "a: b",
          "a:",
          ": a",
          "a #b",
          "#",
          "a, b",
          "[a]",
          "{a: 1}",
          "&x",
          "*x",
          "!tag",
          "%d",
          "@x",
          "`x`",
          "|",
          ">",
          "? a",
          "=",
          "<<",
          "\"",
          "'",
          "''",
          "a\"b",
          "it's",
          "\\",
          "\\n",
          "'a'",
          "\"a\"",
          "decimal(10,2)",
          "true",
          "12345678901234567890123",
          "a  b",
          "a ",
          " a",
          "trail\t",
          "Größe",
          "价格",
          "𝄞",
          "e\u0301",
          "\u00a0",
          "\ufeff",
          "\u2028",
          "\u0085",
          "\u0007",
          "\u200d",
          "\ufffd",
          "\ue000",
          "[A-Z]{3}");
  private static final List<String> PIECES =
      List.of(
          "a", "B", "1", " ", ":", "#", "-", ",", "'", "\"", "\\", "\t", "é", "語", "\u00a0", "{",
          "}");
  private static final List<String> LINES =
      List.of("\n", "\n\n", "\r\n", "\r", " \n", "\n ", "\n\t", "\n# ", "\n---\n", "\u0085");

  private final Random random;

  NastyText(Random random) {
    this.random = random;
  }

  /** Of one line. */
  String line() {
    return random.nextBoolean()
        ? WHOLE.get(random.nextInt(WHOLE.size()))
        : joined(PIECES, 1 + random.nextInt(6));
  }

  /** Of several lines now and then. */
  String text() {
    StringBuilder text = new StringBuilder(line());
    for (int more = random.nextInt(3); more > 0; more--) {
      text.append(LINES.get(random.nextInt(LINES.size()))).append(line());
    }
    return random.nextInt(4) == 0 ? text.append('\n').toString() : text.toString();
  }

  private String joined(List<String> pieces, int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(pieces.get(random.nextInt(pieces.size())));
    }
    return text.toString();
  }
}
