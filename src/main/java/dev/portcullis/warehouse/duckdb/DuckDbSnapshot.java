package dev.portcullis.warehouse.duckdb;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.warehouse.AskedForms;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The catalog of a file as it was at one moment, and beside its tables one temporary table for each
 * contract, which has the conditions and defaults of that contract: so DuckDB prints both in the
 * same way. Temporary tables are in memory, also when the file is open for reading only.
 *
 * <p>The catalog is kept in temporary tables too: each of its functions goes through all tables of
 * the file, and to ask them for each of hundreds of tables takes minutes.
 */
final class DuckDbSnapshot {
  private static final List<String> FUNCTIONS =
      List.of("tables", "views", "columns", "constraints", "indexes");

  private final Connection connection;
  private final Dialect dialect;

  private DuckDbSnapshot(Connection connection, Dialect dialect) {
    this.connection = connection;
    this.dialect = dialect;
  }

  static DuckDbSnapshot of(Connection connection, Dialect dialect, List<Contract> contracts)
      throws SQLException {
    DuckDbSnapshot snapshot = new DuckDbSnapshot(connection, dialect);
    try (Statement statement = connection.createStatement()) {
      for (int i = 0; i < contracts.size(); i++) {
        statement.execute(snapshot.createAsked(contracts.get(i), i));
      }
      for (String function : FUNCTIONS) {
        statement.execute(
            "CREATE TEMP TABLE portcullis_" + function + " AS FROM duckdb_" + function + "()");
      }
    }
    return snapshot;
  }

  /** The table of the contract. */
  DuckDbDescription found(Contract contract) {
    return table(contract.table(), "current_database()");
  }

  /** The temporary table of the contract of that number, from 0. */
  DuckDbDescription asked(int number) {
    return table(new TableName(Optional.empty(), name(number)), "'temp'");
  }

  private static String name(int number) {
    return "portcullis_asked_" + number;
  }

  private DuckDbDescription table(TableName name, String database) {
    return new DuckDbDescription(
        connection,
        dialect,
        name,
        database,
        relation -> relation.replaceAll("duckdb_(\\w+)\\(\\)", "temp.portcullis_$1"));
  }

  private String createAsked(Contract contract, int number) {
    List<String> lines = new ArrayList<>();
    contract.columns().forEach(column -> lines.add(line(column)));
    AskedForms.conditions(dialect, RuleBook.of(contract))
        .values()
        .forEach(condition -> lines.add("CHECK (" + condition + ")"));
    return "CREATE TEMP TABLE " + name(number) + " (" + String.join(", ", lines) + ")";
  }

  private String line(Column column) {
    String type = dialect.quote(column.name()) + " " + dialect.type(column.type());
    return column
        .defaultValue()
        .map(value -> type + " DEFAULT " + dialect.literal(value))
        .orElse(type);
  }
}
