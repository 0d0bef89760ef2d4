package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Dialects;
import dev.portcullis.testkit.GoldenFolders;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The files of a first migration, as a DBA reads them. That they run is tested with Flyway. */
class GoldenMigrationTest {
  @TempDir static Path empty;

  @TestFactory
  Stream<DynamicTest> files() {
    return GoldenFolders.of("migrate")
        .allow("contract.yaml")
        .expect(
            "expected.duckdb.ddl.sql",
            "expected.duckdb.snapshot.json",
            "expected.duckdb.V1.sql",
            "expected.duckdb.V2.sql",
            "expected.duckdb.V3.sql",
            "expected.postgres.ddl.sql",
            "expected.postgres.snapshot.json",
            "expected.postgres.V1.sql",
            "expected.postgres.V2.sql",
            "expected.postgres.V3.sql")
        .run(GoldenMigrationTest::texts);
  }

  private static Map<String, String> texts(Path folder) throws IOException {
    Contract contract =
        ContractReader.read(folder.resolve("contract.yaml"), "contract.yaml")
            .contract()
            .orElseThrow();
    Map<String, String> texts = new TreeMap<>();
    for (Dialect dialect : Dialects.all()) {
      String prefix = "expected." + dialect.name() + ".";
      texts.put(
          prefix + "ddl.sql", DdlFiles.file(OutputFolder.of(empty), dialect, contract).text());
      for (GeneratedFile file :
          Migrations.plan(OutputFolder.of(empty), dialect, List.of(contract), Terms.USUAL)
              .files()) {
        String name = String.valueOf(file.path().getFileName());
        if (!name.endsWith(".conf")) {
          texts.put(prefix + name.replaceFirst("__.*\\.sql", ".sql"), file.text());
        }
      }
    }
    return texts;
  }
}
