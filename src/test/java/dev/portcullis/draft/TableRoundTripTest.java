package dev.portcullis.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.cli.Main;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.warehouse.CaseTables;
import dev.portcullis.warehouse.Engine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * A table made by our DDL comes back as a contract that makes the same DDL, for every contract of
 * the SQL cases and on every engine.
 */
class TableRoundTripTest {
  /**
   * Conversions inside of arithmetic are not read, and a rule that says what a key of a column says
   * comes back as that key. A scenario shows what becomes of rules.
   */
  private static final Set<String> WITH_RULES = Set.of("rules", "rules-names");

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> tables() throws IOException {
    List<Path> cases =
        CaseTables.folders().stream()
            .filter(path -> WITH_RULES.stream().noneMatch(path::endsWith))
            .toList();
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
    for (Contract contract : CaseTables.contracts(path)) {
      CaseTables tables = new CaseTables(engine.dialect(), url, contract);
      tables.create();
      Contract drafted = drafted(contract, url, folder);
      tables.drop();

      assertEquals(ddl(engine, contract), ddl(engine, drafted));
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
    String text = String.join(";\n", dialect.createTable(contract));
    return engine == Engine.DUCKDB ? text.replaceAll("CONSTRAINT \"(?:[^\"]|\"\")*\" ", "") : text;
  }
}
