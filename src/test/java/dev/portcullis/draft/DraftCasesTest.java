package dev.portcullis.draft;

import dev.portcullis.cli.Main;
import dev.portcullis.testkit.GoldenFolders;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What {@code init} makes of a file. That the file passes its draft the command tries itself. */
class DraftCasesTest {
  @TestFactory
  Stream<DynamicTest> drafts() {
    return GoldenFolders.of("draft")
        .allow("input.csv", "arguments.txt")
        .expect("expected.yaml", "expected.problems.txt")
        .run(DraftCasesTest::drafted);
  }

  private static Map<String, String> drafted(Path folder) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            arguments(folder).toArray(String[]::new),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            folder,
            Map.of());
    Map<String, String> found = new HashMap<>();
    String problems = err.toString(StandardCharsets.UTF_8);
    if (out.size() > 0) {
      found.put("expected.yaml", out.toString(StandardCharsets.UTF_8));
    }
    if (!problems.isEmpty() || code != 0) {
      found.put("expected.problems.txt", problems + "exit " + code + "\n");
    }
    return found;
  }

  private static List<String> arguments(Path folder) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("init"));
    Path more = folder.resolve("arguments.txt");
    if (Files.exists(more)) {
      arguments.addAll(List.of(Files.readString(more).strip().split(" +")));
    }
    arguments.add("input.csv");
    return arguments;
  }
}
