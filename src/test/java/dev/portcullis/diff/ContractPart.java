package dev.portcullis.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A line of {@code diff-parts/parts.txt}.
 *
 * @param component of a record of the model
 * @param edits that write it otherwise; none when no contract can
 * @param expected the changes with their verdicts
 */
record ContractPart(String component, List<Edit> edits, String expected) {
  private static final Path CASES = Path.of("src", "test", "cases", "diff-parts");

  ContractPart {
    edits = List.copyOf(edits);
  }

  /** A text that stands once in the contract, and what stands there instead. */
  record Edit(String before, String after) {}

  static List<ContractPart> all() throws IOException {
    return Files.readAllLines(CASES.resolve("parts.txt")).stream()
        .filter(line -> !line.startsWith("#"))
        .map(ContractPart::of)
        .toList();
  }

  /** The contract as it was. */
  static String base() throws IOException {
    return Files.readString(CASES.resolve("contract.yaml"));
  }

  /** A file that was delivered under it. */
  static Path delivery() {
    return CASES.resolve("delivery.csv").toAbsolutePath();
  }

  private static ContractPart of(String line) {
    List<String> cells = Arrays.stream(line.split("=>", -1)).map(String::strip).toList();
    if (cells.size() == 2) {
      return new ContractPart(cells.get(0), List.of(), "");
    }
    Edit first = new Edit(cells.get(1), cells.get(2));
    List<Edit> edits =
        cells.size() == 4 ? List.of(first) : List.of(first, new Edit(cells.get(4), cells.get(5)));
    return new ContractPart(cells.get(0), edits, cells.get(3));
  }

  /** The contract as it is. */
  String edited(String base) {
    String text = base;
    for (Edit edit : edits) {
      assertEquals(2, text.split(Pattern.quote(edit.before()), -1).length, edit.before());
      text = text.replace(edit.before(), edit.after());
    }
    return text;
  }

  /** Whether it is written otherwise, and more than words differ then. */
  boolean isOfMeaning() {
    return !edits.isEmpty() && !expected.startsWith("words_changed");
  }

  /** What the line is called in reports of tests. */
  String title() {
    return component + ": " + edits.get(0);
  }

  /** The worst verdict for who delivers files. */
  Verdict forProducer() {
    Verdict worst = Verdict.COMPATIBLE;
    for (String change : expected.isEmpty() ? List.<String>of() : List.of(expected.split(", "))) {
      worst =
          worst.or(
              switch (change.charAt(change.indexOf(' ') + 1)) {
                case 'b' -> Verdict.BREAKING;
                case 'd' -> Verdict.DATA_CHECK;
                default -> Verdict.COMPATIBLE;
              });
    }
    return worst;
  }
}
