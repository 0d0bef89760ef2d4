package dev.portcullis.load;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.load.GeneratedContract.GeneratedColumn;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a warehouse holds, read by hand, around the program. */
final class TableContents {
  private TableContents() {}

  /** The rows of the contract's table, in the spelling of {@link StoredKind#canonical}. */
  static List<List<@Nullable String>> of(String url, Dialect dialect, GeneratedContract contract)
      throws SQLException {
    String select =
        contract.columns().stream()
            .map(it -> it.type().kind().expression(dialect.quote(it.name()), dialect.name()))
            .collect(
                Collectors.joining(", ", "SELECT ", " FROM " + dialect.quote(contract.table())));
    List<List<@Nullable String>> rows = query(url, select);
    for (List<@Nullable String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        GeneratedColumn column = contract.columns().get(i);
        String stored = row.get(i);
        row.set(i, stored == null ? null : column.type().kind().canonical(stored));
      }
    }
    return rows;
  }

  /** The rows of a query, as texts. */
  static List<List<@Nullable String>> query(String url, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      List<List<@Nullable String>> rows = new ArrayList<>();
      while (result.next()) {
        List<@Nullable String> row = new ArrayList<>();
        for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
          row.add(result.getString(i));
        }
        rows.add(row);
      }
      return rows;
    }
  }

  /** Says how two tables differ, whatever the order of their rows; empty when they do not. */
  static String difference(
      List<List<@Nullable String>> expected, List<List<@Nullable String>> actual) {
    Map<List<@Nullable String>, Integer> counts = new HashMap<>();
    expected.forEach(row -> counts.merge(row, 1, Integer::sum));
    actual.forEach(row -> counts.merge(row, -1, Integer::sum));
    return counts.entrySet().stream()
        .filter(entry -> entry.getValue() != 0)
        .limit(6)
        .map(entry -> (entry.getValue() > 0 ? "missing " : "too much ") + shown(entry.getKey()))
        .collect(Collectors.joining("\n"));
  }

  private static String shown(List<@Nullable String> row) {
    return row.stream().map(TableContents::shown).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String shown(@Nullable String value) {
    if (value == null) {
      return "NULL";
    }
    StringBuilder text = new StringBuilder("`");
    value
        .chars()
        .limit(200)
        .forEach(
            c ->
                text.append(
                    c < ' ' || c > '~' ? String.format("\\u%04x", c) : String.valueOf((char) c)));
    return text + (value.length() > 200 ? "… of " + value.length() + "`" : "`");
  }
}
