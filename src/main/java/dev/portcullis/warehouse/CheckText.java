package dev.portcullis.warehouse;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The text of a CHECK without what engines change when they print it: case, space, quotes of names,
 * parentheses, casts of constants. Two that are the same say the same; two that differ may do so
 * too.
 */
final class CheckText {
  private static final Pattern CAST =
      Pattern.compile("::[a-z]+( (?:precision|varying))?(\\([0-9, ]+\\))?");

  private CheckText() {}

  static boolean isSame(String one, String other) {
    return plain(one).equals(plain(other));
  }

  private static String plain(String check) {
    return SqlText.outsideOfTexts(check, CheckText::words);
  }

  private static String words(String sql) {
    return CAST.matcher(sql.toLowerCase(Locale.ROOT))
        .replaceAll("")
        .replace("!=", "<>")
        .replace(" like ", "~~")
        .replaceAll("[\\s\"()]", "");
  }
}
