package dev.portcullis.staging;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rows of a file by whether their values are in a table of the warehouse. An engine in this
 * process finds them in one query ({@link #store}); for another one the distinct values are handed
 * out in batches ({@link #keys}), and what it misses is told by number. A row with a NULL part is
 * not looked up.
 *
 * <p>All tables are temporary: a transaction of DuckDB writes to one database, and that is the
 * target.
 */
public final class TableLookup {
  private final StagedFile staged;
  private final Wanted wanted;
  private final List<String> own;
  private final List<String> others;
  private final List<String> ownRowNames;
  private final List<String> ownRow;
  private final List<String> sent;
  private final String relation;
  private final String keys;
  private String amongRows = "";

  /** Which rows are looked for. */
  enum Wanted {
    /** Those whose values the table has. */
    PRESENT(""),
    /** Those whose values it does not have. */
    ABSENT("NOT ");

    private final String not;

    Wanted(String not) {
      this.not = not;
    }
  }

  /**
   * @param own columns of the file
   * @param others the columns of the table, in the same order
   * @param ownRow columns of the file and the table by which a row of the table is the row itself,
   *     which then does not count; none when all count
   * @param name of the table for the rows, unique
   */
  TableLookup(
      StagedFile staged,
      Wanted wanted,
      List<String> own,
      List<String> others,
      List<String> ownRow,
      String name) {
    this.staged = staged;
    this.wanted = wanted;
    this.own = own.stream().map(staged.dialect()::quote).toList();
    this.others = others.stream().map(staged.dialect()::quote).toList();
    this.ownRowNames = List.copyOf(ownRow);
    this.ownRow = ownRow.stream().map(staged.dialect()::quote).toList();
    this.sent = Stream.concat(this.own.stream(), this.ownRow.stream()).distinct().toList();
    this.relation = "temp.main." + name;
    this.keys = "temp.main." + name + "_keys";
  }

  /**
   * Looks for some rows alone.
   *
   * @param rows a table with the column {@code row}
   */
  void keepTo(String rows) {
    amongRows = " AND s." + StagedFile.ROW + " IN (SELECT row FROM " + rows + ")";
  }

  /** The columns by which a row of the table is the row itself; none when all rows count. */
  public List<String> ownRow() {
    return ownRowNames;
  }

  /** The table with the column {@code row}. */
  String relation() {
    return relation;
  }

  /**
   * Finds the rows in a relation that this process can read.
   *
   * @param other the relation, qualified
   */
  public void store(String other) {
    storeRows(
        "WHERE " + complete("s") + " AND " + wanted.not + "EXISTS (" + sameValues(other) + ")");
  }

  /** Takes all rows: the table has none of the values. */
  void storeAll() {
    storeRows("WHERE " + complete("s"));
  }

  /**
   * Numbers the distinct values that have to be looked up elsewhere, from 1, in their order: an
   * index elsewhere is read more than twice as fast that way.
   *
   * @return how to read them, and where to say which are missing
   */
  public LookupKeys keys() {
    String columns = String.join(", ", sent);
    staged
        .database()
        .execute(
            "CREATE TEMP TABLE "
                + keys
                + " AS SELECT row_number() OVER (ORDER BY "
                + columns
                + ") AS \"?number\", * FROM (SELECT DISTINCT "
                + columns
                + " FROM "
                + StagedFile.TYPED
                + " AS s WHERE "
                + complete("s")
                + ")");
    return new LookupKeys(staged.database(), keys, sent);
  }

  /** Finds the rows after {@link LookupKeys#miss} named the values that are nowhere. */
  public void store(LookupKeys read) {
    storeRows(
        "JOIN "
            + keys
            + " AS k USING ("
            + String.join(", ", sent)
            + ") WHERE k.\"?number\" "
            + (wanted == Wanted.ABSENT ? "IN" : "NOT IN")
            + " (SELECT number FROM "
            + read.missing()
            + ")"
            + amongRows);
  }

  /** Stores the rows of the file, called {@code s}, that the rest of the query leaves. */
  private void storeRows(String rest) {
    staged
        .database()
        .execute(
            "CREATE TEMP TABLE "
                + relation
                + " AS SELECT s."
                + StagedFile.ROW
                + " AS row FROM "
                + StagedFile.TYPED
                + " AS s "
                + rest);
  }

  /** The query of those rows found whose values are not among the rows of the file that remain. */
  String nowhereInFile() {
    return "SELECT f.row FROM "
        + relation
        + " AS f JOIN "
        + StagedFile.TYPED
        + " AS s ON s."
        + StagedFile.ROW
        + " = f.row WHERE NOT EXISTS ("
        + sameValues(staged.remaining())
        + ")";
  }

  private String complete(String alias) {
    return sent.stream()
            .map(column -> alias + "." + column + " IS NOT NULL")
            .collect(Collectors.joining(" AND "))
        + amongRows;
  }

  private String sameValues(String other) {
    return "SELECT 1 FROM "
        + other
        + " AS o WHERE "
        + IntStream.range(0, own.size())
            .mapToObj(i -> "o." + others.get(i) + " = s." + own.get(i))
            .collect(Collectors.joining(" AND "))
        + anotherRow();
  }

  private String anotherRow() {
    return ownRow.isEmpty()
        ? ""
        : ownRow.stream()
            .map(column -> "o." + column + " = s." + column)
            .collect(Collectors.joining(" AND ", " AND NOT (", ")"));
  }
}
