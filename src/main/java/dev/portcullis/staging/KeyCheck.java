package dev.portcullis.staging;

import dev.portcullis.contract.Key;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Finds the rows that repeat a key of an earlier row, by typed values; rows with a NULL part repeat
 * nothing, as in a UNIQUE constraint.
 */
final class KeyCheck {
  private final StagedFile staged;
  private final List<String> columns;
  private final String repetitions;

  KeyCheck(StagedFile staged, Key key, String repetitions) {
    this.staged = staged;
    this.columns = key.columns().stream().map(staged.dialect()::quote).toList();
    this.repetitions = repetitions;
  }

  /**
   * Stores row and first row of every repetition in the named table, if there is any, and counts
   * them.
   */
  long store() {
    String key = String.join(", ", columns);
    String complete =
        columns.stream()
            .map(column -> column + " IS NOT NULL")
            .collect(Collectors.joining(" AND "));
    String keys = " FROM " + StagedFile.TYPED + " WHERE " + complete + " GROUP BY " + key;
    String repeated = " HAVING count(*) > 1";
    long any =
        staged
            .database()
            .numbers("SELECT count(*) FROM (SELECT 1" + keys + repeated + " LIMIT 1)")
            .get(0);
    if (any == 0) {
      return 0;
    }
    String firsts =
        "SELECT " + key + ", min(" + StagedFile.ROW + ") AS \"?first\"" + keys + repeated;
    staged
        .database()
        .execute(
            "CREATE TABLE "
                + repetitions
                + " AS SELECT "
                + StagedFile.ROW
                + " AS row, \"?first\" AS first FROM "
                + StagedFile.TYPED
                + " JOIN ("
                + firsts
                + ") USING ("
                + key
                + ") WHERE "
                + StagedFile.ROW
                + " <> \"?first\"");
    return staged.database().numbers("SELECT count(*) FROM " + repetitions).get(0);
  }
}
