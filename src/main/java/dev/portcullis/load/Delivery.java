package dev.portcullis.load;

import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.nio.file.Path;

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
