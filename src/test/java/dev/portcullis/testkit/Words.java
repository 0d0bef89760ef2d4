package dev.portcullis.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a line into words; {@code 'so'} and {@code "so"} hold blanks together. */
final class Words {

  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

  private Words() {}

  static List<String> of(String line) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(line);
    while (matcher.find()) {
      words.add(firstPresent(matcher));
    }
    return words;
  }

  private static String firstPresent(Matcher matcher) {
    String single = matcher.group(1);
    String quoted = single == null ? matcher.group(2) : single;
    return quoted == null ? matcher.group() : quoted;
  }

  /** The text within one pair of outer quotes, as it is; or the whole text when there is none. */
  static String unquoted(String text) {
    boolean quoted = text.length() > 1 && text.startsWith("'") && text.endsWith("'");
    return quoted ? text.substring(1, text.length() - 1) : text;
  }
}
