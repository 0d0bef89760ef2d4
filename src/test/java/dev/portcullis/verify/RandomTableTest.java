package dev.portcullis.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.write.RandomContract;
import dev.portcullis.warehouse.CaseTables;
import dev.portcullis.warehouse.Engine;
import dev.portcullis.warehouse.Warehouse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A table made from a contract by chance enforces all of it, whatever names and texts it has. */
class RandomTableTest {
  private static final int SEEDS = 30;

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> enforcesItsContract() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Engine engine : List.of(Engine.DUCKDB, Engine.POSTGRES_18)) {
      String url = engine.newDatabase(Files.createDirectories(folder.resolve(engine.toString())));
      IntStream.range(0, SEEDS)
          .mapToObj(
              seed ->
                  DynamicTest.dynamicTest(
                      "seed " + seed + " on " + engine, () -> verifies(seed, engine, url)))
          .forEach(tests::add);
    }
    return tests.stream();
  }

  private static void verifies(int seed, Engine engine, String url) throws Exception {
    Contract contract = RandomContract.of(new Random(seed));
    CaseTables table = new CaseTables(engine.dialect(), url, contract);
    table.create();
    try (Warehouse warehouse = engine.open(url)) {
      Passport passport = Verification.passports(warehouse, List.of(contract)).get(0);
      assertEquals(List.of(), passport.problems());
      assertEquals(List.of(), passport.repeated());
    }
    table.drop();
  }
}
