package dev.portcullis.load;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Days and times made by chance, the first and the last ones among them. */
final class GeneratedTimes {
  private static final LocalDate FIRST = LocalDate.of(1, 1, 1);
  private static final LocalDate LAST = LocalDate.of(9999, 12, 31);
  private static final LocalDateTime FIRST_MOMENT = FIRST.atStartOfDay();
  private static final LocalDateTime LAST_MOMENT = LAST.atTime(23, 59, 59, 999_999_000);
  private static final LocalDateTime EPOCH = LocalDateTime.of(1970, 1, 1, 0, 0);
  private static final long MICROS_OF_DAY = 86_400_000_000L;
  private static final int FARTHEST_MINUTES = 15 * 60 + 59;

  private GeneratedTimes() {}

  static GeneratedType date(Random random) {
    boolean own = random.nextInt(3) == 0;
    DateTimeFormatter format =
        DateTimeFormatter.ofPattern(own ? "dd.MM.uuuu" : "uuuu-MM-dd", Locale.ROOT);
    return new GeneratedType(
        StoredKind.DATE,
        own ? List.of("type: date", "format: dd.MM.yyyy") : List.of("type: date"),
        it -> {
          LocalDate day = day(it);
          return new GeneratedValue(day.format(format), day.toString());
        },
        own
            ? List.of("30.02.2026", "2026-01-31", "1.2.2026", "31.12.0000")
            : List.of("2026-02-30", "0000-01-01", "10000-01-01", "2026-1-1", "infinity", "today"));
  }

  static GeneratedType timestamp(Random random) {
    return random.nextInt(3) == 0
        ? new GeneratedType(
            StoredKind.TIMESTAMP,
            List.of("type: timestamp", "format: \"dd/MM/yyyy HH:mm\""),
            GeneratedTimes::ownTimestamp,
            List.of("31/12/2026 24:00", "31/11/2026 10:00", "2026-01-01 10:00"))
        : new GeneratedType(
            StoredKind.TIMESTAMP,
            List.of("type: timestamp"),
            GeneratedTimes::isoTimestamp,
            List.of(
                "2026-01-01 24:00:00",
                "2026-01-01T10:00:00+02:00",
                "2026-02-29 10:00",
                "2026-01-01 10:00:00.1234567",
                "2026-01-01"));
  }

  static GeneratedType instant() {
    return new GeneratedType(
        StoredKind.INSTANT,
        List.of("type: timestamptz"),
        GeneratedTimes::moment,
        List.of("2026-01-01 10:00:00", "2026-01-01T10:00:00+16:00", "2026-02-29T10:00Z", "now"));
  }

  static GeneratedType time() {
    return new GeneratedType(
        StoredKind.TIME,
        List.of("type: time"),
        random -> {
          LocalTime time = clock(random);
          return new GeneratedValue(text(random, time), time.toString());
        },
        List.of("24:00:00", "23:59:60", "1:00", "10:00:00.1234567", "10:00 AM"));
  }

  private static LocalDate day(Random random) {
    return switch (random.nextInt(8)) {
      case 0 -> FIRST;
      case 1 -> LAST;
      case 2 -> LocalDate.of(2024, 2, 29);
      default -> FIRST.plusDays(random.nextInt((int) FIRST.until(LAST, ChronoUnit.DAYS) + 1));
    };
  }

  private static LocalTime clock(Random random) {
    LocalTime time = LocalTime.ofNanoOfDay(1000L * Math.floorMod(random.nextLong(), MICROS_OF_DAY));
    return switch (random.nextInt(6)) {
      case 0 -> LocalTime.MIDNIGHT;
      case 1 -> LocalTime.of(23, 59, 59, 999_999_000);
      case 2 -> time.truncatedTo(ChronoUnit.MINUTES);
      case 3 -> time.truncatedTo(ChronoUnit.MILLIS);
      default -> time;
    };
  }

  /** With or without seconds and with as many fraction digits as it takes, or more. */
  private static String text(Random random, LocalTime time) {
    String minutes = String.format(Locale.ROOT, "%02d:%02d", time.getHour(), time.getMinute());
    int micros = time.getNano() / 1000;
    if (micros == 0 && time.getSecond() == 0 && random.nextBoolean()) {
      return minutes;
    }
    String seconds = minutes + String.format(Locale.ROOT, ":%02d", time.getSecond());
    String digits = String.format(Locale.ROOT, "%06d", micros);
    int needed = digits.replaceFirst("0+$", "").length();
    int shown = needed + random.nextInt(7 - needed);
    return shown == 0 ? seconds : seconds + "." + digits.substring(0, shown);
  }

  private static GeneratedValue isoTimestamp(Random random) {
    LocalDateTime moment = LocalDateTime.of(day(random), clock(random));
    String text =
        moment.toLocalDate()
            + (random.nextBoolean() ? "T" : " ")
            + text(random, moment.toLocalTime());
    return new GeneratedValue(random.nextInt(5) == 0 ? text + "Z" : text, moment.toString());
  }

  private static GeneratedValue ownTimestamp(Random random) {
    LocalDateTime moment =
        LocalDateTime.of(day(random), clock(random)).truncatedTo(ChronoUnit.MINUTES);
    return new GeneratedValue(
        moment.format(DateTimeFormatter.ofPattern("dd/MM/uuuu HH:mm", Locale.ROOT)),
        moment.toString());
  }

  private static GeneratedValue moment(Random random) {
    int minutes = random.nextInt(2 * FARTHEST_MINUTES + 1) - FARTHEST_MINUTES;
    int offset = random.nextInt(3) == 0 ? 0 : random.nextBoolean() ? minutes : minutes / 60 * 60;
    LocalDateTime utc = LocalDateTime.of(day(random), clock(random));
    LocalDateTime local = utc.plusMinutes(offset);
    if (local.isBefore(FIRST_MOMENT) || local.isAfter(LAST_MOMENT)) {
      offset = 0;
      local = utc;
    }
    String text =
        local.toLocalDate()
            + (random.nextBoolean() ? "T" : " ")
            + text(random, local.toLocalTime())
            + offset(random, offset);
    long micros = ChronoUnit.MICROS.between(EPOCH, utc);
    return new GeneratedValue(text, Long.toString(micros));
  }

  private static String offset(Random random, int minutes) {
    if (minutes == 0 && random.nextBoolean()) {
      return "Z";
    }
    String hours =
        (minutes < 0 ? "-" : "+") + String.format(Locale.ROOT, "%02d", Math.abs(minutes) / 60);
    String rest = String.format(Locale.ROOT, "%02d", Math.abs(minutes) % 60);
    if (minutes % 60 == 0 && random.nextBoolean()) {
      return hours;
    }
    return hours + (random.nextBoolean() ? ":" : "") + rest;
  }
}
