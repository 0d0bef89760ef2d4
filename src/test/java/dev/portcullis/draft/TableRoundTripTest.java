package dev.portcullis.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.cli.Main;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.TableName;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.warehouse.Engine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * A table made by our DDL comes back as a contract that makes the same DDL, for every contract of
 * the SQL cases and on every engine.
 */
class TableRoundTripTest {
  private static final Path CASES = Path.of("src", "test", "cases", "sql");

  /**
   * Conversions inside of arithmetic are not read, and a rule that says what a key of a column says
   * comes back as that key. A scenario shows what becomes of rules.
   */
  private static final Set<String> WITH_RULES = Set.of("rules", "rules-names");

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> tables() throws IOException {
    List<Path> cases;
    try (Stream<Path> folders = Files.list(CASES)) {
      cases =
          folders
              .filter(Files::isDirectory)
              .filter(path -> WITH_RULES.stream().noneMatch(path::endsWith))
              .sorted()
              .toList();
    }
    assertTrue(cases.size() > 20, "cases: " + cases.size());
    return Stream.of(Engine.values())
        .flatMap(
            engine -> {
              Path own = folder.resolve(engine.toString());
              String url = newDatabase(engine, own);
              return cases.stream()
                  .map(
                      path ->
                          DynamicTest.dynamicTest(
                              path + " on " + engine, () -> comesBack(path, engine, url, own)));
            });
  }

  private static String newDatabase(Engine engine, Path folder) {
    try {
      return engine.newDatabase(Files.createDirectories(folder));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static void comesBack(Path path, Engine engine, String url, Path folder)
      throws IOException, SQLException {
    for (Contract contract : contracts(path)) {
      execute(url, parents(engine.dialect(), contract));
      execute(url, engine.dialect().createTable(contract));
      Contract drafted = drafted(contract, url, folder);
      execute(url, List.of("DROP TABLE " + engine.dialect().qualified(contract.table())));
      for (TableName parent : foreign(contract).keySet()) {
        execute(url, List.of("DROP TABLE " + engine.dialect().qualified(parent)));
      }

      assertEquals(ddl(engine, contract), ddl(engine, drafted));
    }
  }

  private static Map<TableName, List<Reference>> foreign(Contract contract) {
    return contract.checks().references().stream()
        .filter(reference -> reference.enforcedBy() == Reference.EnforcedBy.TABLE)
        .filter(reference -> !reference.table().equals(contract.table()))
        .collect(Collectors.groupingBy(Reference::table));
  }

  /** The tables that FOREIGN KEYs name, with what these need of them. */
  private static List<String> parents(Dialect dialect, Contract contract) {
    List<String> statements = new ArrayList<>();
    foreign(contract)
        .forEach(
            (table, references) -> {
              table
                  .schema()
                  .ifPresent(
                      s -> statements.add("CREATE SCHEMA IF NOT EXISTS " + dialect.quote(s)));
              statements.add(parent(dialect, contract, table, references));
            });
    return statements;
  }

  private static String parent(
      Dialect dialect, Contract contract, TableName table, List<Reference> references) {
    Set<String> lines = new LinkedHashSet<>();
    Set<String> keys = new LinkedHashSet<>();
    for (Reference reference : references) {
      for (int i = 0; i < reference.columns().size(); i++) {
        String type = dialect.type(contract.column(reference.columns().get(i)).type());
        lines.add(dialect.quote(reference.tableColumns().get(i)) + " " + type);
      }
      keys.add(
          reference.tableColumns().stream()
              .map(dialect::quote)
              .collect(Collectors.joining(", ", "UNIQUE (", ")")));
    }
    lines.addAll(keys);
    return "CREATE TABLE " + dialect.qualified(table) + " (" + String.join(", ", lines) + ")";
  }

  private static List<Contract> contracts(Path path) {
    String name = Files.exists(path.resolve("contract.json")) ? "contract.json" : "contract.yaml";
    return ContractReader.read(path.resolve(name), name).contracts();
  }

  private static void execute(String url, List<String> statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  private static Contract drafted(Contract contract, String url, Path folder) throws IOException {
    Path out = folder.resolve("drafted.yaml");
    List<String> words = new ArrayList<>(List.of("init", "--from", contract.table().toString()));
    words.addAll(List.of("--url", url, "--out", out.toString(), "--force"));
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(said, true, StandardCharsets.UTF_8);
    int code = Main.run(words.toArray(String[]::new), print, print, folder, Map.of());
    assertEquals(0, code, said.toString(StandardCharsets.UTF_8));
    assertTrue(
        !said.toString(StandardCharsets.UTF_8).contains("P60"),
        said.toString(StandardCharsets.UTF_8));
    ContractReading reading = ContractReader.read(out, "drafted.yaml");
    return reading.contract().orElseThrow();
  }

  /** DuckDB names constraints itself, so rules come back under other names. */
  private static String ddl(Engine engine, Contract contract) {
    Dialect dialect = engine.dialect();
    String text = dialect.createTable(contract).stream().collect(Collectors.joining(";\n"));
    return engine == Engine.DUCKDB ? text.replaceAll("CONSTRAINT \"(?:[^\"]|\"\")*\" ", "") : text;
  }
}
