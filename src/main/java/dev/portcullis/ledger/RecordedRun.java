package dev.portcullis.ledger;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * All that the ledger holds of one run.
 *
 * @param replays of its quarantined rows, the first first
 * @param overwrittenBy the latest run that has replaced all rows of the table since
 * @param quarantine what it set aside
 */
public record RecordedRun(
    LoadEntry entry,
    List<RunLine> replays,
    Optional<String> overwrittenBy,
    Quarantined quarantine) {
  public RecordedRun {
    Objects.requireNonNull(entry);
    replays = List.copyOf(replays);
    Objects.requireNonNull(overwrittenBy);
    Objects.requireNonNull(quarantine);
  }

  /**
   * The rows that a run set aside. Nothing of the records themselves is here.
   *
   * @param rows how many
   * @param replayed how many of them a later run loaded
   * @param first some of them, in the order of the file
   */
  public record Quarantined(long rows, long replayed, List<Row> first) {
    public Quarantined {
      first = List.copyOf(first);
    }
  }

  /**
   * One row in quarantine.
   *
   * @param line physical line on which its record starts
   * @param rules ids of the rules that it breaks
   * @param replay where it stands with replays
   */
  public record Row(long line, List<String> rules, Replay replay) {
    public Row {
      rules = List.copyOf(rules);
      Objects.requireNonNull(replay);
    }
  }

  /** Whether a row in quarantine was loaded later. */
  public enum Replay {
    WAITING,
    LOADED
  }
}
