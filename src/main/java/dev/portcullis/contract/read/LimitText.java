package dev.portcullis.contract.read;

import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads a number of rows, or a percentage of all rows. */
final class LimitText {
  private static final Pattern PERCENT = Pattern.compile("[0-9]{1,18}(\\.[0-9]{1,10})?%");
  private static final Pattern SPACED = Pattern.compile("[0-9.]+\\s+%");
  private static final Pattern FRACTION = Pattern.compile("[0-9]*\\.[0-9]+");
  private static final Pattern ROWS = Pattern.compile("[0-9]{1,18}");
  private static final BigDecimal ALL = BigDecimal.valueOf(100);

  private LimitText() {}

  /** The limit; empty, with a problem, when the text is none. */
  static Optional<Limit> read(String key, Scalar written, Problems problems) {
    String text = written.text();
    if (ROWS.matcher(text).matches()) {
      return Optional.of(new Limit(new BigDecimal(text), Unit.ROWS, written.at()));
    }
    if (PERCENT.matcher(text).matches()) {
      BigDecimal percent = new BigDecimal(text.substring(0, text.length() - 1));
      if (percent.compareTo(ALL) <= 0) {
        return Optional.of(new Limit(percent, Unit.PERCENT, written.at()));
      }
    }
    problems.add(
        Problem.error(
            ProblemCode.NOT_A_NUMBER,
            written.at(),
            "Key "
                + Shown.text(key)
                + " is "
                + Shown.text(text)
                + ", expected a whole number of rows, or a percentage from `0%` to `100%`.",
            hint(text)));
    return Optional.empty();
  }

  private static String hint(String text) {
    if (SPACED.matcher(text).matches()) {
      return "Write `" + text.replaceAll("\\s+", "") + "`, without a space.";
    }
    if (FRACTION.matcher(text).matches()) {
      return "There is no part of a row; write `" + text + "%` for a percentage.";
    }
    return "Write for example `1%` or `100`.";
  }
}
