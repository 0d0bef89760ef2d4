package dev.portcullis.ledger;

/**
 * What a merge made of the rows that it loaded.
 *
 * @param inserted their key was new
 * @param updated their key was there with other values
 * @param unchanged they were there as they are
 */
public record MergeTotals(long inserted, long updated, long unchanged) {
  /** All of them. */
  public long rows() {
    return inserted + updated + unchanged;
  }
}
