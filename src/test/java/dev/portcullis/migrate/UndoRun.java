package dev.portcullis.migrate;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Runs a script as {@code psql -f} and the shell of DuckDB do: statement by statement, without a
 * transaction that the script does not open, and on after errors.
 */
final class UndoRun {
  /** What IF EXISTS says when there is none. */
  private static final String NOTICE = "00000";

  /** A body that has begun and not ended; its mark does not occur in it. */
  private static final Pattern OPEN =
      Pattern.compile("(?s)\\b(?:DO|AS) (\\$portcullis[0-9]*\\$)(?!.*\\1)");

  private UndoRun() {}

  /** What went wrong, warnings included. */
  static List<String> of(Connection connection, String script) throws SQLException {
    List<String> errors = new ArrayList<>();
    connection.setAutoCommit(true);
    for (String sql : statements(script)) {
      try (Statement statement = connection.createStatement()) {
        statement.execute(sql);
        SQLWarning warning = statement.getWarnings();
        if (warning != null && !NOTICE.equals(warning.getSQLState())) {
          errors.add(String.valueOf(warning.getMessage()));
        }
      } catch (SQLException e) {
        errors.add(String.valueOf(e.getMessage()));
      }
    }
    return errors;
  }

  /** A statement ends with a semicolon at the end of a line, outside of a body between dollars. */
  private static List<String> statements(String script) {
    List<String> statements = new ArrayList<>();
    StringBuilder statement = new StringBuilder();
    for (String line : script.lines().toList()) {
      statement.append(line).append('\n');
      if (line.endsWith(";") && !OPEN.matcher(statement).find()) {
        statements.add(statement.toString());
        statement.setLength(0);
      }
    }
    if (!statement.toString().isBlank()) {
      statements.add(statement.toString());
    }
    return statements;
  }
}
