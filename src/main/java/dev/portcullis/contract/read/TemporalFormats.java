package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.TemporalLetters.Part;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.TemporalFormat;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads the {@code format} of a date or timestamp column, in a subset of the letters of java.time.
 */
public final class TemporalFormats {
  private static final String LETTERS =
      "Letters: yyyy or yy, MM or M, dd or d, HH or H, mm, ss, S to SSSSSS; other letters stand in single quotes.";
  private static final Set<Part> DAY = EnumSet.of(Part.YEAR, Part.MONTH, Part.DAY);
  private static final Set<Part> MOMENT =
      EnumSet.of(Part.YEAR, Part.MONTH, Part.DAY, Part.HOUR, Part.MINUTE);

  private static final Set<Part> ALL = EnumSet.allOf(Part.class);

  private TemporalFormats() {}

  /** The format of a date that is spelled so; it must be one. */
  public static TemporalFormat date(String source) {
    return date(written(source), new Problems()).orElseThrow();
  }

  /** The format of a timestamp that is spelled so; it must be one. */
  public static TemporalFormat timestamp(String source) {
    return timestamp(written(source), new Problems()).orElseThrow();
  }

  private static Scalar written(String source) {
    return new Scalar(source, Node.Spelling.QUOTED, Position.ofFile(""));
  }

  /** The format of a date: year, month and day. */
  public static Optional<TemporalFormat> date(Scalar written, Problems problems) {
    if (written.text().equals(TemporalFormat.ISO_DATE.source())) {
      return Optional.of(TemporalFormat.ISO_DATE);
    }
    return letters(written, DAY, DAY, problems)
        .filter(letters -> isComplete(letters, DAY, DAY, "A date", written, problems))
        .filter(letters -> hasNoTime(letters, written, problems))
        .map(letters -> letters.format(written.text()));
  }

  /** The format of a timestamp: a date, hours and minutes at least. */
  public static Optional<TemporalFormat> timestamp(Scalar written, Problems problems) {
    return letters(written, MOMENT, ALL, problems)
        .filter(letters -> isComplete(letters, MOMENT, ALL, "A timestamp", written, problems))
        .filter(letters -> hasSecondsForFraction(letters, written, problems))
        .map(letters -> letters.format(written.text()));
  }

  private static Optional<TemporalLetters> letters(
      Scalar written, Set<Part> needed, Set<Part> allowed, Problems problems) {
    TemporalLetters letters = TemporalLetters.read(written.text());
    if (letters.fault().isEmpty()) {
      return Optional.of(letters);
    }
    problems.add(
        Problem.error(
            ProblemCode.BAD_VALUE,
            written.at(),
            "Format " + Shown.text(written.text()) + " " + letters.fault() + ".",
            MeantFormat.hint(written.text(), needed, allowed).orElse(LETTERS)));
    return Optional.empty();
  }

  private static boolean isComplete(
      TemporalLetters letters,
      Set<Part> needed,
      Set<Part> allowed,
      String what,
      Scalar written,
      Problems problems) {
    List<String> missing =
        needed.stream().filter(part -> !letters.has(part)).map(Part::word).toList();
    if (missing.isEmpty()) {
      return true;
    }
    problems.add(
        bad(
            written,
            "has no " + missing.stream().collect(Collectors.joining(" and no ")),
            MeantFormat.hint(written.text(), needed, allowed)
                .orElseGet(() -> what + " needs " + words(needed) + ".")));
    return false;
  }

  private static String words(Set<Part> parts) {
    return parts.stream().map(Part::word).collect(Collectors.joining(", "));
  }

  private static boolean hasNoTime(TemporalLetters letters, Scalar written, Problems problems) {
    boolean hasTime =
        letters.has(Part.HOUR)
            || letters.has(Part.MINUTE)
            || letters.has(Part.SECOND)
            || letters.has(Part.FRACTION);
    if (hasTime) {
      problems.add(
          bad(written, "has a time of day, which a date cannot keep", "Use type `timestamp`."));
    }
    return !hasTime;
  }

  private static boolean hasSecondsForFraction(
      TemporalLetters letters, Scalar written, Problems problems) {
    boolean fits = letters.has(Part.SECOND) || !letters.has(Part.FRACTION);
    if (!fits) {
      problems.add(bad(written, "has a fraction of a second and no seconds", "Add `ss`."));
    }
    return fits;
  }

  private static Problem bad(Scalar written, String reason, String hint) {
    return Problem.error(
        ProblemCode.BAD_VALUE,
        written.at(),
        "Format " + Shown.text(written.text()) + " " + reason + ".",
        hint);
  }
}
