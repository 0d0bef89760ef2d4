package dev.portcullis.contract.read;

import dev.portcullis.contract.Declared;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads {@code 26h}, {@code 2d}, {@code 90m}. */
final class Durations {
  private static final Pattern DURATION = Pattern.compile("([0-9]{1,6})([dhm])");

  private Durations() {}

  static Optional<Declared<Duration>> read(String key, Scalar scalar, Problems problems) {
    Matcher parts = DURATION.matcher(scalar.text());
    if (parts.matches()) {
      long number = Long.parseLong(parts.group(1));
      Duration duration =
          switch (parts.group(2)) {
            case "d" -> Duration.ofDays(number);
            case "h" -> Duration.ofHours(number);
            default -> Duration.ofMinutes(number);
          };
      return Optional.of(new Declared<>(duration, scalar.at()));
    }
    problems.add(
        Problem.error(
            ProblemCode.BAD_DURATION,
            scalar.at(),
            "Key `"
                + key
                + "` is "
                + Shown.text(scalar.text())
                + ", expected a whole number with `d`, `h` or `m` behind it.",
            "Write for example `26h`, `2d` or `90m`."));
    return Optional.empty();
  }
}
