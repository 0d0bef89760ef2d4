package dev.portcullis.migrate;

import dev.portcullis.dialect.Dialect;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * SQL of a dialect with something else for some of its columns. Only whole quoted identifiers are
 * replaced: what stands in a literal, or names a collation, is no column.
 */
public final class RenamedText {
  private static final Pattern TOKEN =
      Pattern.compile(
          "'[^']*+'|(?<identifier>\"[^\"]*+(?:\"\"[^\"]*+)*+\")|(?<word>\\w+)", Pattern.DOTALL);

  private final Map<String, String> expressions = new HashMap<>();

  /**
   * @param expressions in the words of the dialect, by the name of the column that they stand for
   */
  public RenamedText(Dialect dialect, Map<String, String> expressions) {
    expressions.forEach(
        (column, expression) -> this.expressions.put(dialect.quote(column), expression));
  }

  /** The columns under other names. */
  public static RenamedText ofNames(Dialect dialect, Map<String, String> names) {
    Map<String, String> quoted = new HashMap<>();
    names.forEach((from, to) -> quoted.put(from, dialect.quote(to)));
    return new RenamedText(dialect, quoted);
  }

  /** The text with all those columns replaced at once. */
  public String of(String text) {
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
    return expressions.getOrDefault(quoted, quoted);
  }

  /** The quoted identifiers of a text, in their order. */
  public static List<MatchResult> identifiers(String text) {
    return TOKEN.matcher(text).results().filter(token -> token.group().startsWith("\"")).toList();
  }

  /** Where the part of a reference begins that speaks of the other table. */
  public static int otherTable(String definition) {
    Matcher tokens = TOKEN.matcher(definition);
    while (tokens.find()) {
      if (tokens.group("word") != null && tokens.group().matches("REFERENCES|IN")) {
        return tokens.end() + 1;
      }
    }
    return definition.length();
  }
}
