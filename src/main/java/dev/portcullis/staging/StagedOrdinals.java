package dev.portcullis.staging;

import dev.portcullis.rule.RuleKind;
import java.util.List;
import java.util.PrimitiveIterator;

/** The ordinals of some rows in the order of the file, read a stretch at a time. */
public final class StagedOrdinals implements PrimitiveIterator.OfLong {
  private static final long STRETCH = 1 << 16;

  private final StagedFile staged;
  private final String rows;
  private List<Long> read = List.of();
  private int next;
  private long from;

  private StagedOrdinals(StagedFile staged, String rows) {
    this.staged = staged;
    this.rows = rows;
  }

  /** Those of the rows that are not set aside. */
  public static StagedOrdinals remaining(StagedFile staged) {
    return new StagedOrdinals(staged, staged.remaining());
  }

  /**
   * Those of the rows that have the primary key of an earlier row.
   *
   * @param judgement of the file by itself
   */
  public static StagedOrdinals repeatingPrimaryKey(StagedFile staged, Judgement judgement) {
    String query =
        judgement.rules().stream()
            .filter(verdict -> verdict.rule().head().kind() == RuleKind.PRIMARY_KEY)
            .flatMap(verdict -> verdict.stored().stream())
            .findFirst()
            .map(StoredVerdicts::query)
            .orElse("SELECT 0 AS row WHERE false");
    return new StagedOrdinals(
        staged, "(SELECT row AS " + StagedFile.ROW + " FROM (" + query + "))");
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
                      + rows
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
