package dev.portcullis.cli;

import dev.portcullis.staging.RunMoment;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The day that a run stands for, when it is not today. */
final class RunDateOption {
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
    try {
      return RunMoment.endOf(LocalDate.parse(date));
    } catch (DateTimeParseException e) {
      throw new UsageException("`--date " + date + "` is no day.", "Write it as 2026-09-15.");
    }
  }
}
