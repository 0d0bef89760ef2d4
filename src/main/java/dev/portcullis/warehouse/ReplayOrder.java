package dev.portcullis.warehouse;

import java.io.IOException;
import java.util.Objects;

/**
 * What a load that replays an earlier run has to do beside loading rows.
 *
 * @param run whose quarantined records are replayed
 * @param loaded which of them are loaded
 * @param repeating which of them have the primary key of an earlier one
 */
public record ReplayOrder(String run, Offsets loaded, Offsets repeating) {
  public ReplayOrder {
    Objects.requireNonNull(run);
    Objects.requireNonNull(loaded);
    Objects.requireNonNull(repeating);
  }

  /** Some records of a replay, by their offsets in the file of the run. */
  @FunctionalInterface
  public interface Offsets {
    /** Hands out all offsets, ascending, a bounded batch at a time. */
    void forEachBatch(Consumer consumer) throws IOException;
  }

  /** Takes one batch after the other. */
  @FunctionalInterface
  public interface Consumer {
    void accept(long[] ascending) throws IOException;
  }
}
