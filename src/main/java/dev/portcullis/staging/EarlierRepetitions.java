package dev.portcullis.staging;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Rows of a replayed file that were set aside when the file was merged, since an earlier record of
 * it has their primary key. The table is a temporary one, as the one of rows that are set aside.
 */
final class EarlierRepetitions {
  private static final String ROWS = "temp.main.earlier_repetitions";

  private final StagingDatabase database;
  private boolean isEmpty = true;

  EarlierRepetitions(StagingDatabase database) {
    this.database = database;
  }

  void add(List<Long> ordinals) {
    if (ordinals.isEmpty()) {
      return;
    }
    if (isEmpty) {
      database.execute("CREATE TEMP TABLE earlier_repetitions (row BIGINT)");
      isEmpty = false;
    }
    String rows = ordinals.stream().map(String::valueOf).collect(Collectors.joining(", "));
    database.execute("INSERT INTO " + ROWS + " SELECT unnest([" + rows + "])");
  }

  boolean isEmpty() {
    return isEmpty;
  }

  /** The table, with the column {@code row}; there is none when it is empty. */
  String relation() {
    return ROWS;
  }
}
