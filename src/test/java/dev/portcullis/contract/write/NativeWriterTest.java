package dev.portcullis.contract.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** What is written is read again as the same contract. */
class NativeWriterTest {
  private static final int SEEDS = 400;

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> everyContractOfTheCases() throws IOException {
    List<Path> contracts;
    try (Stream<Path> files = Files.walk(Path.of("src", "test", "cases"))) {
      contracts =
          files
              .filter(file -> file.getFileName().toString().startsWith("contract."))
              .filter(file -> ContractReader.read(file, "c").contract().isPresent())
              .sorted()
              .toList();
    }
    assertTrue(contracts.size() > 40, "cases: " + contracts.size());
    return contracts.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.toString(),
                    () ->
                        ContractReader.read(file, "c")
                            .contracts()
                            .forEach(this::comesBackUnlessUnsayable)));
  }

  @Test
  void everyContractMadeByChance() {
    for (int seed = 0; seed < SEEDS; seed++) {
      comesBack(RandomContract.of(new Random(seed)));
    }
  }

  /** Whoever reads drafts with another program shall find the same texts. */
  @Test
  void aPlainYamlReaderFindsTextsToo() {
    NastyText texts = new NastyText(new Random(7));
    for (int i = 0; i < 2_000; i++) {
      String text = texts.text();
      String yaml =
          YamlText.of(
              List.of(),
              new YamlMapping()
                  .text("key", text)
                  .put("list", YamlNode.Flow.of(List.of(text)))
                  .toNode());

      assertEquals(
          java.util.Map.of("key", text, "list", List.of(text)), new Yaml().load(yaml), yaml);
    }
  }

  /** Other shapes say things that the native one cannot; then nothing is written. */
  private void comesBackUnlessUnsayable(Contract contract) {
    boolean isOfOtherShape =
        contract.keys().stream()
                .anyMatch(
                    key ->
                        key.columns().size() > 1
                            && key.onViolation() != Key.usualConsequence(ofColumns(key, contract)))
            || contract.checks().file().stream()
                .anyMatch(
                    check ->
                        check instanceof Measured && !check.name().matches("rows\\.(min|max)"));
    if (isOfOtherShape) {
      assertThrows(IllegalArgumentException.class, () -> NativeWriter.write(contract));
    } else {
      comesBack(contract);
    }
  }

  private static List<OnViolation> ofColumns(Key key, Contract contract) {
    return key.columns().stream().map(name -> contract.column(name).onViolation()).toList();
  }

  private void comesBack(Contract contract) {
    String text = NativeWriter.write(contract);
    ContractReading reading = read(text);
    assertTrue(
        reading.problems().stream().noneMatch(Problem::isError),
        () -> reading.problems() + "\n" + text);
    assertEquals(Placeless.of(contract), Placeless.of(reading.contract().orElseThrow()), text);
    assertEquals(text, NativeWriter.write(reading.contract().orElseThrow()));
  }

  private ContractReading read(String text) {
    try {
      return ContractReader.read(Files.writeString(folder.resolve("c.yaml"), text), "c.yaml");
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
