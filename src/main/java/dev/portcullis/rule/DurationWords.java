package dev.portcullis.rule;

import java.time.Duration;

/** Durations as a person reads them. */
public final class DurationWords {
  private DurationWords() {}

  /** {@code 1 day}, {@code 3 days 15 hours}, {@code 40 minutes}: the two greatest parts, cut. */
  public static String of(Duration duration) {
    if (duration.toDays() > 0) {
      return parts(duration.toDays(), "day", duration.toHoursPart(), "hour");
    }
    if (duration.toHours() > 0) {
      return parts(duration.toHours(), "hour", duration.toMinutesPart(), "minute");
    }
    long minutes = duration.toMinutes();
    return minutes == 0 ? "0 days" : count(minutes, "minute");
  }

  private static String parts(long greater, String noun, long smaller, String smallerNoun) {
    return count(greater, noun) + (smaller == 0 ? "" : " " + count(smaller, smallerNoun));
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
