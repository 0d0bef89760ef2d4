package dev.portcullis.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.problem.Problem;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.testkit.GoldenFolders;
import dev.portcullis.warehouse.Engine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What a contract becomes in the words of each dialect; all of it is also run on the engines. */
class GoldenSqlTest {
  private static final Map<Engine, Connection> CONNECTIONS = new EnumMap<>(Engine.class);

  @BeforeAll
  static void open(@TempDir Path folder) throws SQLException {
    for (Engine engine : Engine.values()) {
      Connection connection = DriverManager.getConnection(engine.newDatabase(folder));
      connection.setAutoCommit(false);
      CONNECTIONS.put(engine, connection);
    }
  }

  @AfterAll
  static void close() throws SQLException {
    for (Connection connection : CONNECTIONS.values()) {
      connection.close();
    }
  }

  @TestFactory
  Stream<DynamicTest> sql() {
    return GoldenFolders.of("sql")
        .allow("contract.yaml", "referenced.yaml")
        .expect("expected.duckdb.sql", "expected.postgres.sql")
        .run(GoldenSqlTest::texts);
  }

  private static Map<String, String> texts(Path folder) throws SQLException {
    Contract contract = contract(folder, "contract.yaml");
    Map<String, String> texts = new TreeMap<>();
    for (Engine engine : Engine.values()) {
      List<String> parts = parts(engine.dialect(), contract);
      List<String> statements = new ArrayList<>(referenced(engine.dialect(), folder));
      statements.addAll(parts);
      run(engine, statements);
      texts.put("expected." + engine.dialect().name() + ".sql", String.join("\n", parts));
    }
    return texts;
  }

  /** The table that a FOREIGN KEY names must be there. */
  private static List<String> referenced(Dialect dialect, Path folder) {
    return Files.exists(folder.resolve("referenced.yaml"))
        ? dialect.createTable(contract(folder, "referenced.yaml"))
        : List.of();
  }

  private static Contract contract(Path folder, String name) {
    ContractReading reading = ContractReader.read(folder.resolve(name), name);
    assertEquals(List.of(), reading.problems().stream().filter(Problem::isError).toList());
    return reading.contract().orElseThrow();
  }

  /** Statements, each with a comment that says what it is. */
  private static List<String> parts(Dialect dialect, Contract contract) {
    List<String> parts = new ArrayList<>();
    for (String statement : dialect.createTable(contract)) {
      parts.add("-- create\n" + statement + ";\n");
    }
    for (Rule rule : RuleBook.of(contract).rules()) {
      if (rule instanceof RowRule row) {
        dialect
            .condition(row.holds())
            .map(condition -> check(dialect, contract, rule, condition))
            .ifPresent(parts::add);
      }
    }
    return parts;
  }

  private static String check(Dialect dialect, Contract contract, Rule rule, String condition) {
    String where = dialect.stagingOnlyBecause(rule).map(why -> ": staging only, " + why).orElse("");
    return "-- check %s%s\nSELECT * FROM %s WHERE NOT (%s);\n"
        .formatted(rule.id(), where, dialect.qualified(contract.table()), condition);
  }

  /** Rolled back, so that one database an engine is enough for all cases. */
  private static void run(Engine engine, List<String> parts) throws SQLException {
    Connection connection = Objects.requireNonNull(CONNECTIONS.get(engine));
    try (Statement statement = connection.createStatement()) {
      for (String part : parts) {
        statement.execute(part);
      }
    } finally {
      connection.rollback();
    }
  }
}
