package dev.portcullis.warehouse;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Key;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.type.ColumnType.JsonType;
import dev.portcullis.type.ColumnType.TextType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The SQL of a merge, which means the same on every engine. The table is called {@code t}, the rows
 * of the file {@code s}. No upsert of an engine is used: DuckDB's keeps one row of a key that
 * occurs twice and drops the others without a word, and none tells how many rows were the same.
 */
public final class MergeStatements {
  private final Dialect dialect;
  private final String table;
  private final StagedRows staged;
  private final List<Column> key;
  private final List<Column> values;

  /**
   * @param table the target, as it stands in SQL
   */
  public MergeStatements(Dialect dialect, String table, StagedRows staged, Key key) {
    this.dialect = dialect;
    this.table = table;
    this.staged = staged;
    this.key = staged.columns().stream().filter(it -> key.columns().contains(it.name())).toList();
    this.values = staged.columns().stream().filter(it -> !this.key.contains(it)).toList();
  }

  /** The columns that a merge may change: all of the file but the key. */
  public List<Column> values() {
    return values;
  }

  /**
   * Counts the rows of the file, those whose key the table has, those of them that differ, and for
   * each of {@link #values()} the rows that differ in it.
   */
  public String counts() {
    List<String> counts = new ArrayList<>();
    counts.add("count(*)");
    counts.add("count(" + anyKeyColumn() + ")");
    counts.add("count(*) FILTER (WHERE " + isThere() + " AND " + anyDiffers() + ")");
    for (Column column : values) {
      counts.add("count(*) FILTER (WHERE " + isThere() + " AND " + differs(column) + ")");
    }
    return "SELECT "
        + String.join(", ", counts)
        + " FROM "
        + staged.relation()
        + " AS s LEFT JOIN "
        + table
        + " AS t ON "
        + sameKey();
  }

  /** A part of a primary key is not NULL in any row of the table. */
  private String isThere() {
    return anyKeyColumn() + " IS NOT NULL";
  }

  private String anyKeyColumn() {
    return "t." + dialect.quote(key.get(0).name());
  }

  /**
   * Writes the rows that differ, and no other.
   *
   * @param changed the columns in which one of them differs
   */
  public String update(List<Column> changed) {
    return "UPDATE "
        + table
        + " AS t SET "
        + changed.stream()
            .map(column -> dialect.quote(column.name()))
            .map(column -> column + " = s." + column)
            .collect(Collectors.joining(", "))
        + " FROM "
        + staged.relation()
        + " AS s WHERE "
        + sameKey()
        + " AND "
        + anyDiffers();
  }

  /** Adds the rows whose key the table does not have. */
  public String insert() {
    return insert("");
  }

  /**
   * The same where the table may number rows by itself.
   *
   * @param overriding what says that values of the file are taken all the same
   */
  public String insert(String overriding) {
    String columns = names();
    return "INSERT INTO "
        + table
        + " ("
        + columns
        + ") "
        + overriding
        + " SELECT "
        + columns
        + " FROM "
        + staged.relation()
        + " AS s WHERE NOT EXISTS (SELECT 1 FROM "
        + table
        + " AS t WHERE "
        + sameKey()
        + ")";
  }

  /**
   * The rows of the table that differ in one of some columns, as they are to be.
   *
   * @param changed the columns
   * @param others quoted columns of the table that the file does not have
   */
  public String replacements(List<Column> changed, List<String> others) {
    List<String> columns = new ArrayList<>();
    staged.columns().forEach(column -> columns.add("s." + dialect.quote(column.name())));
    others.forEach(column -> columns.add("t." + column));
    return "SELECT "
        + String.join(", ", columns)
        + " FROM "
        + staged.relation()
        + " AS s JOIN "
        + table
        + " AS t ON "
        + sameKey()
        + " WHERE "
        + anyDiffers(changed);
  }

  /** The rows of the file that a merge writes: all but those that the table has as they are. */
  public StagedRows written() {
    String same =
        "SELECT 1 FROM " + table + " AS t WHERE " + sameKey() + " AND NOT (" + anyDiffers() + ")";
    return new StagedRows(
        "(SELECT s.* FROM " + staged.relation() + " AS s WHERE NOT EXISTS (" + same + "))",
        staged.rowColumn(),
        staged.columns());
  }

  private String names() {
    return staged.columns().stream()
        .map(column -> dialect.quote(column.name()))
        .collect(Collectors.joining(", "));
  }

  private String sameKey() {
    return sameKey("s");
  }

  /**
   * Texts are keys as they stand, as they are in the file: a collation that takes two of them for
   * one would let two rows of the file fall on one row of the table. The plain comparison beside it
   * is for an index.
   */
  private String sameKey(String rows) {
    List<String> same = new ArrayList<>();
    for (Column column : key) {
      String name = dialect.quote(column.name());
      same.add("t." + name + " = " + rows + "." + name);
      if (column.type() instanceof TextType) {
        same.add(asItStands("t." + name) + " = " + asItStands(rows + "." + name));
      }
    }
    return String.join(" AND ", same);
  }

  private static String asItStands(String text) {
    return text + " COLLATE \"C\"";
  }

  /**
   * Deletes the rows of the table whose key is in another relation.
   *
   * @param relation with the columns of the key
   */
  public String delete(String relation) {
    return "DELETE FROM "
        + table
        + " AS t WHERE EXISTS (SELECT 1 FROM "
        + relation
        + " AS r WHERE "
        + sameKey("r")
        + ")";
  }

  /** Deletes the rows of the table whose key the file does not have. */
  public String deleteOthers() {
    return "DELETE FROM "
        + table
        + " AS t WHERE NOT EXISTS (SELECT 1 FROM "
        + staged.relation()
        + " AS s WHERE "
        + sameKey()
        + ")";
  }

  private String anyDiffers() {
    return anyDiffers(values);
  }

  private String anyDiffers(List<Column> columns) {
    return columns.isEmpty()
        ? "1 = 0"
        : columns.stream().map(this::differs).collect(Collectors.joining(" OR ", "(", ")"));
  }

  /**
   * NULL is like NULL and NaN like NaN. Texts are compared as they stand, whatever collation the
   * table has; JSON, which Postgres does not compare, as text. -0 is the value 0: both engines say
   * so, and an UPDATE of DuckDB leaves the one where the other comes.
   */
  private String differs(Column column) {
    String name = dialect.quote(column.name());
    if (column.type() instanceof JsonType) {
      return distinct("CAST(t." + name + " AS text)", "CAST(s." + name + " AS text)");
    }
    if (column.type() instanceof TextType) {
      return distinct(asItStands("t." + name), asItStands("s." + name));
    }
    return distinct("t." + name, "s." + name);
  }

  private static String distinct(String one, String other) {
    return one + " IS DISTINCT FROM " + other;
  }
}
