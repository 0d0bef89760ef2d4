package dev.portcullis.staging;

import java.util.List;
import java.util.PrimitiveIterator;

/**
 * The ordinals of the rows that are not set aside, in the order of the file, read a stretch at a
 * time.
 */
public final class RemainingOrdinals implements PrimitiveIterator.OfLong {
  private static final long STRETCH = 1 << 16;

  private final StagedFile staged;
  private final String remaining;
  private List<Long> read = List.of();
  private int next;
  private long from;

  public RemainingOrdinals(StagedFile staged) {
    this.staged = staged;
    this.remaining = staged.remaining();
  }

  @Override
  public boolean hasNext() {
    while (next == read.size() && from < staged.rows()) {
      read =
          staged
              .database()
              .rows(
                  "SELECT "
                      + StagedFile.ROW
                      + " FROM "
                      + remaining
                      + " WHERE "
                      + StagedFile.ROW
                      + " BETWEEN "
                      + from
                      + " AND "
                      + (from + STRETCH - 1)
                      + " ORDER BY 1",
                  row -> row.getLong(1));
      next = 0;
      from += STRETCH;
    }
    return next < read.size();
  }

  @Override
  public long nextLong() {
    if (!hasNext()) {
      throw new java.util.NoSuchElementException();
    }
    return read.get(next++);
  }
}
