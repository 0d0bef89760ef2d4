package dev.portcullis.ledger;

import java.time.Instant;
import java.util.Objects;

/**
 * One line of the ledger: a file that was loaded. Read = loaded + quarantined + refused, always.
 *
 * @param runId unique
 * @param contractName with version and hash: what the file was judged by
 * @param table as {@code schema.table}, or {@code table} in the default schema
 * @param fileName the last part of the path
 * @param filePath as the user named it
 * @param fileSha256 of the bytes as delivered
 * @param loadedBy who ran the load, as the operating system says
 */
public record LoadEntry(
    String runId,
    String contractName,
    String contractVersion,
    String contractSha256,
    String table,
    String fileName,
    String filePath,
    String fileSha256,
    long fileBytes,
    String mode,
    long read,
    long loaded,
    long quarantined,
    long refused,
    long warned,
    Instant startedAt,
    Instant finishedAt,
    String toolVersion,
    String loadedBy) {
  public LoadEntry {
    Objects.requireNonNull(runId);
    Objects.requireNonNull(table);
    if (read != loaded + quarantined + refused) {
      throw new IllegalStateException(
          "rows do not add up: read "
              + read
              + ", loaded "
              + loaded
              + ", quarantined "
              + quarantined
              + ", refused "
              + refused);
    }
  }
}
