package dev.portcullis.warehouse;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** SQL as an engine prints it. */
public final class SqlText {
  private static final Pattern PART = Pattern.compile("'[^']*+'|[^']++");

  private SqlText() {}

  /** The same with all changed that is no constant text. */
  public static String outsideOfTexts(String sql, UnaryOperator<String> change) {
    return PART.matcher(sql)
        .replaceAll(
            part ->
                Matcher.quoteReplacement(
                    isText(part.group()) ? part.group() : change.apply(part.group())));
  }

  /** The same on one line, as far as its constant texts are. */
  public static String onOneLine(String sql) {
    return outsideOfTexts(sql, words -> words.replaceAll("\\s*\\n\\s*", " "));
  }

  private static boolean isText(String part) {
    return part.startsWith("'");
  }
}
