package dev.portcullis.warehouse;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a CHECK without what engines change when they print it: case, space, quotes of names,
 * parentheses, casts of constants. Two that are the same say the same; two that differ may do so
 * too.
 */
final class CheckText {
  private static final Pattern PART = Pattern.compile("'(?:[^']|'')*'|[^']+");
  private static final Pattern CAST =
      Pattern.compile("::[a-z]+( (?:precision|varying))?(\\([0-9, ]+\\))?");

  private CheckText() {}

  static boolean isSame(String one, String other) {
    return plain(one).equals(plain(other));
  }

  private static String plain(String check) {
    StringBuilder plain = new StringBuilder();
    Matcher parts = PART.matcher(check);
    while (parts.find()) {
      String part = parts.group();
      plain.append(part.startsWith("'") ? part : words(part));
    }
    return plain.toString();
  }

  private static String words(String sql) {
    return CAST.matcher(sql.toLowerCase(Locale.ROOT))
        .replaceAll("")
        .replace("!=", "<>")
        .replace(" like ", "~~")
        .replaceAll("[\\s\"()]", "");
  }
}
