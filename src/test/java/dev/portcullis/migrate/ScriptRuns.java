package dev.portcullis.migrate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Runs the scripts of plans as Flyway would. */
final class ScriptRuns {
  private ScriptRuns() {}

  static boolean isKnown(Problem problem) {
    return problem.code() == ProblemCode.NO_CONVERSION
        || problem.code() == ProblemCode.NOTHING_TO_FILL;
  }

  /** The rows may break a rule of the first contract; then the table stays empty. */
  static boolean fill(Connection connection, String rows) throws SQLException {
    try {
      execute(connection, List.of(rows));
      return true;
    } catch (SQLException e) {
      return false;
    }
  }

  static void drop(Connection connection, Contract contract) throws SQLException {
    execute(connection, List.of("DROP TABLE IF EXISTS " + contract.table()));
  }

  /** Whether all ran; a look that stops it has rolled back. */
  static boolean apply(Connection connection, Plan plan) throws SQLException {
    List<GeneratedFile> files =
        new ArrayList<>(
            plan.files().stream().filter(file -> file.name().matches("V.*sql")).toList());
    for (GeneratedFile file : files) {
      try {
        apply(connection, file.text());
      } catch (SQLException e) {
        connection.rollback();
        connection.setAutoCommit(true);
        if (String.valueOf(e.getMessage()).contains("Mend them and apply again")) {
          return false;
        }
        throw new SQLException(file.name() + "\n" + file.text(), e);
      }
    }
    return true;
  }

  /** As a user does, the last first. */
  static void undo(Connection connection, Plan plan) throws SQLException {
    for (GeneratedFile file : EvolvingDatabase.undoScripts(plan)) {
      assertEquals(List.of(), UndoRun.of(connection, file.text()), file.text());
    }
  }

  private static void apply(Connection connection, String script) throws SQLException {
    if (script.contains("CONCURRENTLY") || script.contains("COMMIT;")) {
      String[] parts = script.split("(?m)^(?=SET|RESET|DROP INDEX|CREATE UNIQUE|DO \\$)");
      execute(connection, List.of(parts));
    } else {
      connection.setAutoCommit(false);
      execute(connection, List.of(script));
      connection.commit();
      connection.setAutoCommit(true);
    }
  }

  static void execute(Connection connection, List<String> statements) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        if (!sql.lines().allMatch(line -> line.isBlank() || line.startsWith("--"))) {
          statement.execute(sql);
        }
      }
    }
  }
}
