package dev.portcullis.warehouse.postgres;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.portcullis.dialect.Dialect;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Lets Postgres itself bring expressions over a table into one form: its planner prints what it
 * understood. Two expressions of one form mean the same, since all that the planner folds are
 * constants. It works on a standby and needs no right on the table, since no row is read: the
 * expressions stand over an empty set of its row type.
 */
final class PostgresForms {
  /** A statement returns at most 1,664 columns. */
  private static final int AT_ONCE = 200;

  private final Connection connection;
  private final Dialect dialect;

  /** Within a transaction, which an expression that cannot be read does not break. */
  PostgresForms(Connection connection, Dialect dialect) {
    this.connection = connection;
    this.dialect = dialect;
  }

  /** The forms by the same keys; an expression that does not fit the table has none. */
  Map<String, String> of(PostgresTable table, Map<String, String> expressions) throws SQLException {
    String source =
        " FROM json_populate_recordset(NULL::"
            + table.qualified(dialect)
            + ", '[]') AS "
            + dialect.quote(table.name());
    Map<String, String> forms = new LinkedHashMap<>();
    List<String> keys = List.copyOf(expressions.keySet());
    for (int from = 0; from < keys.size(); from += AT_ONCE) {
      List<String> some = keys.subList(from, Math.min(keys.size(), from + AT_ONCE));
      if (!add(some, expressions, source, forms)) {
        for (String key : some) {
          add(List.of(key), expressions, source, forms);
        }
      }
    }
    return forms;
  }

  /** Whether all of them could be read. */
  private boolean add(
      List<String> keys, Map<String, String> expressions, String source, Map<String, String> forms)
      throws SQLException {
    List<String> columns = keys.stream().map(key -> "(" + expressions.get(key) + ")").toList();
    Savepoint before = connection.setSavepoint();
    try {
      List<String> output = output("SELECT " + String.join(", ", columns) + source);
      for (int i = 0; i < keys.size(); i++) {
        forms.put(keys.get(i), output.get(i));
      }
      return true;
    } catch (SQLException e) {
      if (PostgresErrors.isLost(e) || PostgresErrors.isBusy(e)) {
        throw e;
      }
      connection.rollback(before);
      return false;
    } finally {
      connection.releaseSavepoint(before);
    }
  }

  private List<String> output(String query) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      // Braces in a text of the expression are no escapes of JDBC.
      statement.setEscapeProcessing(false);
      try (ResultSet rows =
          statement.executeQuery("EXPLAIN (VERBOSE, COSTS OFF, FORMAT JSON) " + query)) {
        rows.next();
        JsonNode plan = new ObjectMapper().readTree(rows.getString(1)).path(0).path("Plan");
        List<String> output = new ArrayList<>();
        plan.path("Output").forEach(column -> output.add(column.asText()));
        return output;
      } catch (JsonProcessingException e) {
        throw new IllegalStateException("Postgres explains in JSON", e);
      }
    }
  }
}
