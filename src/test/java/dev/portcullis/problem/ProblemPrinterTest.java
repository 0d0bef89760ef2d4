package dev.portcullis.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemPrinterTest {

  @Test
  void aProblemIsACodeASentenceAPlaceAndAHint() {
    assertEquals(
        """
        error P201: Found.

          c.yaml:2:7
          2 | type: strin
            |       ^^^^^
          hint: Mend.
        """,
        print(2, 7, 5, "name: a", "type: strin"));
  }

  @Test
  void withoutASourceOnlyThePlaceIsSaid() {
    assertEquals(
        """
        error P201: Found.

          c.yaml:2:7
          hint: Mend.
        """,
        print(2, 7, 5));
  }

  @Test
  void aFileAsAWholeHasNoLine() {
    Problem problem =
        Problem.note(ProblemCode.UNKNOWN_TYPE, Position.ofFile("c.yaml"), "Found.", null);

    assertEquals(
        """
        note P201: Found.

          c.yaml
        """,
        ProblemPrinter.print(problem, List.of("name: a")));
  }

  @Test
  void aWholeLineHasNoCarets() {
    Problem problem =
        Problem.error(ProblemCode.UNKNOWN_TYPE, Position.ofLine("c.yaml", 1), "Found.");

    assertEquals(
        """
        error P201: Found.

          c.yaml:1
          1 | name: a
        """,
        ProblemPrinter.print(problem, List.of("name: a")));
  }

  @Test
  void caretsStandBelowTheirTextWhateverStandsBeforeIt() {
    assertEquals("        ^^^", carets(print(1, 3, 3, "\t\tabc")));
    assertEquals("    ^", carets(print(1, 3, 1, "数量x")));
    assertEquals(" ^", carets(print(1, 3, 1, "e\u0301x")));
    assertEquals(" ^^", carets(print(1, 2, 1, "a🙂b")));
  }

  @Test
  void aLongLineIsShownAroundThePlace() {
    String printed = print(1, 1000, 3, "a".repeat(999) + "bad" + "c".repeat(5000));

    assertEquals("  1 | …" + "a".repeat(40) + "bad" + "c".repeat(77) + "…", line(printed, 3));
    assertEquals("    |  " + " ".repeat(40) + "^^^", line(printed, 4));
  }

  @Test
  void controlCharactersCannotReachTheTerminal() {
    assertEquals("  1 | a·[31mb·c", line(print(1, 1, 1, "a\u001b[31mb\u202ec"), 3));
  }

  private static String print(int line, int column, int length, String... source) {
    Problem problem =
        Problem.error(
            ProblemCode.UNKNOWN_TYPE,
            new Position("c.yaml", line, column, length),
            "Found.",
            "Mend.");
    return ProblemPrinter.print(problem, List.of(source));
  }

  private static String line(String printed, int index) {
    return printed.lines().toList().get(index);
  }

  private static String carets(String printed) {
    String line = line(printed, 4);
    return line.substring("    | ".length());
  }
}
