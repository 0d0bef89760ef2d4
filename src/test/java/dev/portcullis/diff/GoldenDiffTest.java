package dev.portcullis.diff;

import dev.portcullis.cli.Main;
import dev.portcullis.testkit.GoldenFolders;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What {@code diff} says of two versions of a contract, for a person and for a program, and what it
 * exits with. A version is a file or a folder called {@code old} and {@code new}.
 */
class GoldenDiffTest {
  @TestFactory
  Stream<DynamicTest> diffs() {
    return GoldenFolders.of("diff")
        .allow("old", "new", "old.yaml", "new.yaml", "old.json", "new.json")
        .expect("expected.txt", "expected.json")
        .run(folder -> Map.of("expected.txt", text(folder), "expected.json", json(folder)));
  }

  private static String text(Path folder) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int code = run(folder, out, List.of());
    return out.toString(StandardCharsets.UTF_8) + "exit " + code + "\n";
  }

  private static String json(Path folder) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    run(folder, out, List.of("--format", "json"));
    return out.toString(StandardCharsets.UTF_8);
  }

  private static int run(Path folder, ByteArrayOutputStream out, List<String> more)
      throws IOException {
    List<String> arguments =
        new ArrayList<>(List.of("diff", name(folder, "old"), name(folder, "new")));
    arguments.addAll(more);
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    return Main.run(arguments.toArray(String[]::new), stream, stream, folder, Map.of());
  }

  private static String name(Path folder, String version) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .map(entry -> entry.getFileName().toString())
          .filter(name -> name.equals(version) || name.startsWith(version + "."))
          .findFirst()
          .orElseThrow();
    }
  }
}
