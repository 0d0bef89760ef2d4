package dev.portcullis.lint;

import dev.portcullis.report.LintJson;
import dev.portcullis.report.LintText;
import dev.portcullis.report.Sarif;
import dev.portcullis.testkit.GoldenFolders;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What a person, a program and a code host are told of the contracts in a folder. */
class GoldenLintTest {

  @TestFactory
  Stream<DynamicTest> lint() {
    return GoldenFolders.of("lint")
        .allow("*.yaml", "*.yml", "c-*.json", "below", "with space")
        .expect("expected.txt", "expected.json", "expected.sarif")
        .run(GoldenLintTest::texts);
  }

  /** Files of the folder itself are named one by one, a folder below it is given as a folder. */
  private static Map<String, String> texts(Path folder) throws IOException {
    Linter linter = new Linter();
    for (Path argument : arguments(folder)) {
      linter.add(argument, argument.getFileName().toString());
    }
    LintRun run = linter.run();
    StringWriter json = new StringWriter();
    LintJson.write(run, json);
    StringWriter sarif = new StringWriter();
    Sarif.Setting setting =
        new Sarif.Setting(
            "1.2.3", Path.of("/repository"), Optional.of("https://example.com/rules/"));
    Sarif.write(run, setting, sarif);
    return Map.of(
        "expected.txt",
        String.join("\n", LintText.of(run)) + "\n",
        "expected.json",
        json.toString(),
        "expected.sarif",
        withoutPages(sarif.toString()));
  }

  /** The pages are tested for themselves, and may say it in better words tomorrow. */
  private static String withoutPages(String sarif) {
    return sarif
        .replaceAll("(\"(?:text|markdown)\" : \")# P.*\"", "$1(the page)\"")
        .replaceAll("(\"fullDescription\" : \\{\\s+\"text\" : \").*\"", "$1(its meaning)\"");
  }

  private static List<Path> arguments(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(entry -> !entry.getFileName().toString().startsWith("expected."))
          .sorted()
          .toList();
    }
  }
}
