package dev.portcullis.staging;

import dev.portcullis.contract.Reference;
import dev.portcullis.rule.Rule.ReferenceRule;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The rows of a file that refer to nothing. An engine in this process finds them in one query
 * ({@link #store}); for another one the distinct values are handed out in batches ({@link #keys}),
 * and what it misses is told by number.
 *
 * <p>All tables are temporary: a transaction of DuckDB writes to one database, and that is the
 * target.
 */
public final class Orphans {
  private final StagedFile staged;
  private final ReferenceRule rule;
  private final ReferenceTarget target;
  private final String relation;
  private final String keys;
  private final int sampleLimit;

  Orphans(
      StagedFile staged, ReferenceRule rule, ReferenceTarget target, int number, int sampleLimit) {
    this.staged = staged;
    this.rule = rule;
    this.target = target;
    this.relation = "temp.main.orphans" + number;
    this.keys = "temp.main.keys" + number;
    this.sampleLimit = sampleLimit;
  }

  /** The table with the column {@code row}. */
  String relation() {
    return relation;
  }

  /**
   * Finds the rows whose values are not in a relation that this process can read.
   *
   * @param other the relation, qualified
   */
  public void store(String other) {
    storeRows(
        "WHERE " + complete() + " AND NOT EXISTS (" + sameValues(other) + ")" + unlessInFile());
  }

  /**
   * Numbers the distinct values that have to be looked up elsewhere, from 1, in their order: an
   * index elsewhere is read more than twice as fast that way.
   *
   * @return how to read them, and where to say which are missing
   */
  public ReferenceKeys keys() {
    String columns = String.join(", ", own());
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
                + complete()
                + unlessInFile()
                + ")");
    return new ReferenceKeys(staged.database(), keys, own());
  }

  /** Finds the rows of the values that {@link ReferenceKeys#miss} named. */
  public void storeMissing(ReferenceKeys read) {
    storeRows(
        "JOIN "
            + keys
            + " AS k USING ("
            + String.join(", ", own())
            + ") WHERE k.\"?number\" IN (SELECT number FROM "
            + read.missing()
            + ")");
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

  long count() {
    return staged.database().numbers("SELECT count(*) FROM " + relation).get(0);
  }

  RuleVerdict verdict() {
    long count = count();
    return count == 0
        ? RuleVerdict.clean(rule)
        : RuleVerdict.ofRows(
            rule,
            count,
            FirstBreaches.of(
                staged, rule, "SELECT row, -1 AS first FROM " + relation, sampleLimit));
  }

  private String complete() {
    return own().stream()
        .map(column -> "s." + column + " IS NOT NULL")
        .collect(Collectors.joining(" AND "));
  }

  private String unlessInFile() {
    return switch (target) {
      case OTHER_TABLE -> "";
      case SAME_TABLE -> " AND NOT EXISTS (" + sameValues(StagedFile.TYPED) + ")";
    };
  }

  private String sameValues(String other) {
    List<String> own = own();
    List<String> others = quoted(reference().tableColumns());
    return "SELECT 1 FROM "
        + other
        + " AS o WHERE "
        + IntStream.range(0, own.size())
            .mapToObj(i -> "o." + others.get(i) + " = s." + own.get(i))
            .collect(Collectors.joining(" AND "));
  }

  private List<String> own() {
    return quoted(reference().columns());
  }

  private Reference reference() {
    return rule.reference();
  }

  private List<String> quoted(List<String> columns) {
    return columns.stream().map(staged.dialect()::quote).toList();
  }
}
