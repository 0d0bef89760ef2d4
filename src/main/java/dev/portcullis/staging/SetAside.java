package dev.portcullis.staging;

/**
 * The rows of a staged file that stay out of the table, because they break a rule whose consequence
 * is drop. They are found from stored verdicts, and whatever is loaded is the rest: a row is in one
 * of the two and never in both or none.
 *
 * <p>The table is a temporary one, since more rows join it inside of a transaction of DuckDB, which
 * writes to one database, and that is the target.
 */
public final class SetAside {
  private static final String ROWS = "temp.main.set_aside";

  private final StagingDatabase database;

  SetAside(StagingDatabase database) {
    this.database = database;
    database.execute("CREATE TEMP TABLE set_aside (row BIGINT)");
  }

  /**
   * Sets rows aside; those that are already stay so.
   *
   * @param rows a query with a column {@code row}
   */
  void add(String rows) {
    database.execute(
        "INSERT INTO "
            + ROWS
            + " SELECT DISTINCT n.row FROM ("
            + rows
            + ") AS n ANTI JOIN "
            + ROWS
            + " AS a ON n.row = a.row");
  }

  /** How many rows there are. */
  public long count() {
    return database.numbers("SELECT count(*) FROM " + ROWS).get(0);
  }

  /** The table, with the column {@code row}. */
  String relation() {
    return ROWS;
  }

  /** The rows of a relation that are not set aside. */
  String rest(String relation) {
    return "(SELECT t.* FROM "
        + relation
        + " AS t ANTI JOIN "
        + ROWS
        + " AS a ON t."
        + StagedFile.ROW
        + " = a.row)";
  }
}
