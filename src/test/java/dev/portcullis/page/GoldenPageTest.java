package dev.portcullis.page;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.testkit.GoldenFolders;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each folder of {@code src/test/cases/page}: a contract and its pages. */
class GoldenPageTest {
  @TestFactory
  Stream<DynamicTest> pages() {
    return GoldenFolders.of("page")
        .allow("contract.yaml")
        .expect("expected.md", "expected.html")
        .run(GoldenPageTest::pages);
  }

  private static Map<String, String> pages(Path folder) {
    Contract contract =
        ContractReader.read(folder.resolve("contract.yaml"), "contract.yaml")
            .contract()
            .orElseThrow();
    return Map.of(
        "expected.md", ContractPage.of(contract, ContractPage.Form.MARKDOWN),
        "expected.html", ContractPage.of(contract, ContractPage.Form.HTML));
  }
}
