package dev.portcullis.staging;

import dev.portcullis.contract.Key;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Finds the rows that repeat a key of an earlier row, by typed values; rows with a NULL part repeat
 * nothing, as in a UNIQUE constraint. A row that is set aside can repeat a key, and is not the
 * first to have it.
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
    long any =
        staged.database().numbers("SELECT count(*) FROM (" + repeatedKeys() + " LIMIT 1)").get(0);
    if (any == 0) {
      return 0;
    }
    String key = String.join(", ", columns);
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
                + firsts()
                + ") USING ("
                + key
                + ") WHERE "
                + StagedFile.ROW
                + " > \"?first\"");
    return staged.database().numbers("SELECT count(*) FROM " + repetitions).get(0);
  }

  private String repeatedKeys() {
    return "SELECT "
        + String.join(", ", columns)
        + byKey(StagedFile.TYPED)
        + " HAVING count(*) > 1";
  }

  /** Most keys occur once, so only those that do not are looked at again. */
  private String firsts() {
    String key = String.join(", ", columns);
    return "SELECT "
        + key
        + ", min("
        + StagedFile.ROW
        + ") AS \"?first\""
        + byKey(
            "(SELECT * FROM "
                + staged.remaining()
                + " JOIN ("
                + repeatedKeys()
                + ") USING ("
                + key
                + "))");
  }

  private String byKey(String relation) {
    String complete =
        columns.stream()
            .map(column -> column + " IS NOT NULL")
            .collect(Collectors.joining(" AND "));
    return " FROM " + relation + " WHERE " + complete + " GROUP BY " + String.join(", ", columns);
  }
}
