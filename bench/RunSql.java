import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** Runs one statement of a file: {@code RunSql URL FILE name=value…}, each {@code :name} replaced by its value. */
public final class RunSql {
  private RunSql() {}

  public static void main(String[] arguments) throws IOException, SQLException {
    String sql = Files.readString(Path.of(arguments[1]));
    for (int i = 2; i < arguments.length; i++) {
      String[] parameter = arguments[i].split("=", 2);
      sql = sql.replace(":" + parameter[0], parameter[1]);
    }
    try (Connection connection = DriverManager.getConnection(arguments[0]);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
