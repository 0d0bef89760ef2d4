package dev.portcullis.migrate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.problem.Problem;
import dev.portcullis.testkit.QueryRows;
import dev.portcullis.warehouse.Engine;
import dev.portcullis.warehouse.FlywayApply;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A real database that migrations bring from one contract to the next. */
record EvolvingDatabase(Engine engine, String url, Path migrations) {
  static EvolvingDatabase create(Engine engine, Path folder) {
    try {
      Path own = Files.createDirectories(folder);
      return new EvolvingDatabase(engine, engine.newDatabase(own), own.resolve("migrations"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Plan plan(List<Contract> contracts, Terms terms) throws IOException {
    return Migrations.plan(OutputFolder.of(migrations), engine.dialect(), contracts, terms);
  }

  /** Writes and applies what is due. */
  Plan migrate(List<Contract> contracts, Terms terms) throws IOException {
    Plan plan = plan(contracts, terms);
    List<Problem> errors = plan.problems().stream().filter(Problem::isError).toList();
    if (!errors.isEmpty()) {
      throw new AssertionError(errors);
    }
    plan.write();
    apply();
    return plan;
  }

  List<String> apply() {
    return FlywayApply.apply(url, Optional.empty(), Optional.empty(), folder());
  }

  Path folder() {
    return Migrations.folder(migrations, engine.dialect());
  }

  /**
   * Runs the scripts that undo a plan, the last first, as {@link UndoRun} does; ends at one that
   * fails and tells its errors.
   */
  List<String> undo(Plan plan, List<Contract> contracts) throws SQLException {
    for (GeneratedFile file : undoScripts(plan)) {
      String before = catalog(contracts);
      List<String> errors;
      try (Connection connection = connect()) {
        errors = UndoRun.of(connection, file.text());
      }
      if (!errors.isEmpty()) {
        assertEquals(before, catalog(contracts), file.name() + " was undone half: " + errors);
        return errors;
      }
    }
    return List.of();
  }

  static List<GeneratedFile> undoScripts(Plan plan) {
    List<GeneratedFile> undo =
        new ArrayList<>(
            plan.files().stream().filter(file -> file.name().matches("U.*\\.sql")).toList());
    Collections.reverse(undo);
    return undo;
  }

  void execute(String sql) throws SQLException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  List<String> query(String sql) throws SQLException {
    try (Connection connection = connect()) {
      return QueryRows.of(connection, sql);
    }
  }

  /** Not while another table refers to it. */
  void tryToDrop(TableName table) {
    try {
      execute("DROP TABLE IF EXISTS " + engine.dialect().qualified(table));
    } catch (SQLException e) {
      // The next round.
    }
  }

  /** How many rows the tables of these contracts have. */
  String rows(List<Contract> contracts) throws SQLException {
    StringBuilder text = new StringBuilder();
    for (Contract contract : contracts) {
      String table = engine.dialect().qualified(contract.table());
      text.append(table).append(query("SELECT count(*) FROM " + table)).append('\n');
    }
    return text.toString();
  }

  /** What the catalog says of the tables of these contracts. */
  String catalog(List<Contract> contracts) throws SQLException {
    StringBuilder text = new StringBuilder();
    try (Connection connection = connect()) {
      for (Contract contract : contracts) {
        text.append(contract.table()).append('\n');
        TableCatalog.of(engine, connection, contract.table())
            .forEach(line -> text.append(line).append('\n'));
      }
    }
    return text.toString();
  }

  Connection connect() throws SQLException {
    return DriverManager.getConnection(url);
  }
}
