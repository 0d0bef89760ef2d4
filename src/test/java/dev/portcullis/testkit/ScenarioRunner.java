package dev.portcullis.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.DynamicTest;

/**
 * Tests that are scripts: what a user types and must see, with the files below, run once on each
 * warehouse.
 *
 * <p>A line starts with a verb; {@code #} starts a comment, and {@code [postgres]} before a verb
 * keeps the line to one warehouse.
 *
 * <ul>
 *   <li>{@code portcullis …} runs the program and must exit with 0; {@code ! portcullis …} must
 *       not. The target ({@code --url}, or {@code --dialect}) is added unless the line names one.
 *   <li>{@code exit N}, {@code stdout 'text'}, {@code stderr 'text'} look at the last command. A
 *       text between slashes is a regular expression; {@code ! stdout} must not find it.
 *   <li>{@code exists PATH}, {@code cmp A B}, {@code cp A B}, {@code rm PATH} are about files.
 *   <li>{@code file PATH 'text'} looks for a text in a file, as {@code stdout} does in the output;
 *       {@code json PATH /rows/loaded 3} looks for a value in a report, see {@link JsonLookup}.
 *   <li>{@code query 'sql'} asks the warehouse; the rows follow as {@code -> a|b}. NULL is {@code
 *       NULL}. Nothing within the outer quotes is escaped.
 *   <li>{@code execute 'sql'} goes round the program; {@code ! execute} must be refused.
 *   <li>{@code env NAME=value} holds for the commands below; {@code only duckdb} for the script.
 * </ul>
 *
 * <p>{@code $WORK} is the working directory and {@code $URL} the JDBC URL of the warehouse, {@code
 * $RUN} the first run that a load told. Then come the files: {@code -- name --} with text below, or
 * {@code -- name (base64) --}.
 *
 * @param scripts the folder of the scripts
 * @param work the folder below which each run gets an empty working directory
 */
public record ScenarioRunner(Path scripts, Path work) {

  /** The scenarios of the project; {@code -Dscenario=text} keeps to those whose name has it. */
  public static ScenarioRunner ofProject() {
    return new ScenarioRunner(
        Path.of("src", "test", "scenarios"), Path.of("target", "scenarios").toAbsolutePath());
  }

  /**
   * One test for each script and warehouse, in the order of the scripts' names.
   *
   * @throws IllegalStateException when there is no script, as a moved folder must not be green
   */
  public Stream<DynamicTest> run(Command command) {
    List<Path> files = scriptFiles();
    if (files.isEmpty()) {
      throw new IllegalStateException("There is no scenario in `" + scripts + "`.");
    }
    return files.stream().flatMap(file -> tests(file, command));
  }

  private Stream<DynamicTest> tests(Path file, Command command) {
    ScenarioScript script;
    try {
      script = ScenarioScript.read(file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
    return script.warehouses().stream()
        .map(
            kind ->
                DynamicTest.dynamicTest(
                    script.name() + " on " + kind.word(),
                    file.toUri(),
                    () -> {
                      Path folder = emptyFolder(script.name() + "-" + kind.word());
                      new ScenarioRun(script, kind.open(folder), folder, command).run();
                    }));
  }

  private Path emptyFolder(String name) throws IOException {
    Path folder = work.resolve(name);
    if (Files.exists(folder)) {
      PathUtils.deleteDirectory(folder);
    }
    return Files.createDirectories(folder);
  }

  private List<Path> scriptFiles() {
    try (Stream<Path> files = Files.list(scripts)) {
      return files
          .filter(file -> file.toString().endsWith(".txt"))
          .filter(ScenarioRunner::wanted)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot list the scenarios in " + scripts, e);
    }
  }

  private static boolean wanted(Path file) {
    return file.getFileName().toString().contains(System.getProperty("scenario", ""));
  }
}
