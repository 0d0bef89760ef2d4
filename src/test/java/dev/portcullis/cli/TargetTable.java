package dev.portcullis.cli;

import dev.portcullis.warehouse.Engine;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * A warehouse that child programs load into, as the test looks at it from outside. No connection
 * stays open between two looks, since a DuckDB file is open in one process at a time.
 */
public record TargetTable(Engine engine, String url) {

  public static TargetTable newIn(Engine engine, Path folder) {
    return new TargetTable(engine, engine.newDatabase(folder));
  }

  public Connection connect() throws SQLException {
    return DriverManager.getConnection(url);
  }

  /** The first column of the rows, as text. */
  public List<String> ask(String query) throws SQLException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      List<String> values = new ArrayList<>();
      while (rows.next()) {
        values.add(rows.getString(1));
      }
      return values;
    }
  }

  public long count(String query) throws SQLException {
    return Long.parseLong(ask(query).get(0));
  }
}
