package dev.portcullis.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Tests that are folders: one JUnit test for each folder below {@code src/test/cases/<kind>}, named
 * like the folder.
 *
 * <p>A case folder holds inputs and the expected texts, and nothing else. An expected file that is
 * missing is written, and one that differs is rewritten under {@code -Dgolden=overwrite}; the test
 * fails in both cases, so that a person reads the new text before it counts.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> problems() {
 *   return GoldenFolders.of("problems")
 *       .allow("contract.yaml", "contract.json")
 *       .expect("expected.problems.txt")
 *       .run(folder -> Map.of("expected.problems.txt", problemsOf(folder)));
 * }
 * }</pre>
 *
 * @param root the folder that holds the case folders
 * @param inputs names, or globs such as {@code *.csv}, that a case may hold as input
 * @param expected names of the files that are compared with what the case produces
 */
public record GoldenFolders(Path root, List<String> inputs, List<String> expected) {

  public GoldenFolders {
    inputs = List.copyOf(inputs);
    expected = List.copyOf(expected);
  }

  /** The folders of this kind, below {@code src/test/cases}. */
  public static GoldenFolders of(String kind) {
    return in(Path.of("src", "test", "cases", kind));
  }

  /** The folders directly below this one. */
  public static GoldenFolders in(Path root) {
    return new GoldenFolders(root, List.of(), List.of());
  }

  /** Says which inputs a case may hold, by name or glob; it need not hold them all. */
  public GoldenFolders allow(String... names) {
    return new GoldenFolders(root, List.of(names), expected);
  }

  /** Says which files a case is compared with; it need not produce them all. */
  public GoldenFolders expect(String... names) {
    return new GoldenFolders(root, inputs, List.of(names));
  }

  /**
   * One test for each case folder, in the order of their names.
   *
   * @throws IllegalStateException when there is no case folder, as a moved folder must not be green
   */
  public Stream<DynamicTest> run(GoldenCase golden) {
    return run(golden, GoldenMode.fromSystemProperty());
  }

  Stream<DynamicTest> run(GoldenCase golden, GoldenMode mode) {
    List<Path> folders = caseFolders();
    if (folders.isEmpty()) {
      throw new IllegalStateException("There is no case folder in `" + root + "`.");
    }
    return folders.stream()
        .map(
            folder ->
                DynamicTest.dynamicTest(
                    folder.getFileName().toString(),
                    folder.toUri(),
                    () -> new GoldenFolder(folder, this, mode).check(golden)));
  }

  private List<Path> caseFolders() {
    try (Stream<Path> entries = Files.list(root)) {
      return entries.filter(Files::isDirectory).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot list the cases in " + root, e);
    }
  }
}
