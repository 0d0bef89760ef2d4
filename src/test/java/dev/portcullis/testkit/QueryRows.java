package dev.portcullis.testkit;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The rows of a query as lines {@code a|b}, with every value written the same on all engines. */
public final class QueryRows {

  private QueryRows() {}

  public static List<String> of(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(query)) {
      List<String> rows = new ArrayList<>();
      while (result.next()) {
        rows.add(row(result));
      }
      return rows;
    }
  }

  private static String row(ResultSet result) throws SQLException {
    List<String> values = new ArrayList<>();
    for (int column = 1; column <= result.getMetaData().getColumnCount(); column++) {
      values.add(value(result, column));
    }
    return String.join("|", values);
  }

  /** NULL is {@code NULL}; instants are in UTC, whatever the zone of the session. */
  private static String value(ResultSet result, int column) throws SQLException {
    Object value = result.getObject(column);
    if (value == null) {
      return "NULL";
    }
    String type = result.getMetaData().getColumnTypeName(column).toLowerCase(Locale.ROOT);
    return switch (type) {
      case "timestamp" -> result.getObject(column, LocalDateTime.class).toString();
      case "timestamptz", "timestamp with time zone" ->
          result.getObject(column, OffsetDateTime.class).toInstant().toString();
      default -> value instanceof BigDecimal number ? number.toPlainString() : value.toString();
    };
  }
}
