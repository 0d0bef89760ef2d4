package dev.portcullis.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A million rows, each of them bad in five ways, in a JVM that could not hold a fraction of the
 * breaches: the totals are exact, and memory is bounded.
 */
class EveryRowBadTest {
  private static final int ROWS = 1_000_000;

  private static final List<String> CONTRACT =
      List.of(
          "name: bad",
          "columns:",
          "  - name: id",
          "    type: int",
          "    unique: true",
          "  - name: amount",
          "    type: decimal(10,2)",
          "  - name: state",
          "    type: string",
          "    enum: [NEW, PAID]",
          "  - name: code",
          "    type: string",
          "    pattern: '[A-Z]{3}'",
          "  - name: day",
          "    type: date",
          "    required: true");

  @TempDir Path folder;

  @Test
  void countsAreExactAndMemoryIsBounded() throws Exception {
    Files.write(folder.resolve("bad.yaml"), CONTRACT);
    writeRows(folder.resolve("bad.csv"));

    ChildProgram.Ended check =
        ChildProgram.in(folder)
            .withJava("-Xmx128m")
            .run("check", "bad.yaml", "bad.csv", "--memory", "200");

    assertEquals(
        Stream.of(
                "amount.type: 1,000,000 rows, lines 2, 3, 4, 5, 6, …: `1.005` has 3 decimals,"
                    + " decimal(10,2) allows 2",
                "state.enum: 1,000,000 rows, lines 2, 3, 4, 5, 6, …: `OLD` is not one of NEW, PAID",
                "code.pattern: 1,000,000 rows, lines 2, 3, 4, 5, 6, …: `abc` does not match the"
                    + " pattern [A-Z]{3}",
                "day.required: 1,000,000 rows, lines 2, 3, 4, 5, 6, …: the value is missing",
                "id.unique: 999,999 rows, lines 3, 4, 5, 6, 7, …: `7` repeats line 2",
                "refused: 1,000,000 of 1,000,000 rows break the contract, a load would refuse the"
                    + " file")
            .map(line -> "BREACH bad.csv: " + line)
            .collect(Collectors.joining("\n")),
        check.said().strip());
    assertEquals(ExitCode.REFUSED, check.exitCode());
  }

  private static void writeRows(Path file) throws IOException {
    try (BufferedWriter rows = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
      rows.write("id,amount,state,code,day\n");
      for (int i = 0; i < ROWS; i++) {
        rows.write("7,1.005,OLD,abc,\n");
      }
    }
  }
}
