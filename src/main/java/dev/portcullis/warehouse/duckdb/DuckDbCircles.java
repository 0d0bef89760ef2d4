package dev.portcullis.warehouse.duckdb;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.warehouse.AskedForms;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Tables of a file that refer to each other: of a circle, DuckDB cannot have all FOREIGN KEYs. */
final class DuckDbCircles {
  private static final String BECAUSE =
      "the tables refer to each other, and DuckDB adds no FOREIGN KEY to a table that is there";

  private final Map<String, Set<String>> references = new HashMap<>();

  DuckDbCircles(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT schema_name, table_name, referenced_table FROM duckdb_constraints()"
                    + " WHERE database_name = current_database()"
                    + " AND constraint_type = 'FOREIGN KEY'")) {
      while (rows.next()) {
        references
            .computeIfAbsent(name(rows.getString(1), rows.getString(2)), name -> new HashSet<>())
            .add(name(rows.getString(1), rows.getString(3)));
      }
    }
  }

  /** The reason by the ids of the rules that would close a circle. */
  Map<String, String> closedBy(Contract contract, RuleBook rules) {
    Map<String, String> closed = new HashMap<>();
    for (ReferenceRule rule : AskedForms.references(rules)) {
      String from = name(rule.reference().table());
      if (reaches(from, name(contract.table()), new HashSet<>())) {
        closed.put(rule.id(), BECAUSE);
      }
    }
    return closed;
  }

  private boolean reaches(String from, String to, Set<String> seen) {
    return from.equals(to)
        || (seen.add(from)
            && references.getOrDefault(from, Set.of()).stream()
                .anyMatch(next -> reaches(next, to, seen)));
  }

  private static String name(TableName table) {
    return name(table.schema().orElse("main"), table.name());
  }

  /** A reference stays within its schema. */
  private static String name(String schema, String table) {
    return (schema + "." + table).toLowerCase(Locale.ROOT);
  }
}
