package dev.portcullis.migrate;

import dev.portcullis.dialect.Dialect;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * SQL of a dialect with other names of columns in it. Only whole quoted identifiers are replaced:
 * what stands in a literal, or names a collation, is no column.
 */
final class RenamedText {
  private static final Pattern TOKEN =
      Pattern.compile(
          "'(?:[^']|'')*'|(?<identifier>\"(?:[^\"]|\"\")*\")|(?<word>\\w+)", Pattern.DOTALL);

  private final Dialect dialect;
  private final Map<String, String> names;

  /**
   * @param names by the former name of the column
   */
  RenamedText(Dialect dialect, Map<String, String> names) {
    this.dialect = dialect;
    this.names = names;
  }

  /** The text with all columns under their new names. */
  String of(String text) {
    StringBuilder renamed = new StringBuilder();
    Matcher tokens = TOKEN.matcher(text);
    String previous = "";
    while (tokens.find()) {
      String token = tokens.group();
      boolean isColumn = tokens.group("identifier") != null && !previous.equals("COLLATE");
      tokens.appendReplacement(renamed, Matcher.quoteReplacement(isColumn ? column(token) : token));
      previous = token.toUpperCase(Locale.ROOT);
    }
    return tokens.appendTail(renamed).toString();
  }

  private String column(String quoted) {
    return names.entrySet().stream()
        .filter(entry -> dialect.quote(entry.getKey()).equals(quoted))
        .map(entry -> dialect.quote(entry.getValue()))
        .findFirst()
        .orElse(quoted);
  }

  /** Where the part of a reference begins that speaks of the other table. */
  static int otherTable(String definition) {
    Matcher tokens = TOKEN.matcher(definition);
    while (tokens.find()) {
      if (tokens.group("word") != null && tokens.group().matches("REFERENCES|IN")) {
        return tokens.end() + 1;
      }
    }
    return definition.length();
  }
}
