package dev.portcullis.file;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tells by which other character a header seems to be separated.
 *
 * @param delimiter which it is
 * @param known how many of the expected names it brings to light
 */
record DelimiterGuess(char delimiter, long known) {
  private static final List<Character> CANDIDATES = List.of(',', ';', '\t', '|', ':');

  /** The candidate that makes the most expected names; empty when none makes any. */
  static Optional<DelimiterGuess> of(String header, char declared, List<String> expected) {
    Set<String> keys = new HashSet<>(expected.stream().map(Spelling::key).toList());
    return CANDIDATES.stream()
        .filter(candidate -> candidate != declared && header.indexOf(candidate) >= 0)
        .map(candidate -> new DelimiterGuess(candidate, known(header, candidate, keys)))
        .filter(guess -> guess.known() > 0)
        .max(Comparator.comparingLong(DelimiterGuess::known));
  }

  private static long known(String header, char candidate, Set<String> keys) {
    Stream<String> names =
        Arrays.stream(header.split(Pattern.quote(String.valueOf(candidate)), -1));
    return names.map(DelimiterGuess::bare).distinct().filter(keys::contains).count();
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
