package dev.portcullis.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.warehouse.CaseTables;
import dev.portcullis.warehouse.Engine;
import dev.portcullis.warehouse.Warehouse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * A table that lacks one of the constraints of its contract lacks the rules which that constraint
 * says and no others, for every constraint of every contract of the SQL cases.
 */
class LostConstraintTest {
  private static final String CONSTRAINT = ",\n  CONSTRAINT ";

  /** A table that refers to itself cannot be without the key that it refers to. */
  private static final String NEEDS_ITS_KEY = "reference-to-itself";

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> isMissed() throws IOException {
    List<Path> cases =
        CaseTables.folders().stream().filter(path -> !path.endsWith(NEEDS_ITS_KEY)).toList();
    String file = engineUrl(Engine.DUCKDB);
    String server = engineUrl(Engine.POSTGRES_18);
    return cases.stream()
        .flatMap(
            path ->
                Stream.of(
                    DynamicTest.dynamicTest(
                        path + " on DuckDB", () -> missed(path, Engine.DUCKDB, file)),
                    DynamicTest.dynamicTest(
                        path + " on Postgres", () -> missed(path, Engine.POSTGRES_18, server))));
  }

  private String engineUrl(Engine engine) throws IOException {
    return engine.newDatabase(Files.createDirectories(folder.resolve(engine.toString())));
  }

  private static void missed(Path path, Engine engine, String url) throws Exception {
    for (Contract contract : CaseTables.contracts(path)) {
      CaseTables table = new CaseTables(engine.dialect(), url, contract);
      table.create();
      List<String> statements = engine.dialect().createTable(contract);
      List<String> parts =
          List.of(
              statements.get(statements.size() - 1).replaceFirst("\n\\)$", "").split(CONSTRAINT));
      for (int lost = 1; lost < parts.size(); lost++) {
        List<String> kept = new ArrayList<>(parts);
        String name = kept.remove(lost).replaceFirst("\"((?:[^\"]|\"\")*)\" [\\s\\S]*", "$1");
        table.execute(
            List.of(
                "DROP TABLE " + engine.dialect().qualified(contract.table()),
                String.join(CONSTRAINT, kept) + "\n)"));
        assertEquals(rulesOf(contract, name), missing(contract, engine, url));
      }
      table.drop();
    }
  }

  private static Set<String> rulesOf(Contract contract, String constraint) {
    Set<String> rules = new TreeSet<>();
    RuleBook.of(contract).rules().stream()
        .filter(rule -> rule.head().constraintName().equals(constraint.replace("\"\"", "\"")))
        .map(Rule::id)
        .forEach(rules::add);
    assertTrue(rules.size() > 0, constraint);
    return rules;
  }

  private static Set<String> missing(Contract contract, Engine engine, String url) {
    Set<String> missing = new TreeSet<>();
    try (Warehouse warehouse = engine.open(url)) {
      Passport passport = Verification.passports(warehouse, List.of(contract)).get(0);
      passport.rules().stream()
          .filter(rule -> rule.standing().isDrift())
          .forEach(rule -> missing.add(rule.rule().id()));
      assertEquals(List.of(), passport.foreign());
      assertEquals(missing.size(), passport.problems().size());
    }
    return missing;
  }
}
