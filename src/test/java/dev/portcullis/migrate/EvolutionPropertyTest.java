package dev.portcullis.migrate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.migrate.Terms.Drops;
import dev.portcullis.problem.Problem;
import dev.portcullis.testkit.Seeds;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * From any contract to any other: afterwards the catalog is that of a table made from the second,
 * with as many rows as before; or the migration stopped at its first look, and nothing has changed.
 * {@code -Dproperty.seeds=17} runs one pair, {@code -Dproperty.seeds=1000-1999} others.
 */
class EvolutionPropertyTest {
  private static final Map<Engine, Connection> EVOLVING = new EnumMap<>(Engine.class);
  private static final Map<Engine, Connection> FRESH = new EnumMap<>(Engine.class);

  @TempDir static Path temporary;

  @BeforeAll
  static void open() throws SQLException, IOException {
    for (Engine engine : List.of(Engine.DUCKDB, Engine.POSTGRES_15)) {
      Path one = Files.createDirectories(temporary.resolve(engine + "1"));
      Path two = Files.createDirectories(temporary.resolve(engine + "2"));
      EVOLVING.put(engine, DriverManager.getConnection(engine.newDatabase(one)));
      FRESH.put(engine, DriverManager.getConnection(engine.newDatabase(two)));
    }
  }

  @AfterAll
  static void close() throws SQLException {
    for (Connection connection : EVOLVING.values()) {
      connection.close();
    }
    for (Connection connection : FRESH.values()) {
      connection.close();
    }
  }

  @TestFactory
  Stream<DynamicTest> evolutions() {
    return Seeds.of("1-25")
        .mapToObj(seed -> DynamicTest.dynamicTest("seed " + seed, () -> run(seed)));
  }

  private static void run(int seed) throws Exception {
    Random random = new Random(seed);
    RandomEvolution evolution = new RandomEvolution("t" + seed, random);
    String before = evolution.contract();
    String rows = random.nextBoolean() ? evolution.rows("t" + seed) : "";
    evolution.change();
    String after = evolution.contract();
    for (Engine engine : EVOLVING.keySet()) {
      for (TableSize size : TableSize.values()) {
        if (engine == Engine.DUCKDB && size == TableSize.SMALL) {
          continue;
        }
        try {
          run(engine, new Terms(Drops.ALLOWED, size), read(before), read(after), rows);
        } catch (AssertionError | SQLException | RuntimeException e) {
          throw new AssertionError(
              "-Dproperty.seeds=%d on %s, %s%n%s%s%n%s%n%s"
                  .formatted(seed, engine, size, before, after, rows, e),
              e);
        }
      }
    }
  }

  private static Contract read(String yaml) throws IOException {
    Path file = temporary.resolve("contract.yaml");
    Files.writeString(file, yaml);
    ContractReading reading = ContractReader.read(file, "contract.yaml");
    return reading
        .contract()
        .orElseThrow(() -> new IllegalStateException(yaml + reading.problems()));
  }

  private static void run(Engine engine, Terms terms, Contract before, Contract after, String rows)
      throws Exception {
    Connection evolving = Objects.requireNonNull(EVOLVING.get(engine));
    Connection fresh = Objects.requireNonNull(FRESH.get(engine));
    OutputFolder folder = OutputFolder.of(Files.createTempDirectory(temporary, "migrations"));
    Migrations.plan(folder, engine.dialect(), List.of(before), Terms.USUAL).write();
    ScriptRuns.execute(evolving, engine.dialect().createTable(before));
    boolean filled = !rows.isEmpty() && ScriptRuns.fill(evolving, rows);
    List<String> former = TableCatalog.of(engine, evolving, before.table());
    Plan plan = Migrations.plan(folder, engine.dialect(), List.of(after), terms);
    if (engine != Engine.DUCKDB && terms.size() == TableSize.LIVE) {
      assertEquals(List.of(), SquawkRules.breaches(plan));
    }
    try {
      if (plan.problems().stream().anyMatch(Problem::isError)) {
        plan.problems()
            .forEach(problem -> assertTrue(ScriptRuns.isKnown(problem), problem.toString()));
        return;
      }
      boolean stopped = !ScriptRuns.apply(evolving, plan);
      List<String> now = TableCatalog.of(engine, evolving, after.table());
      if (stopped) {
        assertTrue(filled, "nothing can stop a migration of an empty table");
        assertEquals(String.join("\n", former), String.join("\n", now), "stopped half-way");
        return;
      }
      ScriptRuns.execute(fresh, engine.dialect().createTable(after));
      assertEquals(
          String.join("\n", TableCatalog.of(engine, fresh, after.table())), String.join("\n", now));
      if (plan.files().stream().noneMatch(file -> file.text().contains("is gone"))) {
        ScriptRuns.undo(evolving, plan);
        assertEquals(
            String.join("\n", former),
            String.join("\n", TableCatalog.of(engine, evolving, before.table())),
            "undone");
      }
    } finally {
      ScriptRuns.drop(evolving, before);
      ScriptRuns.drop(fresh, before);
    }
  }
}
