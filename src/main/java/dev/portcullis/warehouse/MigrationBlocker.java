package dev.portcullis.warehouse;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who holds the table that a statement of a migration waited for, as Postgres tells it to this
 * user. The query of that session is left out, since it may hold values of rows.
 */
final class MigrationBlocker {
  private static final String NAME = "\"(?:[^\"]|\"\")+\"";
  private static final Pattern TABLE =
      Pattern.compile("\\b(?:TABLE|ON|REFERENCES|EXISTS) ((?:" + NAME + "\\.)?" + NAME + ")");

  private static final String HOLDERS =
      "SELECT a.pid, a.application_name, a.usename, a.xact_start::text FROM pg_locks l"
          + " JOIN pg_stat_activity a USING (pid) WHERE l.granted AND l.pid <> pg_backend_pid()"
          + " AND l.relation = to_regclass(?) AND l.database ="
          + " (SELECT oid FROM pg_database WHERE datname = current_database())"
          + " ORDER BY a.xact_start, a.pid LIMIT 1";

  private final String url;
  private final Properties login = new Properties();

  MigrationBlocker(String url, Optional<String> user, Optional<String> password) {
    this.url = url;
    user.ifPresent(name -> login.setProperty("user", name));
    password.ifPresent(secret -> login.setProperty("password", secret));
  }

  /** The session in words; empty when it has gone, or nothing can be told. */
  Optional<String> of(String statement) {
    try (Connection connection = DriverManager.getConnection(url, login)) {
      Matcher tables = TABLE.matcher(statement);
      while (tables.find()) {
        Optional<String> holder = holder(connection, tables.group(1));
        if (holder.isPresent()) {
          return holder;
        }
      }
      return Optional.empty();
    } catch (SQLException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> holder(Connection connection, String table) throws SQLException {
    try (PreparedStatement query = connection.prepareStatement(HOLDERS)) {
      query.setString(1, table);
      try (ResultSet rows = query.executeQuery()) {
        return rows.next() ? Optional.of(words(table, rows)) : Optional.empty();
      }
    }
  }

  /** Since when is told to those alone who may see the statistics of that user. */
  private static String words(String table, ResultSet rows) throws SQLException {
    String since = rows.getString(4);
    return "`%s` is held by server process %s, `%s`, user `%s`%s"
        .formatted(
            table.replace("\"", ""),
            rows.getString(1),
            rows.getString(2),
            rows.getString(3),
            since == null ? "" : ", since " + since);
  }
}
