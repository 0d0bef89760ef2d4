package dev.portcullis.cli;

import dev.portcullis.staging.RunMoment;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The day that a run stands for, when it is not today. */
final class RunDateOption {
  private static final int LAST_YEAR = 9999;

  @Option(
      names = "--date",
      paramLabel = "YYYY-MM-DD",
      description = "The day of the run: ages count from its end in UTC (default: from now).")
  private @Nullable String date;

  /** The moment that ages count from. */
  RunMoment moment(Session session) {
    if (date == null) {
      return RunMoment.now(session.clock());
    }
    return day(date)
        .filter(day -> day.getYear() >= 1 && day.getYear() <= LAST_YEAR)
        .map(RunMoment::endOf)
        .orElseThrow(
            () ->
                new UsageException(
                    "`--date " + date + "` is no day of the years 0001 to 9999.",
                    "Write it as 2026-09-15."));
  }

  private static Optional<LocalDate> day(String text) {
    try {
      return Optional.of(LocalDate.parse(text));
    } catch (DateTimeParseException none) {
      return Optional.empty();
    }
  }
}
