package dev.portcullis.staging;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Distinct values of some columns of a file, read in batches as array constants in Postgres'
 * spelling. A batch holds few enough values for memory, however long they are.
 */
public final class LookupKeys {
  private static final long MOST_VALUES = 50_000;
  private static final long MOST_BYTES = 4_000_000;

  private final StagingDatabase database;
  private final String keys;
  private final List<String> columns;
  private final long count;
  private final long batch;
  private long next = 1;

  LookupKeys(StagingDatabase database, String keys, List<String> columns) {
    this.database = database;
    this.keys = keys;
    this.columns = List.copyOf(columns);
    database.execute("CREATE TEMP TABLE " + missing() + " (number BIGINT)");
    List<Long> size = database.numbers("SELECT count(*), max(" + bytes() + ") FROM " + keys);
    this.count = size.get(0);
    this.batch = Math.max(1, Math.min(MOST_VALUES, MOST_BYTES / Math.max(1, size.get(1))));
  }

  private String bytes() {
    return columns.stream()
        .map(column -> "strlen(CAST(" + column + " AS VARCHAR))")
        .collect(Collectors.joining(" + "));
  }

  /** The table with the numbers of missing values. */
  String missing() {
    return keys + "_missing";
  }

  /** Whether there is another batch. */
  public boolean hasNext() {
    return next <= count;
  }

  /** The next batch: an array constant a column, as many elements in each. */
  public List<String> next() {
    String arrays =
        columns.stream().map(LookupKeys::arrayConstant).collect(Collectors.joining(", "));
    List<String> constants =
        database
            .rows(
                "SELECT "
                    + arrays
                    + " FROM "
                    + keys
                    + " WHERE \"?number\" BETWEEN "
                    + next
                    + " AND "
                    + (next + batch - 1),
                row -> {
                  List<String> texts = new ArrayList<>();
                  for (int i = 1; i <= columns.size(); i++) {
                    texts.add(row.getString(i));
                  }
                  return texts;
                })
            .get(0);
    next += batch;
    return constants;
  }

  private static String arrayConstant(String column) {
    String escaped =
        "replace(replace(CAST(" + column + " AS VARCHAR), '\\', '\\\\'), '\"', '\\\"')";
    return "'{' || string_agg('\"' || " + escaped + " || '\"', ',' ORDER BY \"?number\") || '}'";
  }

  /**
   * Says which values of the last batch are nowhere.
   *
   * @param places from 1 within the batch, with commas between them
   */
  public void miss(String places) {
    database.execute(
        "INSERT INTO "
            + missing()
            + " SELECT unnest(CAST(string_split('"
            + places
            + "', ',') AS BIGINT[])) + "
            + (next - batch - 1));
  }
}
