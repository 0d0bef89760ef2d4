package dev.portcullis.warehouse.duckdb;

import dev.portcullis.warehouse.TableDescription.Unread;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What a DuckDB table has that no contract says, each with the reason. */
final class DuckDbUnread {
  private static final Pattern QUOTED = Pattern.compile("'[^']*+'|\"[^\"]*+\"");
  private static final Pattern COLLATION =
      Pattern.compile("\\bCOLLATE\\s+([A-Za-z0-9_.]+)", Pattern.CASE_INSENSITIVE);

  private final DuckDbDescription table;

  DuckDbUnread(DuckDbDescription table) {
    this.table = table;
  }

  List<Unread> read() throws SQLException {
    List<Unread> unread = new ArrayList<>();
    unread.addAll(
        table.rows("sql", "(SELECT * FROM duckdb_indexes() WHERE is_unique)", "1", this::index));
    table.rows("sql", "duckdb_tables()", "1", row -> row.getString(1)).stream()
        .flatMap(sql -> COLLATION.matcher(QUOTED.matcher(sql).replaceAll("_")).results())
        .map(found -> "COLLATE " + found.group(1))
        .distinct()
        .map(words -> new Unread(words, "a contract compares texts by their characters"))
        .forEach(unread::add);
    unread.addAll(
        table.rows(
            "1",
            "(SELECT *, view_name AS table_name FROM duckdb_views())",
            "1",
            row -> new Unread("VIEW", "a contract is for a table, and a load writes to one")));
    return unread;
  }

  /** A unique index made by hand is no constraint of the catalog; what it covers is told in SQL. */
  private Unread index(ResultSet row) throws SQLException {
    return new Unread(
        row.getString(1).replaceFirst(";\\s*$", ""),
        "a unique index that was made by hand is no constraint of the table");
  }
}
