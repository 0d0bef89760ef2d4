package dev.portcullis.migrate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.migrate.Terms.Drops;
import dev.portcullis.problem.Problem;
import dev.portcullis.testkit.Seeds;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tables that refer to each other, from any state to any other: keys move, columns get other names
 * and types, FOREIGN KEYs come, go and point elsewhere, tables come. Afterwards the catalog is that
 * of fresh tables and every row is there. {@code -Dproperty.seeds=17} runs one pair, {@code
 * -Dproperty.seeds=1000-1999} others.
 */
class ReferencePropertyTest {
  @TempDir static Path temporary;

  @TestFactory
  Stream<DynamicTest> evolutions() {
    return Seeds.of("1-3")
        .mapToObj(seed -> DynamicTest.dynamicTest("seed " + seed, () -> run(seed)));
  }

  private static void run(int seed) throws Exception {
    for (Engine engine : List.of(Engine.DUCKDB, Engine.POSTGRES_15)) {
      for (TableSize size : TableSize.values()) {
        if (engine == Engine.DUCKDB && size == TableSize.SMALL) {
          continue;
        }
        RandomReferences tables = new RandomReferences(new Random(seed));
        List<String> before = tables.contracts();
        String rows = tables.rows();
        tables.change();
        List<String> after = tables.contracts();
        try {
          run(engine, size, read(before), rows, read(after), seed);
        } catch (AssertionError | Exception e) {
          throw new AssertionError(
              "-Dproperty.seeds=%d on %s, %s%n%s%n%s%n%s%n%s"
                  .formatted(seed, engine, size, before, after, rows, e),
              e);
        }
      }
    }
  }

  private static void run(
      Engine engine,
      TableSize size,
      List<Contract> before,
      String rows,
      List<Contract> after,
      int seed)
      throws Exception {
    Path folder = temporary.resolve(engine + "-" + size + "-" + seed);
    EvolvingDatabase database = EvolvingDatabase.create(engine, folder);
    database.migrate(before, Terms.USUAL);
    database.execute(rows);
    String former = database.catalog(before);
    Plan plan = database.plan(after, new Terms(Drops.REFUSED, size));
    List<Problem> errors = plan.problems().stream().filter(Problem::isError).toList();
    assertEquals(List.of(), errors);

    plan.write();
    database.apply();

    EvolvingDatabase fresh = EvolvingDatabase.create(engine, folder.resolve("fresh"));
    fresh.migrate(after, Terms.USUAL);
    assertEquals(fresh.catalog(after), database.catalog(after));
    for (Contract contract : before) {
      assertEquals(
          List.of("2"), database.query("SELECT count(*) FROM " + contract.table()), "rows");
    }
    assertTrue(database.plan(after, Terms.USUAL).files().isEmpty(), "a second run writes nothing");
    if (before.size() == after.size()) {
      assertEquals(List.of(), database.undo(plan, after));
      assertEquals(former, database.catalog(before), "undone");
    }
  }

  private static List<Contract> read(List<String> texts) throws IOException {
    List<Contract> contracts = new ArrayList<>();
    for (String text : texts) {
      Path file = Files.writeString(temporary.resolve("contract.yaml"), text);
      contracts.add(ContractReader.read(file, "contract.yaml").contract().orElseThrow());
    }
    return contracts;
  }
}
