package dev.portcullis.contract.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The reference names what the reader knows, and the contract that the README shows is a good one.
 */
class ContractReferenceTest {

  @Test
  void everyKeyIsInTheReference() throws IOException {
    String reference = Files.readString(Path.of("docs", "contract.md"));
    List<String> missing =
        Stream.of(
                NativeShape.KEYS,
                FileFormatReader.KEYS,
                ColumnReader.KEYS,
                FileChecksReader.ROWS_KEYS,
                FreshnessReader.KEYS,
                ReferencesReader.KEYS,
                RuleReader.KEYS,
                RulesReader.GROUP_KEYS,
                LimitsReader.KEYS,
                JsonShape.KEYS,
                JsonShape.RULES,
                ColumnShape.NULLABLE.keys())
            .flatMap(List::stream)
            .filter(key -> !reference.contains("`" + key + "`"))
            .toList();

    assertEquals(List.of(), missing);
  }

  @Test
  void theContractOfTheReadmeHasNoProblem() {
    ContractReading reading =
        ContractReader.read(Path.of("contracts", "orders.yaml"), "contracts/orders.yaml");

    assertEquals(List.of(), reading.problems());
    assertTrue(reading.contract().isPresent());
  }
}
