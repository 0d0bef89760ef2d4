package dev.portcullis.migrate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.migrate.Terms.Drops;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.testkit.GoldenFolders;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Migrations between two contracts, as a DBA reads them. Each runs on a filled table on every
 * engine, after which the catalog is that of a table made from the second contract; then it is
 * undone, after which the catalog is that of the first, but for what {@code undone.txt} says; with
 * {@code rows-later.sql} rows have come that keep it from being undone, and nothing changes.
 */
class GoldenEvolutionTest {
  private static final Map<Engine, EvolvingDatabase> FRESH = new EnumMap<>(Engine.class);

  /** The text is the same for all servers; these have every form in which one could differ. */
  private static final Set<String> OF_BOTH_SERVERS =
      Set.of("keys", "references", "renames", "required", "rules", "types", "types-of-keys");

  @TempDir static Path temporary;

  @TestFactory
  Stream<DynamicTest> evolutions() {
    return GoldenFolders.of("evolve")
        .allow("before*.yaml", "contract*.yaml", "rows.sql", "rows-later.sql", "not-undone.txt")
        .expect(
            "expected.problems.txt",
            "expected.duckdb.sql",
            "expected.postgres.sql",
            "expected.postgres.small.sql",
            "expected.duckdb.undone.txt",
            "expected.postgres.undone.txt",
            "expected.postgres.small.undone.txt")
        .run(GoldenEvolutionTest::texts);
  }

  private static Map<String, String> texts(Path folder) throws Exception {
    List<Contract> before = contracts(folder, "before*.yaml");
    List<Contract> after = contracts(folder, "contract*.yaml");
    Map<String, String> texts = new TreeMap<>();
    for (Engine engine : Engine.values()) {
      for (TableSize size : TableSize.values()) {
        if (engine != Engine.POSTGRES_15 && size == TableSize.SMALL) {
          continue;
        }
        if (engine == Engine.POSTGRES_18 && !OF_BOTH_SERVERS.contains(folder.getFileName() + "")) {
          continue;
        }
        Path own = temporary.resolve(folder.getFileName() + "-" + engine + "-" + size);
        EvolvingDatabase database = EvolvingDatabase.create(engine, own);
        database.migrate(before, Terms.USUAL);
        if (Files.exists(folder.resolve("rows.sql"))) {
          database.execute(Files.readString(folder.resolve("rows.sql")));
        }
        Plan plan = database.plan(after, new Terms(Drops.REFUSED, size));
        if (!plan.problems().isEmpty()) {
          texts.put("expected.problems.txt", problems(plan));
        }
        if (plan.problems().stream().anyMatch(Problem::isError)) {
          plan = database.plan(after, new Terms(Drops.ALLOWED, size));
        }
        if (engine != Engine.DUCKDB && size == TableSize.LIVE) {
          assertEquals(List.of(), SquawkRules.breaches(plan));
        }
        if (!plan.files().isEmpty()) {
          String name = engine.dialect().name() + (size == TableSize.SMALL ? ".small" : "");
          texts.put("expected." + name + ".sql", text(plan));
          String lost = run(folder, database, plan, before, after);
          if (!lost.isEmpty()) {
            texts.put("expected." + name + ".undone.txt", lost);
          }
        }
      }
    }
    return texts;
  }

  /** Runs and undoes, and returns what of the catalog undoing did not bring back. */
  private static String run(
      Path folder,
      EvolvingDatabase database,
      Plan plan,
      List<Contract> before,
      List<Contract> after)
      throws Exception {
    String former = database.catalog(before);
    plan.write();
    database.apply();
    assertEquals(
        fresh(database.engine(), after),
        database.catalog(after),
        database.engine() + " afterwards");
    assertEquals(
        List.of(), database.plan(after, Terms.USUAL).files(), "a second run writes nothing");
    if (Files.exists(folder.resolve("not-undone.txt"))) {
      return "";
    }
    Path later = folder.resolve("rows-later.sql");
    if (Files.exists(later)) {
      database.execute(Files.readString(later));
      String rows = database.rows(after);
      assertNotEquals(List.of(), database.undo(plan, after), "rows are in the way of undoing");
      assertEquals(rows, database.rows(after), "rows after undoing has failed");
      return "";
    }
    assertEquals(List.of(), database.undo(plan, after));
    return difference(former, database.catalog(before));
  }

  private static String difference(String former, String undone) {
    List<String> lines = new ArrayList<>();
    List<String> now = undone.lines().toList();
    List<String> then = former.lines().toList();
    then.stream().filter(line -> !now.contains(line)).forEach(line -> lines.add("lost " + line));
    now.stream().filter(line -> !then.contains(line)).forEach(line -> lines.add("has  " + line));
    return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
  }

  /** The catalog of tables made from the contracts, in a database that all cases share. */
  private static String fresh(Engine engine, List<Contract> contracts) throws Exception {
    EvolvingDatabase database =
        FRESH.computeIfAbsent(
            engine, it -> EvolvingDatabase.create(it, temporary.resolve("fresh-" + it)));
    for (GeneratedFile file : database.plan(contracts, Terms.USUAL).files()) {
      if (file.name().matches("V.*__create_.*\\.sql")) {
        database.execute(file.text());
      }
    }
    String catalog = database.catalog(contracts);
    List<Contract> last = new ArrayList<>(contracts);
    Collections.reverse(last);
    for (int i = 0; i < last.size(); i++) {
      for (Contract contract : last) {
        database.tryToDrop(contract.table());
      }
    }
    return catalog;
  }

  private static String problems(Plan plan) {
    return plan.problems().stream()
        .map(problem -> ProblemPrinter.print(problem, List.of()) + "\n")
        .collect(Collectors.joining());
  }

  private static String text(Plan plan) {
    return plan.files().stream()
        .filter(file -> !file.name().equals("snapshot.json"))
        .map(file -> "-- ======== " + file.name() + "\n" + file.text())
        .collect(Collectors.joining("\n"));
  }

  private static List<Contract> contracts(Path folder, String glob) throws IOException {
    try (var files = Files.newDirectoryStream(folder, glob)) {
      return java.util.stream.StreamSupport.stream(files.spliterator(), false)
          .sorted()
          .map(GoldenEvolutionTest::contract)
          .toList();
    } catch (UncheckedIOException e) {
      throw e;
    }
  }

  private static Contract contract(Path file) {
    ContractReading reading = ContractReader.read(file, String.valueOf(file.getFileName()));
    assertEquals(List.of(), reading.problems().stream().filter(Problem::isError).toList());
    return reading.contract().orElseThrow();
  }
}
