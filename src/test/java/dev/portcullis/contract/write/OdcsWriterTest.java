package dev.portcullis.contract.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.contract.write.odcs.OdcsWriter;
import dev.portcullis.problem.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A document that is written keeps the official schema and is read again as the same contracts. */
class OdcsWriterTest {
  private static final int SEEDS = 150;

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> everyContractOfTheCases() throws IOException {
    List<Path> contracts;
    try (Stream<Path> files = Files.walk(Path.of("src", "test", "cases"))) {
      contracts =
          files
              .filter(file -> file.getFileName().toString().startsWith("contract."))
              .filter(file -> !ContractReader.read(file, "c").contracts().isEmpty())
              .sorted()
              .toList();
    }
    assertTrue(contracts.size() > 40, "cases: " + contracts.size());
    return contracts.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.toString(), () -> comeBack(ContractReader.read(file, "c").contracts())));
  }

  @Test
  void everyContractMadeByChance() {
    for (int seed = 0; seed < SEEDS; seed++) {
      comeBack(List.of(RandomContract.of(new Random(seed))));
    }
  }

  /** A reference to a table of the same document is a relationship, any other stays native. */
  @Test
  void tablesThatReferToEachOther() {
    Contract customers =
        ofText(
            """
            name: customers
            table: shop.customers
            version: 2.0.0
            owner: sales
            columns: [{name: id, type: int, primary_key: true}]
            """);
    Contract orders =
        ofText(
            """
            name: orders
            columns:
              - {name: id, type: int, primary_key: true}
              - {name: customer, type: int}
              - {name: region, type: int}
            references:
              - {column: customer, table: shop.customers, table_column: id, enforce: table}
              - {name: known_region, column: region, table: regions, table_column: id, on_violation: warn}
            """);
    String text = OdcsWriter.write(List.of(customers, orders));

    assertTrue(text.contains("to: customers.id"), text);
    assertTrue(text.contains("table: regions"), text);
    comeBack(List.of(customers, orders));
  }

  private Contract ofText(String text) {
    return read(text).contract().orElseThrow();
  }

  private void comeBack(List<Contract> contracts) {
    String text = OdcsWriter.write(contracts);
    ContractReading reading = read(text);
    assertEquals(
        List.of(), reading.problems().stream().filter(Problem::isError).toList(), () -> text);
    assertEquals(
        contracts.stream().map(OdcsWriterTest::comparable).toList(),
        reading.contracts().stream().map(OdcsWriterTest::comparable).toList(),
        text);
  }

  /** The order of keys, references and checks of the whole file means nothing. */
  private static Contract comparable(Contract contract) {
    Contract placeless = Placeless.of(contract);
    Checks checks = placeless.checks();
    List<FileCheck> file =
        checks.file().stream().sorted(Comparator.comparing(FileCheck::name)).toList();
    List<Reference> references =
        checks.references().stream().sorted(Comparator.comparing(Reference::name)).toList();
    List<Key> keys =
        placeless.keys().stream()
            .sorted(Comparator.comparing(Key::kind).thenComparing(key -> key.columns().toString()))
            .toList();
    return new Contract(
        placeless.name(),
        placeless.table(),
        placeless.version(),
        placeless.owner(),
        placeless.description(),
        placeless.arrives(),
        placeless.file(),
        placeless.columns(),
        keys,
        new Checks(checks.rows(), file, references, checks.limits()),
        placeless.source(),
        placeless.declaredAt());
  }

  private ContractReading read(String text) {
    try {
      return ContractReader.read(
          Files.writeString(folder.resolve("c.odcs.yaml"), text), "c.odcs.yaml");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
