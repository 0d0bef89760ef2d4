package dev.portcullis.report;

import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The page of a code in docs/rules, which travels with the program.
 *
 * @param markdown the whole page, its links to other pages as plain words
 */
record RulePage(String markdown) {
  /** The page of this code; every code has one. */
  static RulePage of(ProblemCode code) {
    String name = "rules/" + code.code() + ".md";
    try (InputStream page = RulePage.class.getResourceAsStream(name)) {
      if (page == null) {
        throw new IllegalStateException("the build left " + name + " out");
      }
      String text = new String(page.readAllBytes(), StandardCharsets.UTF_8);
      return new RulePage(text.replaceAll("\\[([^]]*)]\\((?!http)[^)]*\\)", "$1"));
    } catch (IOException broken) {
      throw new UncheckedIOException("reading " + name, broken);
    }
  }

  /** What the code means: the first paragraph, on one line. */
  String meaning() {
    return markdown.split("\n\n", 3)[1].replace('\n', ' ');
  }
}
