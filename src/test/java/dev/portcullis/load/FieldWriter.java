package dev.portcullis.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Writes values as fields, quoted by chance wherever both ways mean the same. */
final class FieldWriter {
  private final GeneratedContract contract;
  private final Random random;

  FieldWriter(GeneratedContract contract, Random random) {
    this.contract = contract;
    this.random = random;
  }

  /** A field that is this value and not NULL. */
  String value(String text) {
    boolean meansNothing = text.isEmpty() || contract.nullValues().contains(text);
    return meansNothing ? quoted(text) : text(text);
  }

  /** A field with this text, NULL or not. */
  String text(String text) {
    return mustBeQuoted(text) || random.nextInt(3) == 0 ? quoted(text) : text;
  }

  /** A field that is NULL. */
  String nothing(StoredKind kind) {
    List<String> spellings = new ArrayList<>(contract.nullValues());
    spellings.add("");
    String spelling = spellings.get(random.nextInt(spellings.size()));
    boolean quotesSayNothing = kind != StoredKind.TEXT;
    return quotesSayNothing && random.nextInt(3) == 0 ? quoted(spelling) : spelling;
  }

  private boolean mustBeQuoted(String text) {
    // A quote that has only blanks before it is no quote inside of an unquoted field.
    return text.stripLeading().startsWith("\"")
        || text.chars().anyMatch(c -> c == contract.delimiter() || c == '\n' || c == '\r');
  }

  static String quoted(String text) {
    return "\"" + text.replace("\"", "\"\"") + "\"";
  }
}
