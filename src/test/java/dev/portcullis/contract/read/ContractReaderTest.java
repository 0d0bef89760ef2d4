package dev.portcullis.contract.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.problem.Severity;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What is not a text in a folder: files that are none, limits, and that nothing is ever thrown. */
class ContractReaderTest {
  private static final String SMALL = "name: orders\ncolumns:\n  - {name: id, type: int}\n";

  @TempDir Path folder;

  @Test
  void aMissingFileIsAProblem() {
    assertEquals(
        "The contract `contracts/none.yaml` does not exist.",
        only(
            ContractReader.read(folder.resolve("none.yaml"), "contracts/none.yaml"),
            ProblemCode.FILE_NOT_READABLE));
  }

  @Test
  void aDirectoryIsAProblem() {
    assertEquals(
        "`contracts` is a directory, expected a contract file.",
        only(ContractReader.read(folder, "contracts"), ProblemCode.FILE_NOT_READABLE));
  }

  @Test
  void aHugeFileIsAProblem() throws IOException {
    Path file = write("# " + "x".repeat(3_000_000));

    only(ContractReader.read(file, "c.yaml"), ProblemCode.TOO_LARGE);
  }

  @Test
  void threeMillionBracketsAreAProblem() throws IOException {
    only(ContractReader.read(write("[".repeat(2_900_000)), "c.yaml"), ProblemCode.TOO_LARGE);
    Path json = Files.writeString(folder.resolve("c.json"), "[".repeat(2_900_000));
    only(ContractReader.read(json, "c.json"), ProblemCode.TOO_LARGE);
  }

  @Test
  void aContractOfTenMegabytesIsAProblem() throws IOException {
    String columns = "  - {name: c, type: int}\n".repeat(400_000);

    assertEquals(
        "The contract is larger than 3000000 bytes.",
        only(
            ContractReader.read(write("name: o\ncolumns:\n" + columns), "c.yaml"),
            ProblemCode.TOO_LARGE));
  }

  @Test
  void aHundredThousandLevelsAreAProblem() throws IOException {
    for (String text :
        List.of("- ".repeat(100_000), "{a: ".repeat(100_000), "? ".repeat(100_000))) {
      only(ContractReader.read(write(text), "c.yaml"), ProblemCode.TOO_LARGE);
    }
  }

  /** Opening a pipe waits for a writer, who may never come. */
  @Test
  @Timeout(20)
  void aPipeIsAProblem() throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe.yaml");
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);

    assertEquals(
        "`pipe.yaml` is a pipe or a device, expected a contract file.",
        only(ContractReader.read(pipe, "pipe.yaml"), ProblemCode.FILE_NOT_READABLE));
  }

  @Test
  void aLinkToItselfIsAProblem() throws IOException {
    Path link = folder.resolve("link.yaml");
    Files.createSymbolicLink(link, link);

    String message = only(ContractReader.read(link, "l.yaml"), ProblemCode.FILE_NOT_READABLE);
    assertTrue(message.startsWith("The contract `l.yaml` cannot be read: "), message);
  }

  /** A superuser may read everything, so there the contract is read. */
  @Test
  void aFileWithoutPermissionIsAProblem() throws IOException {
    Path file = write(SMALL);
    Files.setPosixFilePermissions(file, Set.of());
    assumeFalse(Files.isReadable(file));

    assertEquals(
        "The contract `c.yaml` must not be read by this user.",
        only(ContractReader.read(file, "c.yaml"), ProblemCode.FILE_NOT_READABLE));
  }

  @Test
  void otherEncodingsAreNamed() throws IOException {
    for (String charset : List.of("utf-16", "utf-16le", "utf-16be")) {
      Path file = Files.write(folder.resolve("c.yaml"), SMALL.getBytes(Charset.forName(charset)));
      assertEquals(
          "The contract is UTF-16, expected UTF-8.",
          only(ContractReader.read(file, "c.yaml"), ProblemCode.FILE_NOT_READABLE));
    }
  }

  @Test
  void theSourceIsKnownByItsBytes() throws IOException {
    Contract contract = ContractReader.read(write(SMALL), "c.yaml").contract().orElseThrow();

    assertEquals(
        new Contract.Source("c.yaml", "SHA"),
        new Contract.Source(
            contract.source().path(), contract.source().sha256().length() == 64 ? "SHA" : ""));
    assertEquals(
        contract.source().sha256(),
        ContractReader.read(write(SMALL), "other.yaml").contract().orElseThrow().source().sha256());
  }

  @Test
  void aContractIsGivenExactlyWhenThereIsNoError() throws IOException {
    assertTrue(ContractReader.read(write(SMALL), "c.yaml").contract().isPresent());
    assertTrue(ContractReader.read(write(SMALL + "arrives: x\n"), "c.yaml").contract().isPresent());
    assertFalse(ContractReader.read(write(SMALL + "x: y\n"), "c.yaml").contract().isPresent());
  }

  /** Lines end as in an editor also where YAML sees further line ends. */
  @Test
  void linesAreCountedAsInAnEditor() throws IOException {
    Path file =
        write(
            "owner: \"a\u2028b\u0085c\"\r\nname: orders\rversion: 1\ncolours: 1\n" + "columns: []");

    ContractReading reading = ContractReader.read(file, "c.yaml");

    assertEquals(new Position("c.yaml", 4, 1, 7), reading.problems().get(0).position());
    assertEquals(5, reading.sourceLines().size());
  }

  @Test
  void aThousandProblemsAreEnough() throws IOException {
    String keys =
        IntStream.range(0, 5000).mapToObj(i -> "k" + i + ": 1\n").collect(Collectors.joining());

    ContractReading reading = ContractReader.read(write(SMALL + keys), "c.yaml");

    assertEquals(1001, reading.problems().size());
    assertEquals(ProblemCode.TOO_LARGE, reading.problems().get(1000).code());
  }

  /**
   * Every slip of a finger in a good contract is read to the end, and every problem can be printed.
   */
  @Test
  void nothingIsEverThrown() throws IOException {
    String contract = Files.readString(Path.of("src/test/cases/problems/every-key/contract.yaml"));
    Random random = new Random(20260915);
    String[] slips = {
      "", "\t", "\"", "'", "{", "}", "[", "]", ":", ": ", "- ", "&a ", "*a ", "!", "|", "#", "\n",
      "null", "\u0000", "🙂", "\\", "%", "@", "? "
    };
    for (int i = 0; i < 800; i++) {
      int at = random.nextInt(contract.length());
      int cut = Math.min(contract.length(), at + random.nextInt(4));
      String slipped =
          contract.substring(0, at) + slips[random.nextInt(slips.length)] + contract.substring(cut);
      ContractReading reading = ContractReader.read(write(slipped), "c.yaml");
      boolean hasError = reading.problems().stream().anyMatch(Problem::isError);
      assertEquals(hasError, reading.contract().isEmpty(), slipped);
      reading.problems().forEach(problem -> ProblemPrinter.print(problem, reading.sourceLines()));
    }
  }

  private Path write(String text) throws IOException {
    return Files.write(folder.resolve("c.yaml"), text.getBytes(StandardCharsets.UTF_8));
  }

  private static String only(ContractReading reading, ProblemCode code) {
    assertEquals(1, reading.problems().size(), reading.problems().toString());
    assertTrue(reading.contract().isEmpty());
    Problem problem = reading.problems().get(0);
    assertEquals(code, problem.code());
    assertEquals(Severity.ERROR, problem.severity());
    return problem.message();
  }
}
