package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Which names a contract may give. Every name is quoted wherever SQL is written; the rules keep out
 * what could still hurt in file names, in Flyway scripts, in messages, or in the catalogue of an
 * engine.
 */
final class NameRules {
  private static final int LONGEST = 63;
  private static final Pattern COLUMN = Pattern.compile("[\\p{L}\\p{M}\\p{Nd}_ \\-./()%#+&:,]+");
  private static final Pattern IDENTIFIER = Pattern.compile("[\\p{L}_][\\p{L}\\p{M}\\p{Nd}_\\-]*");

  /** Every Postgres table has them already. */
  private static final Set<String> SYSTEM_COLUMNS =
      Set.of("tableoid", "xmin", "cmin", "xmax", "cmax", "ctid");

  private NameRules() {}

  /** The name of a column. */
  static Optional<String> column(Scalar name, Problems problems) {
    String text = name.text();
    Position at = name.at();
    if (text.isEmpty() || !text.equals(text.strip()) || !COLUMN.matcher(text).matches()) {
      problems.add(
          Problem.error(
              ProblemCode.UNSAFE_NAME,
              at,
              "Column name "
                  + Shown.text(text)
                  + (text.isEmpty()
                      ? " is empty."
                      : COLUMN.matcher(text).matches()
                          ? " begins or ends with a space."
                          : " holds " + offender(text, COLUMN) + "."),
              "Allowed are letters and digits of any script, spaces inside, and _ - . / ( ) % # + & : ,"));
      return Optional.empty();
    }
    if (SYSTEM_COLUMNS.contains(text)) {
      problems.add(
          Problem.error(
              ProblemCode.RESERVED_NAME,
              at,
              "Column name `" + text + "` belongs to Postgres, which has it in every table.",
              "Choose another name."));
      return Optional.empty();
    }
    return withinLength("Column name", name, text, problems);
  }

  /** The name of a contract or table, or the schema of a table. */
  static Optional<String> identifier(String what, Scalar written, String text, Problems problems) {
    if (!IDENTIFIER.matcher(text).matches()) {
      problems.add(
          Problem.error(
              ProblemCode.UNSAFE_NAME,
              written.at(),
              what
                  + " "
                  + Shown.text(text)
                  + (text.isEmpty() ? " is empty." : " holds " + identifierOffender(text) + "."),
              "A letter or `_` comes first, then letters, digits, `_` and `-`: it becomes part of file names."));
      return Optional.empty();
    }
    return withinLength(what, written, text, problems);
  }

  private static String identifierOffender(String text) {
    String first = text.substring(0, text.offsetByCodePoints(0, 1));
    boolean onlyFirst = IDENTIFIER.matcher("_" + text).matches();
    return onlyFirst ? Shown.text(first) + " in the first place" : offender(text, IDENTIFIER);
  }

  private static String offender(String text, Pattern allowed) {
    return text.codePoints()
        .mapToObj(Character::toString)
        .filter(character -> !allowed.matcher("a" + character).matches())
        .findFirst()
        .map(Shown::text)
        .orElse("a character that is not allowed");
  }

  private static Optional<String> withinLength(
      String what, Scalar written, String text, Problems problems) {
    int bytes = text.getBytes(StandardCharsets.UTF_8).length;
    if (bytes <= LONGEST) {
      return Optional.of(text);
    }
    problems.add(
        Problem.error(
            ProblemCode.NAME_TOO_LONG,
            written.at(),
            what
                + " "
                + Shown.text(text)
                + " is "
                + bytes
                + " bytes ("
                + text.codePointCount(0, text.length())
                + " characters), the limit is "
                + LONGEST
                + " bytes.",
            "Postgres would cut the name without a word."));
    return Optional.empty();
  }

  /**
   * What an engine that ignores case compares; composed and decomposed accents look alike to
   * people.
   */
  static String folded(String name) {
    boolean ascii = name.chars().allMatch(c -> c < 0x80);
    // The tables of the normalizer cost start-up time, and few names need them.
    String composed = ascii ? name : Normalizer.normalize(name, Normalizer.Form.NFC);
    return composed.toLowerCase(Locale.ROOT);
  }
}
