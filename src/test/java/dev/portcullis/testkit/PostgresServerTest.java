package dev.portcullis.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PostgresServerTest {

  @ParameterizedTest
  @EnumSource
  void runsTheVersionItSays(PostgresVersion version) throws SQLException {
    String url = PostgresServer.of(version).newDatabase();

    String major = ask(url, "SELECT current_setting('server_version_num')::int / 10000");
    assertEquals(version.major(), major);
  }

  @ParameterizedTest
  @EnumSource
  void everyDatabaseIsNewAndEmpty(PostgresVersion version) throws SQLException {
    PostgresServer server = PostgresServer.of(version);
    String first = server.newDatabase();
    String second = server.newDatabase();

    assertNotEquals(first, second);
    assertEquals("0", ask(second, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"));
  }

  private static String ask(String url, String query) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet answer = statement.executeQuery(query)) {
      answer.next();
      return answer.getString(1);
    }
  }
}
