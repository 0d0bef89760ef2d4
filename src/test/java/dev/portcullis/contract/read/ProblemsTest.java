package dev.portcullis.contract.read;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.lint.Contracts;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.testkit.GoldenFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What a person reads about a contract, and what was understood when there is nothing to mend. */
class ProblemsTest {

  @TestFactory
  Stream<DynamicTest> problems() {
    return GoldenFolders.of("problems")
        .allow("contract.yaml", "contract.json")
        .expect("expected.problems.txt")
        .run(folder -> Map.of("expected.problems.txt", read(folder)));
  }

  /** A problem that nobody has seen printed is not finished. */
  @Test
  void everyCodeHasACase() throws IOException {
    StringBuilder seen = new StringBuilder();
    try (Stream<Path> files = Files.walk(Path.of("src", "test", "cases"))) {
      for (Path file : files.filter(ProblemsTest::isExpectedText).toList()) {
        seen.append(Files.readString(file));
      }
    }
    for (ProblemCode code : ProblemCode.values()) {
      boolean ofContracts = code.code().startsWith("P1") || code.code().startsWith("P2");
      assertTrue(!ofContracts || seen.indexOf(" " + code.code() + ": ") >= 0, code.code());
    }
  }

  private static boolean isExpectedText(Path file) {
    String name = file.getFileName().toString();
    return name.startsWith("expected") && name.endsWith(".txt");
  }

  private static String read(Path folder) {
    String name = Files.exists(folder.resolve("contract.json")) ? "contract.json" : "contract.yaml";
    ContractReading reading = Contracts.read(folder.resolve(name), name);
    StringBuilder out = new StringBuilder();
    for (Problem problem : reading.problems()) {
      out.append(ProblemPrinter.print(problem, reading.sourceLines())).append('\n');
    }
    reading.contracts().forEach(contract -> out.append(Understood.describe(contract)));
    return out.toString();
  }
}
