import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The least that any command of ours does: a JVM that opens DuckDB and selects 1. */
public final class SelectOne {
  private SelectOne() {}

  public static void main(String[] arguments) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("SELECT 1")) {
      result.next();
      System.out.println(result.getInt(1));
    }
  }
}
