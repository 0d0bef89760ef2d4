package dev.portcullis.load;

/**
 * What became of the rows of a file. Read = loaded + quarantined + refused, always (decision D6).
 *
 * @param read data records of the file, malformed ones included; 0 when the file was skipped
 * @param refused rows of a file that was refused or failed
 * @param breaching distinct rows that are malformed or break a rule whose consequence is drop or
 *     fail
 * @param warned distinct rows that break a rule whose consequence is a warning
 */
public record RowCounts(
    long read, long loaded, long quarantined, long refused, long breaching, long warned) {
  public static final RowCounts NONE = new RowCounts(0, 0, 0, 0, 0, 0);

  public RowCounts {
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

  /** The rows are in the table, or would be, but those in quarantine. */
  static RowCounts loaded(long read, long quarantined, long warned) {
    return new RowCounts(read, read - quarantined, quarantined, 0, quarantined, warned);
  }

  /** No row is in the table. */
  static RowCounts allRefused(long read, long breaching, long warned) {
    return new RowCounts(read, 0, 0, read, breaching, warned);
  }
}
