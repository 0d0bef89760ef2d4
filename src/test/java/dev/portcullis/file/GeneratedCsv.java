package dev.portcullis.file;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * A well-formed CSV text made by chance, together with what it holds.
 *
 * @param text the whole file
 * @param records the header first, each as it stands in the file, without its line end
 * @param fields the values of the records
 * @param lines the physical line in which each record starts
 */
record GeneratedCsv(
    String text, List<String> records, List<List<String>> fields, List<Long> lines) {
  private static final List<String> PIECES =
      List.of(
          "",
          "a",
          "plain",
          "with space ",
          ",",
          ";",
          "\"",
          "\"\"",
          "\n",
          "\r\n",
          "\r",
          "é",
          "語",
          "𝄞",
          "\u00a0",
          "\ufeff",
          "\\",
          "\\.",
          "'",
          "0123456789abcdef",
          "\t",
          "NULL",
          "\n\n");

  static GeneratedCsv of(long seed) {
    Random random = new Random(seed);
    int columns = 1 + random.nextInt(5);
    int count = 1 + random.nextInt(12);
    StringBuilder text = new StringBuilder();
    List<String> records = new ArrayList<>();
    List<List<String>> fields = new ArrayList<>();
    List<Long> lines = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      List<String> values = new ArrayList<>();
      for (int column = 0; column < columns; column++) {
        values.add(value(random));
      }
      String record =
          values.stream().map(it -> quoted(it, random)).collect(Collectors.joining(","));
      // A record without a byte is a blank line, not a record.
      record = record.isEmpty() ? "\"\"" : record;
      lines.add(1 + text.chars().filter(it -> it == '\n').count());
      records.add(record);
      fields.add(values);
      text.append(record);
      if (index < count - 1 || random.nextInt(4) > 0) {
        text.append(random.nextBoolean() ? "\n" : "\r\n");
      }
    }
    return new GeneratedCsv(text.toString(), records, fields, lines);
  }

  byte[] bytes() {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String value(Random random) {
    StringBuilder value = new StringBuilder();
    for (int pieces = random.nextInt(4); pieces > 0; pieces--) {
      value.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return value.toString();
  }

  private static String quoted(String value, Random random) {
    boolean needed = value.chars().anyMatch(it -> ",\"\n\r".indexOf(it) >= 0);
    return needed || random.nextInt(4) == 0 ? "\"" + value.replace("\"", "\"\"") + "\"" : value;
  }
}
