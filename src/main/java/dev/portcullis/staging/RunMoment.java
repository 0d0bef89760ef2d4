package dev.portcullis.staging;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Objects;

/**
 * When a file is judged, for checks that speak of age. Timestamps without an offset are compared as
 * UTC.
 *
 * @param day that ages of dates count from
 * @param moment that ages of timestamps count from
 * @param words as a message names it
 */
public record RunMoment(LocalDate day, Instant moment, String words) {
  private static final DateTimeFormatter MINUTES = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

  public RunMoment {
    Objects.requireNonNull(day);
    Objects.requireNonNull(moment);
    Objects.requireNonNull(words);
  }

  /** The moment that the clock shows. */
  public static RunMoment now(Clock clock) {
    OffsetDateTime now = clock.instant().atOffset(ZoneOffset.UTC);
    return new RunMoment(now.toLocalDate(), now.toInstant(), MINUTES.format(now) + " UTC");
  }

  /** The end of a day in UTC: every timestamp of that day is before it. */
  public static RunMoment endOf(LocalDate day) {
    Instant end = day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
    return new RunMoment(day, end, "the end of " + day);
  }
}
