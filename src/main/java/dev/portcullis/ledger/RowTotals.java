package dev.portcullis.ledger;

import java.util.Objects;
import java.util.Optional;

/**
 * What became of the rows of a file. Read = loaded + quarantined + refused, always (decision D6).
 *
 * @param read data records of the file, malformed ones included; 0 when the file was skipped
 * @param refused rows of a file that was refused or failed
 * @param breaching distinct rows that are malformed or break a rule whose consequence is drop or
 *     fail
 * @param warned distinct rows that break a rule whose consequence is a warning
 * @param merged what a merge made of the loaded rows; empty in any other mode
 */
public record RowTotals(
    long read,
    long loaded,
    long quarantined,
    long refused,
    long breaching,
    long warned,
    Optional<MergeTotals> merged) {
  public static final RowTotals NONE = new RowTotals(0, 0, 0, 0, 0, 0, Optional.empty());

  public RowTotals {
    Objects.requireNonNull(merged);
    if (read != loaded + quarantined + refused) {
      throw new IllegalStateException(
          "rows do not add up: read %d, loaded %d, quarantined %d, refused %d"
              .formatted(read, loaded, quarantined, refused));
    }
    if (merged.isPresent() && merged.get().rows() != loaded) {
      throw new IllegalStateException("loaded " + loaded + " rows, merged " + merged.get());
    }
  }

  /** The rows are in the table, or would be, but those in quarantine. */
  public static RowTotals loaded(
      long loaded, long quarantined, long warned, Optional<MergeTotals> merged) {
    return new RowTotals(loaded + quarantined, loaded, quarantined, 0, quarantined, warned, merged);
  }

  /** No row is in the table. */
  public static RowTotals allRefused(long read, long breaching, long warned) {
    return new RowTotals(read, 0, 0, read, breaching, warned, Optional.empty());
  }
}
