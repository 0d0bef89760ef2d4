package dev.portcullis.migrate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.migrate.Terms.Drops;
import dev.portcullis.migrate.Validation.Looked;
import dev.portcullis.problem.Problem;
import dev.portcullis.testkit.Seeds;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * From any contract to any other by rules that bind new rows only: no row stops that, nothing more
 * is planned until rows are counted, and when all is validated the catalog is that of a table made
 * from the second. {@code -Dproperty.seeds=17} runs one pair, {@code -Dproperty.seeds=1000-1999}
 * others.
 */
class NotValidPropertyTest {
  private static final Engine ENGINE = Engine.POSTGRES_15;

  @TempDir static Path temporary;

  private static Connection evolving;
  private static Connection fresh;

  @BeforeAll
  static void open() throws SQLException, IOException {
    evolving = DriverManager.getConnection(ENGINE.newDatabase(temporary));
    fresh = DriverManager.getConnection(ENGINE.newDatabase(temporary));
  }

  @AfterAll
  static void close() throws SQLException {
    evolving.close();
    fresh.close();
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
    String rows = evolution.rows("t" + seed);
    evolution.change();
    String after = evolution.contract();
    evolution.change();
    String next = evolution.contract();
    for (TableSize size : TableSize.values()) {
      try {
        Terms terms = new Terms(Drops.ALLOWED, size);
        run(terms, read(before), read(after), rows);
        for (Validation meanwhile : List.of(Validation.NONE, Validation.OF_ALL)) {
          goOn(terms, meanwhile, List.of(read(before), read(after), read(next)), rows);
        }
      } catch (AssertionError | SQLException | RuntimeException e) {
        throw new AssertionError(
            "-Dproperty.seeds=%d, %s%n%s%s%n%s%n%s"
                .formatted(seed, size, before, after + next, rows, e),
            e);
      }
    }
  }

  private static Contract read(String yaml) throws IOException {
    Path file = Files.writeString(temporary.resolve("contract.yaml"), yaml);
    return ContractReader.read(file, "contract.yaml").contract().orElseThrow();
  }

  private static void run(Terms terms, Contract before, Contract after, String rows)
      throws Exception {
    OutputFolder folder = OutputFolder.of(Files.createTempDirectory(temporary, "migrations"));
    plan(folder, before, terms).write();
    ScriptRuns.execute(evolving, ENGINE.dialect().createTable(before));
    try {
      ScriptRuns.fill(evolving, rows);
      String former = catalog(after);
      Plan tonight = plan(folder, after, terms.with(sparing(folder, after, terms)));
      if (tonight.problems().stream().anyMatch(Problem::isError)) {
        tonight
            .problems()
            .forEach(problem -> assertTrue(ScriptRuns.isKnown(problem), problem.toString()));
        return;
      }
      checkSquawk(terms, tonight);
      tonight.write();
      if (!ScriptRuns.apply(evolving, tonight)) {
        assertEquals(former, catalog(after), "stopped half-way");
        return;
      }
      String standing = catalog(after);
      assertEquals(List.of(), plan(folder, after, terms).files(), "what is not validated stays so");
      Plan later = plan(folder, after, terms.with(Validation.OF_ALL));
      checkSquawk(terms, later);
      if (!ScriptRuns.apply(evolving, later)) {
        assertEquals(standing, catalog(after), "stopped half-way");
        return;
      }
      ScriptRuns.execute(fresh, ENGINE.dialect().createTable(after));
      assertEquals(
          String.join("\n", TableCatalog.of(ENGINE, fresh, after.table())), catalog(after));
      if (tonight.files().stream()
          .noneMatch(file -> file.text().matches("(?s).*(is gone|is of type).*"))) {
        ScriptRuns.undo(evolving, later);
        ScriptRuns.undo(evolving, tonight);
        assertEquals(former, catalog(before), "undone");
      }
    } finally {
      ScriptRuns.drop(evolving, before);
      ScriptRuns.drop(fresh, before);
    }
  }

  /** The contract changes once more while rules are not validated, or just when they are. */
  private static void goOn(Terms terms, Validation meanwhile, List<Contract> contracts, String rows)
      throws Exception {
    OutputFolder folder = OutputFolder.of(Files.createTempDirectory(temporary, "migrations"));
    Contract before = contracts.get(0);
    Contract after = contracts.get(1);
    Contract next = contracts.get(2);
    plan(folder, before, terms).write();
    ScriptRuns.execute(evolving, ENGINE.dialect().createTable(before));
    try {
      ScriptRuns.fill(evolving, rows);
      if (goes(plan(folder, after, terms.with(sparing(folder, after, terms))), terms)
          && goes(plan(folder, next, terms.with(meanwhile)), terms)
          && goes(plan(folder, next, terms.with(Validation.OF_ALL)), terms)) {
        ScriptRuns.execute(fresh, ENGINE.dialect().createTable(next));
        assertEquals(
            String.join("\n", TableCatalog.of(ENGINE, fresh, next.table())), catalog(next));
      }
    } finally {
      ScriptRuns.drop(evolving, before);
      ScriptRuns.drop(fresh, before);
    }
  }

  /** Whether it can be written, and no row stops it. */
  private static boolean goes(Plan plan, Terms terms) throws Exception {
    if (plan.problems().stream().anyMatch(Problem::isError)) {
      return false;
    }
    checkSquawk(terms, plan);
    plan.write();
    return ScriptRuns.apply(evolving, plan);
  }

  private static void checkSquawk(Terms terms, Plan plan) {
    if (terms.size() == TableSize.LIVE) {
      assertEquals(List.of(), SquawkRules.breaches(plan));
    }
  }

  private static Plan plan(OutputFolder folder, Contract contract, Terms terms) throws IOException {
    return Migrations.plan(folder, ENGINE.dialect(), List.of(contract), terms);
  }

  private static String catalog(Contract contract) throws SQLException {
    return String.join("\n", TableCatalog.of(ENGINE, evolving, contract.table()));
  }

  /** All that can spare rows does. */
  private static Validation sparing(OutputFolder folder, Contract after, Terms terms)
      throws IOException {
    Set<String> rules =
        Migrations.looks(folder, ENGINE.dialect(), List.of(after), terms.with(Validation.OF_ALL))
            .stream()
            .flatMap(looks -> looks.guards().stream())
            .map(Guard::rule)
            .filter(rule -> NewRowsForm.missingBecause(ENGINE.dialect(), after, rule).isEmpty())
            .collect(Collectors.toSet());
    return new Validation(rules, Looked.NO, Set.of());
  }
}
