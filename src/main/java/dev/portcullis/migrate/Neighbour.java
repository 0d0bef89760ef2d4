package dev.portcullis.migrate;

import java.util.Objects;

/**
 * A table of the snapshot, which a change of another may touch.
 *
 * @param original as the snapshot has it
 * @param renamed the same, whose references name columns of other tables as they will be called
 */
public record Neighbour(Snapshot.Table original, Snapshot.Table renamed) {
  public Neighbour {
    Objects.requireNonNull(original);
    Objects.requireNonNull(renamed);
  }
}
