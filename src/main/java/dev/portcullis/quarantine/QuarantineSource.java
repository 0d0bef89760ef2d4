package dev.portcullis.quarantine;

import java.io.IOException;
import java.util.List;

/** Where the records of a load that go into quarantine come from. */
public interface QuarantineSource {
  /** How many records there are. */
  long count();

  /**
   * Hands out all records, a bounded batch at a time, the malformed ones last.
   *
   * @throws IOException when the file cannot be read, or a consumer fails so
   */
  void forEachBatch(Consumer consumer) throws IOException;

  /** Takes one batch after the other. */
  @FunctionalInterface
  interface Consumer {
    void accept(List<QuarantinedRecord> batch) throws IOException;
  }
}
