package dev.portcullis.verify;

import dev.portcullis.contract.Contract;
import dev.portcullis.report.VerifyHtml;
import dev.portcullis.report.VerifyJson;
import dev.portcullis.report.VerifyText;
import dev.portcullis.testkit.GoldenFolders;
import dev.portcullis.warehouse.CaseTables;
import dev.portcullis.warehouse.Engine;
import dev.portcullis.warehouse.Warehouse;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What a person and a program are told of a table that was made by our DDL and changed by hand. */
class GoldenVerifyTest {
  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> passports() {
    return GoldenFolders.of("verify")
        .allow("contract.yaml", "by-hand.duckdb.sql", "by-hand.postgres.sql")
        .expect(
            "expected.duckdb.txt",
            "expected.duckdb.json",
            "expected.postgres.txt",
            "expected.postgres.json",
            "expected.postgres.html")
        .run(this::texts);
  }

  private Map<String, String> texts(Path path) throws Exception {
    Map<String, String> texts = new TreeMap<>();
    for (Engine engine : List.of(Engine.DUCKDB, Engine.POSTGRES_18)) {
      Verification verification = new Verification(List.of(passport(path, engine)), pending());
      String name = "expected." + engine.dialect().name();
      texts.put(name + ".txt", String.join("\n", VerifyText.of(verification)) + "\n");
      StringWriter json = new StringWriter();
      VerifyJson.write(verification, json);
      texts.put(name + ".json", json.toString());
      if (engine != Engine.DUCKDB) {
        texts.put(name + ".html", VerifyHtml.of(verification));
      }
    }
    return texts;
  }

  private static Pending pending() {
    return new Pending(List.of("V3__later.sql", "V4__last.sql"), Optional.empty());
  }

  private Passport passport(Path path, Engine engine) throws Exception {
    Contract contract = CaseTables.contracts(path).get(0);
    String url =
        engine.newDatabase(Files.createDirectories(folder.resolve(path.getFileName().toString())));
    CaseTables table = new CaseTables(engine.dialect(), url, contract);
    table.create();
    table.execute(byHand(path.resolve("by-hand." + engine.dialect().name() + ".sql")));
    try (Warehouse warehouse = engine.open(url)) {
      // Where a server listens differs from day to day.
      return new Comparison(
              contract,
              engine.dialect(),
              "the warehouse",
              warehouse.inspect(List.of(contract)).get(0))
          .passport();
    }
  }

  private static List<String> byHand(Path file) throws IOException {
    return Files.exists(file) ? List.of(Files.readString(file).split(";\n")) : List.of();
  }
}
