package dev.portcullis.load;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.List;
import java.util.Random;

/** Texts made by chance of what readers, engines and terminals trip over. */
final class GeneratedText {
  private static final int LONG = 3_000_000;

  private static final List<String> PIECES =
      List.of(
          "",
          "a",
          "plain",
          " ",
          "  two",
          "trail ",
          ",",
          ";",
          "\t",
          "|",
          "\"",
          "\"\"",
          "5\" disk",
          "\n",
          "\n\n",
          "\r\n",
          "\r",
          "é",
          "語",
          "𝄞",
          "e\u0301",
          "👩\u200d👧",
          "مرحبا",
          "\u00a0",
          "\ufeff",
          "\u2028",
          "\u0085",
          "\u0001",
          "\u007f",
          "\u001b[31m",
          "\ufffd",
          "\\",
          "\\.",
          "\\N",
          "\\n",
          "NULL",
          "null",
          "N/A",
          "-",
          "'",
          "''",
          "$1",
          "${x}",
          "%s",
          "{}",
          "#",
          "--",
          "0",
          "007",
          "1e3",
          "true");

  private final List<String> pieces;
  private final CharsetEncoder encoder;

  GeneratedText(Charset charset) {
    encoder = charset.newEncoder();
    pieces = PIECES.stream().filter(this::isWritable).toList();
  }

  /** Whether the encoding of the file has the characters. */
  boolean isWritable(String text) {
    return encoder.canEncode(text);
  }

  /** A short text, often an odd one. */
  String next(Random random) {
    StringBuilder text = new StringBuilder();
    for (int count = random.nextInt(4); count > 0; count--) {
      text.append(pieces.get(random.nextInt(pieces.size())));
    }
    return text.toString();
  }

  /** A text of some megabytes. */
  String nextLong(Random random) {
    StringBuilder text = new StringBuilder(LONG + 16);
    while (text.length() < LONG) {
      text.append(pieces.get(random.nextInt(pieces.size()))).append(random.nextInt());
    }
    return text.toString();
  }
}
