package dev.portcullis.load;

import dev.portcullis.file.ProbedFile;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.warehouse.LoadOrder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Where the bytes come from that a gate judges. */
interface Delivery {
  /** Where they lie, or lay when they were delivered. */
  Path at();

  /**
   * The file to be judged.
   *
   * @param scratchDirectory where it may be written
   */
  Path file(Path scratchDirectory) throws IOException;

  /** What the ledger calls it, where that is not the file that is judged. */
  default Optional<LoadOrder.DeliveredFile> recorded() {
    return Optional.empty();
  }

  /** The run that is replayed; empty when a file was delivered. */
  default Optional<String> replayOf() {
    return Optional.empty();
  }

  /**
   * Finds the rows that were set aside before since an earlier record of the delivered file has
   * their primary key, so that the table may have it from there.
   *
   * @param probed the file that is judged
   * @param found takes their ordinals, a batch at a time
   */
  default void repetitions(ProbedFile probed, Consumer<List<Long>> found) {
    // A delivered file is judged by itself.
  }

  /** Whether a problem of that code is worth telling of these bytes. */
  default boolean tells(ProblemCode code) {
    return true;
  }

  /** A file as it lies there. */
  record OfFile(Path at) implements Delivery {
    @Override
    public Path file(Path scratchDirectory) {
      return at;
    }
  }
}
