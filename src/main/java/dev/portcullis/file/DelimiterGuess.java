package dev.portcullis.file;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells by which other character a header seems to be separated.
 *
 * @param delimiter which it is
 * @param fields how many fields it makes of the header
 * @param known how many of the expected names it brings to light
 */
record DelimiterGuess(char delimiter, int fields, long known) {
  private static final List<Character> CANDIDATES = List.of(',', ';', '\t', '|', ':');

  /**
   * The candidate that makes the most expected names; one that makes none is good enough when it
   * makes the expected number of fields, more than one.
   */
  static Optional<DelimiterGuess> of(String header, char declared, List<String> expected) {
    Set<String> keys = new HashSet<>(expected.stream().map(Spelling::key).toList());
    return CANDIDATES.stream()
        .filter(candidate -> candidate != declared && header.indexOf(candidate) >= 0)
        .map(candidate -> of(header, candidate, keys))
        .filter(guess -> guess.known() > 0 || guess.fields() == expected.size())
        .max(Comparator.comparingLong(DelimiterGuess::known));
  }

  private static DelimiterGuess of(String header, char candidate, Set<String> keys) {
    String[] names = header.split(Pattern.quote(String.valueOf(candidate)), -1);
    long known =
        Arrays.stream(names).map(DelimiterGuess::bare).distinct().filter(keys::contains).count();
    return new DelimiterGuess(candidate, names.length, known);
  }

  private static String bare(String name) {
    return Spelling.key(name.replace("\"", ""));
  }

  /** For a sentence: the character in backticks, or its name when it cannot be seen. */
  String words() {
    return delimiter == '\t' ? "a tab" : "`" + delimiter + "`";
  }

  /** As it stands between double quotes in a contract. */
  String declared() {
    return delimiter == '\t' ? "\\t" : String.valueOf(delimiter);
  }
}
