package dev.portcullis.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.lint.Enforcement;
import dev.portcullis.lint.Linter;
import dev.portcullis.testkit.GoldenFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

  /** Whoever compares the page with what {@code lint} counts finds the same rules. */
  @TestFactory
  Stream<DynamicTest> aPageHasTheRulesThatLintCounts() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of("src", "test", "cases", "page"))) {
      return folders
          .map(folder -> folder.resolve("contract.yaml"))
          .map(file -> DynamicTest.dynamicTest(file.toString(), () -> comparesWithLint(file)))
          .toList()
          .stream();
    }
  }

  private static void comparesWithLint(Path file) {
    Linter linter = new Linter();
    linter.add(file, "contract.yaml");
    Enforcement found = linter.run().files().get(0).contracts().get(0);
    String page = ContractPage.of(found.contract(), ContractPage.Form.MARKDOWN);
    List<String> onPage =
        page.substring(page.indexOf("## Rules"))
            .lines()
            .filter(line -> line.startsWith("| "))
            .skip(1)
            .map(line -> line.split("\\|", -1)[1].strip().replace("\\", ""))
            .toList();
    assertEquals(found.rules().stream().map(places -> places.rule().id()).toList(), onPage);
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
