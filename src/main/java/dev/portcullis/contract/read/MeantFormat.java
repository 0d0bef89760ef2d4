package dev.portcullis.contract.read;

import dev.portcullis.contract.read.TemporalLetters.Part;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Guesses the format that a person meant who wrote the letters of another tool. */
final class MeantFormat {
  private MeantFormat() {}

  /**
   * A hint that names the format.
   *
   * @param written that cannot be read or lacks a part
   * @param needed parts that it must have
   * @param allowed parts that it may have
   */
  static Optional<String> hint(String written, Set<Part> needed, Set<Part> allowed) {
    String meant = ours(written);
    TemporalLetters letters = TemporalLetters.read(meant);
    boolean fits =
        letters.fault().isEmpty()
            && needed.stream().allMatch(letters::has)
            && EnumSet.complementOf(EnumSet.copyOf(allowed)).stream().noneMatch(letters::has);
    return fits && !meant.equals(written)
        ? Optional.of(
            "Did you mean `" + meant + "`? `MM` is the month, `mm` the minute, `HH` the hour.")
        : Optional.empty();
  }

  private static String ours(String written) {
    String letters =
        written
            .replace("%Y", "yyyy")
            .replace("%y", "yy")
            .replace("%m", "MM")
            .replace("%d", "dd")
            .replace("%H", "HH")
            .replace("%M", "mm")
            .replace("%S", "ss");
    if (letters.indexOf('\'') < 0) {
      letters = letters.replace('Y', 'y').replace('D', 'd').replace("hh", "HH").replace("T", "'T'");
    }
    return letters.indexOf('M') < 0 ? letters.replaceFirst("mm", "MM") : letters;
  }
}
