package dev.portcullis.file;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Problem;
import dev.portcullis.testkit.GoldenFolders;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * One folder a case: {@code contract.txt}, files as delivered, and {@code expected.txt} with all
 * that is said about them.
 */
class FileCasesTest {
  @TempDir Path scratch;

  @TestFactory
  Stream<DynamicTest> saysWhatIsExpected() {
    return GoldenFolders.of("file")
        .allow("contract.txt", "*.csv", "*.csv.gz")
        .expect("expected.txt")
        .run(folder -> Map.of("expected.txt", describe(folder)));
  }

  private String describe(Path folder) throws IOException {
    Contract contract = TestContracts.read(folder.resolve("contract.txt"));
    StringBuilder said = new StringBuilder();
    for (Path file : deliveries(folder)) {
      said.append(describe(contract, file));
    }
    return said.toString();
  }

  private static List<Path> deliveries(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> !file.toString().endsWith(".txt")).sorted().toList();
    }
  }

  private String describe(Contract contract, Path file) throws IOException {
    String name = file.getFileName().toString();
    ProbedFile probed = FileProbe.probe(file, name, contract.file(), scratch);
    FileVerdict verdict = FileVerdict.of(contract, probed);
    Structure structure = probed.structure();
    StringBuilder text = new StringBuilder("== " + name + "\n");
    text.append(probed.bytes()).append(" bytes, sha256 ").append(probed.sha256());
    text.append("\n").append(structure.records()).append(" records, ");
    text.append(structure.malformedRecords()).append(" malformed; header in line ");
    text.append(structure.headerLine()).append(" with ").append(structure.headerFields());
    text.append(" fields; line ends ").append(structure.lineEnds()).append("\n");
    for (Problem problem : verdict.problems()) {
      text.append(problem.severity().word()).append(' ').append(problem.code().code());
      text.append(' ').append(problem.position()).append(": ").append(problem.message());
      text.append("\n").append(problem.hint() == null ? "" : "  hint: " + problem.hint() + "\n");
    }
    verdict.mapping().ifPresent(mapping -> describe(probed, mapping, text));
    return text.append("\n").toString();
  }

  private static void describe(ProbedFile probed, ColumnMapping mapping, StringBuilder text) {
    try {
      ReadableFile readable = probed.readable();
      text.append("columns in fields ").append(mapping.fields());
      text.append("; readable ").append(readable.origin()).append("\n");
      RecordIndex index = probed.recordIndex();
      index.locate(
          LongStream.range(0, Math.min(5, index.size())),
          record ->
              text.append("line ")
                  .append(record.line())
                  .append(", offset ")
                  .append(record.offset())
                  .append(": ")
                  .append(escaped(record))
                  .append("\n"));
      if (readable.origin() == ReadableFile.Origin.NORMALISED) {
        text.append("copy: ").append(escaped(Files.readAllBytes(readable.path()))).append("\n");
      }
    } catch (IOException exception) {
      throw new AssertionError(exception);
    }
  }

  private static String escaped(LocatedRecord record) {
    return escaped(record.bytes());
  }

  private static String escaped(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8).replace("\r", "\\r").replace("\n", "\\n");
  }
}
