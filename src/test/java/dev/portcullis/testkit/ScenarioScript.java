package dev.portcullis.testkit;

import dev.portcullis.testkit.ScenarioStep.Expectation;
import dev.portcullis.testkit.ScenarioStep.Verb;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A scenario as it is written: the steps first, the files they need below. */
final class ScenarioScript {

  private static final Pattern FILE = Pattern.compile("-- (\\S+)( \\(base64\\))? --");
  private static final Pattern STEP =
      Pattern.compile("(?:\\[(?<where>[a-z ]+)] )?(?<not>! ?)?(?<verb>[a-z]+)(?: (?<text>.*))?");

  private final String name;
  private final List<ScenarioStep> steps = new ArrayList<>();
  private final Map<String, byte[]> files = new LinkedHashMap<>();
  private List<TestWarehouse.Kind> warehouses = List.of(TestWarehouse.Kind.values());

  private ScenarioScript(String name) {
    this.name = name;
  }

  /**
   * Reads a script.
   *
   * @throws IllegalArgumentException with file and line when it says something that is not known
   */
  static ScenarioScript read(Path file) throws IOException {
    ScenarioScript script = new ScenarioScript(file.getFileName().toString());
    // Cut at \n alone, so that a file in the script can hold a carriage return.
    String[] lines = Files.readString(file).split("\n", -1);
    int line = 0;
    while (line < lines.length && !FILE.matcher(lines[line]).matches()) {
      script.readStep(line + 1, lines[line]);
      line++;
    }
    script.readFiles(lines, line);
    return script;
  }

  String name() {
    return name;
  }

  List<ScenarioStep> steps() {
    return List.copyOf(steps);
  }

  List<TestWarehouse.Kind> warehouses() {
    return warehouses;
  }

  /** Writes the files of the script into this folder. */
  void writeFiles(Path folder) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
  }

  private void readStep(int number, String line) {
    if (line.isBlank() || line.startsWith("#")) {
      return;
    }
    if (line.equals("->") || line.startsWith("-> ")) {
      addRow(number, line);
    } else if (line.startsWith("only ")) {
      warehouses = kinds(number, line.substring("only ".length()));
    } else {
      steps.add(step(number, line));
    }
  }

  private void addRow(int number, String line) {
    int last = steps.size() - 1;
    if (last < 0 || steps.get(last).verb() != Verb.QUERY) {
      throw fault(number, "`->` needs a `query` above it.");
    }
    steps.set(last, steps.get(last).withRow(line.substring(Math.min(3, line.length()))));
  }

  private ScenarioStep step(int number, String line) {
    Matcher matcher = STEP.matcher(line);
    if (!matcher.matches()) {
      throw fault(number, "`" + line + "` is not a step.");
    }
    String where = matcher.group("where");
    String text = matcher.group("text");
    return new ScenarioStep(
        number,
        line,
        where == null ? List.of(TestWarehouse.Kind.values()) : kinds(number, where),
        matcher.group("not") == null ? Expectation.HOLDS : Expectation.FAILS,
        verb(number, matcher.group("verb")),
        text == null ? "" : text.strip(),
        List.of());
  }

  private Verb verb(int number, String word) {
    return Stream.of(Verb.values())
        .filter(verb -> verb.name().toLowerCase(Locale.ROOT).equals(word))
        .findFirst()
        .orElseThrow(
            () -> fault(number, "`" + word + "` is not a verb: " + List.of(Verb.values())));
  }

  private List<TestWarehouse.Kind> kinds(int number, String words) {
    return Words.of(words).stream().map(word -> kind(number, word)).toList();
  }

  private TestWarehouse.Kind kind(int number, String word) {
    return Stream.of(TestWarehouse.Kind.values())
        .filter(kind -> kind.word().equals(word))
        .findFirst()
        .orElseThrow(() -> fault(number, "`" + word + "` is not a warehouse."));
  }

  private void readFiles(String[] lines, int start) {
    int line = start;
    while (line < lines.length) {
      Matcher header = FILE.matcher(lines[line]);
      if (!header.matches()) {
        throw new IllegalStateException("readFiles starts at a header: " + lines[line]);
      }
      StringBuilder content = new StringBuilder();
      line++;
      while (line < lines.length && !FILE.matcher(lines[line]).matches()) {
        content.append(lines[line]).append(line == lines.length - 1 ? "" : "\n");
        line++;
      }
      files.put(header.group(1), bytes(content.toString(), header.group(2) != null));
    }
  }

  private static byte[] bytes(String content, boolean base64) {
    return base64
        ? Base64.getMimeDecoder().decode(content)
        : content.getBytes(StandardCharsets.UTF_8);
  }

  private IllegalArgumentException fault(int number, String message) {
    return new IllegalArgumentException(name + ":" + number + ": " + message);
  }
}
