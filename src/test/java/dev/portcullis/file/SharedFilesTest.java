package dev.portcullis.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.portcullis.contract.FileFormat;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** Public files as they were published, when they lie beside the project; skipped otherwise. */
class SharedFilesTest {
  private static final Path DATA =
      Path.of(System.getProperty("portcullis.shared", "../shared")).resolve("data");
  private static final Pattern CONTRACT_COLUMN = Pattern.compile("- \\{name: (\\w+),");

  @TempDir Path scratch;

  @BeforeEach
  void onlyWhenTheyAreThere() {
    assumeTrue(Files.isDirectory(DATA), "no files in " + DATA);
  }

  @Test
  void everySpectrumFileHoldsWhatItsJsonSays() throws IOException {
    for (Path file : list("csv-spectrum/csvs", ".csv")) {
      String name = file.getFileName().toString().replace(".csv", "");
      List<Map<String, String>> expected =
          objects(Files.readString(DATA.resolve("csv-spectrum/json/" + name + ".json")));
      ProbedFile probed = probe(file, FileFormat.usual());
      if (name.equals("location_coordinates")) {
        // Its 37.8"N without quotes is taken as it stands; its JSON has another telephone number.
        assertEquals(ProblemCode.LITERAL_QUOTE, probed.problems().get(0).code());
        continue;
      }
      // Some of them have no line end after the last record, which is a warning.
      assertTrue(probed.problems().stream().noneMatch(Problem::isError), name);
      assertEquals(expected.size(), probed.structure().records(), name);
      assertEquals(
          new HashSet<>(expected.get(0).keySet()),
          new HashSet<>(probed.header().orElseThrow().names()),
          name);
      long[] all = LongStream.range(0, expected.size()).toArray();
      List<List<String>> values =
          probed.recordIndex().locate(all).stream()
              .map(record -> Header.read(record.text(), ',', record.line()).names())
              .toList();
      // JSON is written with LF: only the number of values and those without a line break compare.
      assertEquals(
          expected.stream().map(Map::values).map(SharedFilesTest::unbroken).toList(),
          values.stream().map(SharedFilesTest::unbroken).toList(),
          name);
    }
  }

  /** JSON is YAML; a file of one record holds the object alone. */
  private static List<Map<String, String>> objects(String json) {
    String list = json.strip().startsWith("[") ? json : "[" + json + "]";
    return new Yaml().load(list);
  }

  @Test
  void marksOfOtherEncodingsAreRefusedUnlessDeclared() throws IOException {
    for (Path file : list("fastcsv/lib/src/intTest/resources", ".csv")) {
      String name = file.getFileName().toString();
      ProbedFile undeclared = probe(file, FileFormat.usual());
      if (name.startsWith("utf8")) {
        assertEquals("foo", undeclared.header().orElseThrow().names().get(0), name);
      } else {
        assertEquals(
            List.of(ProblemCode.OTHER_ENCODING_MARK),
            undeclared.problems().stream().map(Problem::code).toList(),
            name);
        Charset declared = Charset.forName(name.startsWith("utf16") ? "UTF-16" : "UTF-32");
        ProbedFile read = probe(file, in(declared));
        assertEquals(List.of("foo", "üÜß"), read.header().orElseThrow().names(), name);
        assertEquals("123,456", read.recordIndex().locate(0).get(0).text(), name);
      }
    }
  }

  @Test
  void theItalianFeedIsRefusedOnTheDaysItChanged() throws IOException {
    assertEquals(Map.of(), codes("20200224", "20200324"));
    assertEquals(Map.of(ProblemCode.UNNAMED_COLUMN, 1), codes("20200224", "20200305"));
    assertEquals(Map.of(ProblemCode.EXTRA_COLUMN, 2), codes("20200224", "20200325"));
    assertEquals(
        Map.of(ProblemCode.MISSING_COLUMN, 4, ProblemCode.EXTRA_COLUMN, 5),
        codes("20200325", "20200331"));
    assertEquals(Map.of(), codes("20200401", "20200401"));
  }

  @Test
  void aNameThatOnlyResemblesAnotherIsNotCalledTheSame() throws IOException {
    for (Problem problem : check("20200325", "20200331")) {
      String hint = String.valueOf(problem.hint());
      assertTrue(!hint.contains("near") && !hint.contains("mean"), problem.toString());
    }
  }

  private Map<ProblemCode, Integer> codes(String contract, String day) throws IOException {
    Map<ProblemCode, Integer> codes = new EnumMap<>(ProblemCode.class);
    check(contract, day).forEach(problem -> codes.merge(problem.code(), 1, Integer::sum));
    return codes;
  }

  private List<Problem> check(String contract, String day) throws IOException {
    Path folder = DATA.resolve("italy-regions");
    String text = Files.readString(folder.resolve(contract + ".contract.yaml"));
    List<String> columns =
        CONTRACT_COLUMN.matcher(text).results().map(MatchResult::group).map(this::bare).toList();
    ProbedFile probed = probe(folder.resolve(day + ".csv"), FileFormat.usual());
    return FileVerdict.of(TestContracts.of(FileFormat.usual(), columns), probed).problems();
  }

  private String bare(String entry) {
    return entry.replaceAll("- \\{name: |,", "");
  }

  private static List<String> unbroken(Collection<String> values) {
    return values.stream().map(it -> it.replace("\r", "")).toList();
  }

  private static FileFormat in(Charset encoding) {
    FileFormat usual = FileFormat.usual();
    return new FileFormat(
        ',',
        encoding,
        List.of(),
        usual.columnOrder(),
        usual.additionalColumns(),
        usual.missingColumns(),
        usual.onMalformed());
  }

  private ProbedFile probe(Path file, FileFormat format) throws IOException {
    return FileProbe.probe(file, file.toString(), format, scratch);
  }

  private static List<Path> list(String folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(DATA.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }
}
