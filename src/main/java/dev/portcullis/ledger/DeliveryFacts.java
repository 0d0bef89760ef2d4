package dev.portcullis.ledger;

import dev.portcullis.file.RecordBytes;
import java.util.Objects;
import java.util.Optional;

/**
 * A file as it was delivered.
 *
 * @param name the last part of the path: what the ledger knows a file by
 * @param path as the user named it
 * @param sha256 of the bytes as delivered
 * @param bytes how many there are
 * @param header the first record, which a replay needs to read the others; empty when it is not the
 *     header of the contract, as it may then be a row
 */
public record DeliveryFacts(
    String name, String path, String sha256, long bytes, Optional<RecordBytes> header) {
  public DeliveryFacts {
    Objects.requireNonNull(name);
    Objects.requireNonNull(path);
    Objects.requireNonNull(sha256);
    Objects.requireNonNull(header);
  }
}
