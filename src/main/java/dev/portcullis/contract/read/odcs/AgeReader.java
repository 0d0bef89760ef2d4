package dev.portcullis.contract.read.odcs;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads {@code value} and {@code unit} of an SLA property as a length of time. */
final class AgeReader {
  private static final Pattern WITH_UNIT =
      Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,6})?) ?([A-Za-z]{0,12})");
  private static final BigDecimal LONGEST = BigDecimal.valueOf(100_000L * 86_400);

  private AgeReader() {}

  /** The length; empty when it is none, or none that has the same length everywhere. */
  static Optional<Duration> read(Section sla) {
    Optional<String> value = sla.text("value");
    if (value.isEmpty()) {
      return Optional.empty();
    }
    Matcher parts = WITH_UNIT.matcher(value.get().strip());
    if (!parts.matches()) {
      return Optional.empty();
    }
    String unit = parts.group(2).isEmpty() ? sla.text("unit").orElse("") : parts.group(2);
    return seconds(unit)
        .map(seconds -> new BigDecimal(parts.group(1)).multiply(BigDecimal.valueOf(seconds)))
        .filter(age -> age.compareTo(LONGEST) <= 0)
        .map(age -> Duration.ofSeconds(age.longValue()));
  }

  private static Optional<Integer> seconds(String unit) {
    return switch (unit.toLowerCase(Locale.ROOT)) {
      case "d", "day", "days" -> Optional.of(86_400);
      case "h", "hr", "hrs", "hour", "hours" -> Optional.of(3_600);
      case "m", "min", "mins", "minute", "minutes" -> Optional.of(60);
      case "s", "sec", "secs", "second", "seconds" -> Optional.of(1);
      case "w", "wk", "week", "weeks" -> Optional.of(7 * 86_400);
      case "y", "yr", "yrs", "year", "years" -> Optional.of(365 * 86_400);
      default -> Optional.empty();
    };
  }
}
