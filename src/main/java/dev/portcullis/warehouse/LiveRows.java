package dev.portcullis.warehouse;

import dev.portcullis.migrate.Evidence;
import dev.portcullis.migrate.Evidence.Finding;
import dev.portcullis.migrate.Guard;
import dev.portcullis.migrate.TableLooks;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Counts in a live table what a migration does not allow. Only reads. */
public final class LiveRows {
  private LiveRows() {}

  /** Asks the catalog of an engine what was made by hand over a table: one text a row. */
  @FunctionalInterface
  public interface Standing {
    PreparedStatement over(Connection connection, TableLooks table) throws SQLException;
  }

  private static List<String> standing(Connection connection, TableLooks table, Standing standing)
      throws SQLException {
    List<String> found = new ArrayList<>();
    try (PreparedStatement statement = standing.over(connection, table);
        ResultSet result = statement.executeQuery()) {
      while (result.next()) {
        found.add(result.getString(1));
      }
    }
    return found;
  }

  /** What each table says, in the order of the looks. */
  public static List<Evidence> of(Connection connection, List<TableLooks> looks, Standing standing)
      throws SQLException {
    List<Evidence> evidence = new ArrayList<>();
    try (Statement statement = connection.createStatement()) {
      for (TableLooks table : looks) {
        evidence.add(of(statement, table, standing(connection, table, standing)));
      }
    }
    return evidence;
  }

  private static Evidence of(Statement statement, TableLooks table, List<String> standing)
      throws SQLException {
    long rows = finding(statement, "SELECT count(*), NULL FROM " + table.qualified()).count();
    List<Finding> findings = new ArrayList<>();
    for (Guard guard : table.guards()) {
      String examples = guard.shown().isEmpty() ? "NULL" : guard.examples();
      Counted counted = finding(statement, "SELECT count(*), " + examples + " " + guard.from());
      findings.add(new Finding(guard, counted.count(), counted.examples()));
    }
    return new Evidence(table, rows, standing, findings);
  }

  private static Counted finding(Statement statement, String sql) throws SQLException {
    try (ResultSet result = statement.executeQuery(sql)) {
      result.next();
      return new Counted(result.getLong(1), Optional.ofNullable(result.getString(2)));
    }
  }

  private record Counted(long count, Optional<String> examples) {}
}
