package dev.portcullis.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whoever meets a code finds its page, and no page speaks of a code that there is not. */
class RulePagesTest {
  private static final Path PAGES = Path.of("docs", "rules");
  private static final String INDEX = "README.md";

  @Test
  void everyCodeHasAPageAndEveryPageACode() throws IOException {
    assertEquals(
        Stream.of(ProblemCode.values()).map(RulePagesTest::page).sorted().toList(), pages());
  }

  @Test
  void aPageBeginsWithItsCodeAndTitle() throws IOException {
    for (ProblemCode code : ProblemCode.values()) {
      String text = Files.readString(PAGES.resolve(page(code)));
      assertTrue(text.startsWith("# " + code.code() + ": " + code.title() + "\n"), page(code));
    }
  }

  /** Its first paragraph is the description that code hosts show. */
  @Test
  void aPageGoesOnWithAParagraph() throws IOException {
    for (ProblemCode code : ProblemCode.values()) {
      String[] parts = Files.readString(PAGES.resolve(page(code))).split("\n\n", 3);
      assertTrue(parts.length == 3 && !parts[1].isBlank() && !parts[1].startsWith(" "), page(code));
    }
  }

  @Test
  void theIndexListsEveryPage() throws IOException {
    List<String> index = Files.readAllLines(PAGES.resolve(INDEX));
    List<String> missing =
        Stream.of(ProblemCode.values())
            .map(code -> "- [%s](%s) %s".formatted(code.code(), page(code), code.title()))
            .filter(line -> !index.contains(line))
            .toList();

    assertEquals(List.of(), missing);
  }

  private static String page(ProblemCode code) {
    return code.code() + ".md";
  }

  private static List<String> pages() throws IOException {
    try (Stream<Path> files = Files.list(PAGES)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> !name.equals(INDEX))
          .sorted()
          .toList();
    }
  }
}
