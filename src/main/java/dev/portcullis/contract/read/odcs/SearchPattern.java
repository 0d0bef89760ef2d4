package dev.portcullis.contract.read.odcs;

import dev.portcullis.type.pattern.Alternatives;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says a pattern of the standard, which searches as ECMA-262 does, as one that matches the whole
 * value. What ECMA-262 has and the native subset has not stays as it is, and is refused with its
 * reason when the pattern is read.
 */
final class SearchPattern {
  /** Any text, line ends too. */
  private static final String ANYTHING = "(.|\\n)*";

  private static final Pattern ANY_CHARACTER =
      Pattern.compile(
          "\\[\\\\s\\\\S\\]|\\[\\\\S\\\\s\\]|\\[\\\\d\\\\D\\]|\\[\\\\w\\\\W\\]|\\[\\^\\]");
  private static final Pattern CODE =
      Pattern.compile("(?<!\\\\)((?:\\\\\\\\)*)\\\\(?:u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2}))");
  private static final int LONGEST = 5_000;
  private static final String SPECIAL = "\\.[]{}()*+?|^$-&/";

  private SearchPattern() {}

  /** The pattern; a very long one, which is refused anyway, stays as it is. */
  static String whole(String searching) {
    if (searching.length() > LONGEST) {
      return searching;
    }
    String spelled = codes(ANY_CHARACTER.matcher(searching).replaceAll("(.|\\\\n)"));
    List<String> alternatives = new ArrayList<>();
    for (String alternative : Alternatives.of(spelled)) {
      alternatives.add(anchored(alternative));
    }
    return String.join("|", alternatives);
  }

  /** Whether the pattern is tied to both ends of the value. */
  static boolean isAnchored(String searching) {
    return Alternatives.of(searching).stream()
        .allMatch(alternative -> alternative.startsWith("^") && endsAnchored(alternative));
  }

  private static String anchored(String alternative) {
    boolean start = alternative.startsWith("^");
    boolean end = endsAnchored(alternative) && alternative.length() > (start ? 1 : 0);
    String body = alternative.substring(start ? 1 : 0, alternative.length() - (end ? 1 : 0));
    if (body.isEmpty() && !(start && end)) {
      return ANYTHING;
    }
    return (start ? "" : ANYTHING) + body + (end ? "" : ANYTHING);
  }

  private static boolean endsAnchored(String alternative) {
    if (!alternative.endsWith("$")) {
      return false;
    }
    int backslashes = 0;
    while (backslashes < alternative.length() - 1
        && alternative.charAt(alternative.length() - 2 - backslashes) == '\\') {
      backslashes++;
    }
    return backslashes % 2 == 0;
  }

  private static String codes(String pattern) {
    Matcher matcher = CODE.matcher(pattern);
    return matcher.replaceAll(
        found -> {
          String digits = found.group(2) == null ? found.group(3) : found.group(2);
          String character = Character.toString((char) Integer.parseInt(digits, 16));
          String escaped = SPECIAL.contains(character) ? "\\" + character : character;
          return Matcher.quoteReplacement(found.group(1) + escaped);
        });
  }
}
