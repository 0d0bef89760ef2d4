package dev.portcullis.warehouse;

import dev.portcullis.contract.Contract;
import dev.portcullis.warehouse.LoadOrder.DeliveredFile;
import java.time.Instant;
import java.util.Objects;

/**
 * What is known of a run before anything is decided.
 *
 * @param runId unique
 * @param contract that the file is judged by
 * @param file what is delivered
 * @param mode what is to become of the rows that are there
 * @param startedAt of the run
 */
public record DeliveredRun(
    String runId, Contract contract, DeliveredFile file, LoadMode mode, Instant startedAt) {
  public DeliveredRun {
    Objects.requireNonNull(runId);
    Objects.requireNonNull(contract);
    Objects.requireNonNull(file);
    Objects.requireNonNull(mode);
    Objects.requireNonNull(startedAt);
  }
}
