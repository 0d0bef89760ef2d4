package dev.portcullis.cli;

import dev.portcullis.load.FileReport;
import dev.portcullis.load.Outcome;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What the process tells its caller. */
final class ExitCode {
  /** Done; a file that was loaded before counts as done. */
  static final int DONE = 0;

  /**
   * The data breaks the contract and nothing was loaded, something is not current under {@code
   * --check}, or a table is other than its contract says.
   */
  static final int REFUSED = 1;

  /** The command line makes no sense, or names a file that does not exist. */
  static final int USAGE = 2;

  /** A contract or a configuration is invalid. */
  static final int INVALID = 3;

  /** The warehouse could not be reached, refused, or is busy. */
  static final int WAREHOUSE = 4;

  /** A fault of this program. */
  static final int BUG = 70;

  private ExitCode() {}

  /**
   * What the runs of several files mean together: what the machine could not do first, then a
   * breach, then a file that is not there, which says nothing about data.
   */
  static int of(List<FileReport> reports) {
    Set<Outcome> outcomes =
        reports.stream().map(FileReport::outcome).collect(Collectors.toUnmodifiableSet());
    if (outcomes.contains(Outcome.FAILED)) {
      return WAREHOUSE;
    }
    if (outcomes.contains(Outcome.REFUSED)) {
      return REFUSED;
    }
    return outcomes.contains(Outcome.MISSING) ? USAGE : DONE;
  }
}
