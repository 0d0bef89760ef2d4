package dev.portcullis.contract.read.odcs;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Names of the checks of one table: none twice, each fit for a report and for a constraint. */
final class CheckNames {
  private static final int LONGEST = 63;

  private final Set<String> taken = new HashSet<>();

  /** The number that was last added to a name. */
  private final Map<String, Integer> numbers = new HashMap<>();

  /**
   * A name that is not taken.
   *
   * @param written as the document calls the check
   * @param usual when it calls it nothing
   */
  String next(Optional<String> written, String usual) {
    String base = written.map(CheckNames::plain).filter(name -> !name.isEmpty()).orElse(usual);
    String name = base;
    while (!taken.add(name.toLowerCase(Locale.ROOT))) {
      name = base + "_" + numbers.merge(base, 2, (last, first) -> last + 1);
    }
    return name;
  }

  private static String plain(String written) {
    String plain = written.strip().replaceAll("[^\\p{L}\\p{M}\\p{Nd}_\\-]+", "_");
    String letterFirst = plain.matches("[\\p{L}_].*") ? plain : "_" + plain;
    if (plain.replace("_", "").isEmpty()) {
      return "";
    }
    String cut = letterFirst;
    while (cut.getBytes(StandardCharsets.UTF_8).length > LONGEST - 4) {
      cut = cut.substring(0, cut.length() - 1);
    }
    return cut;
  }
}
