package dev.portcullis.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.cli.Main;
import dev.portcullis.contract.Contract;
import dev.portcullis.warehouse.CaseTables;
import dev.portcullis.warehouse.Engine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A table made from its contract enforces all of it, on every engine. */
class FreshTableTest {
  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> enforcesItsContract() throws IOException {
    List<Path> cases = CaseTables.folders();
    assertTrue(cases.size() > 20, "cases: " + cases.size());
    return Stream.of(Engine.values())
        .flatMap(
            engine -> {
              String url = engine.newDatabase(made(folder.resolve(engine.toString())));
              return cases.stream()
                  .map(
                      path ->
                          DynamicTest.dynamicTest(
                              path + " on " + engine, () -> verifies(path, engine, url)));
            });
  }

  private static Path made(Path folder) {
    try {
      return Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void verifies(Path path, Engine engine, String url) throws Exception {
    List<CaseTables> tables = new ArrayList<>();
    for (Contract contract : CaseTables.contracts(path)) {
      tables.add(new CaseTables(engine.dialect(), url, contract));
    }
    for (CaseTables table : tables) {
      table.create();
    }
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(said, true, StandardCharsets.UTF_8);
    String[] words = {"verify", CaseTables.file(path).toString(), "--url", url};
    int code = Main.run(words, print, print, Path.of("").toAbsolutePath(), Map.of());
    for (CaseTables table : tables) {
      table.drop();
    }
    assertEquals(0, code, said.toString(StandardCharsets.UTF_8));
    assertTrue(
        said.toString(StandardCharsets.UTF_8).contains("enforced "),
        said.toString(StandardCharsets.UTF_8));
  }
}
