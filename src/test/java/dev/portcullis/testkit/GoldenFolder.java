package dev.portcullis.testkit;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.MultipleFailuresError;

/** One case folder: knows what it may hold, and compares what it holds with what comes out. */
record GoldenFolder(Path folder, GoldenFolders rules, GoldenMode mode) {

  /** Runs the case; all that is wrong with the folder is reported at once. */
  void check(GoldenCase golden) throws Exception {
    refuseUnknownFiles();
    Map<String, String> actual = new TreeMap<>(golden.produce(folder));
    List<AssertionFailedError> failures = new ArrayList<>();
    for (Map.Entry<String, String> produced : actual.entrySet()) {
      compare(produced.getKey(), produced.getValue(), failures);
    }
    for (String name : rules.expected()) {
      if (!actual.containsKey(name) && Files.exists(folder.resolve(name))) {
        failures.add(
            failure("`%s` is expected, but the case produces no such text.".formatted(name)));
      }
    }
    if (failures.size() == 1) {
      throw failures.get(0);
    }
    if (!failures.isEmpty()) {
      throw new MultipleFailuresError(folder.toString(), failures);
    }
  }

  private void refuseUnknownFiles() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      List<String> unknown =
          entries.map(entry -> entry.getFileName().toString()).filter(this::isUnknown).toList();
      if (!unknown.isEmpty()) {
        throw failure(
            "`%s` holds %s; a case of this kind may hold %s and %s."
                .formatted(folder, unknown, rules.inputs(), rules.expected()));
      }
    }
  }

  private boolean isUnknown(String name) {
    return !rules.expected().contains(name)
        && rules.inputs().stream().noneMatch(input -> matches(input, name));
  }

  private static boolean matches(String glob, String name) {
    return FileSystems.getDefault().getPathMatcher("glob:" + glob).matches(Path.of(name));
  }

  private void compare(String name, String actual, List<AssertionFailedError> failures)
      throws IOException {
    Path file = folder.resolve(name);
    if (!rules.expected().contains(name)) {
      failures.add(
          failure("The case produces `%s`, expected %s.".formatted(name, rules.expected())));
    } else if (!Files.exists(file)) {
      Files.writeString(file, actual);
      failures.add(
          failure("`%s` was missing and has been written; read it, then commit.".formatted(file)));
    } else {
      compare(file, Files.readString(file), actual, failures);
    }
  }

  private void compare(
      Path file, String expected, String actual, List<AssertionFailedError> failures)
      throws IOException {
    if (expected.equals(actual)) {
      return;
    }
    String difference = TextDifference.between(expected, actual);
    if (mode == GoldenMode.OVERWRITE) {
      Files.writeString(file, actual);
      System.out.println("golden file rewritten: " + file);
      failures.add(failure("`%s` has been rewritten; read it, then commit.".formatted(file)));
    } else {
      String message =
          "`%s` differs (- expected, + actual):%n%s%n-Dgolden=overwrite rewrites it."
              .formatted(file, difference);
      failures.add(new AssertionFailedError(message, expected, actual));
    }
  }

  private static AssertionFailedError failure(String message) {
    return new AssertionFailedError(message);
  }
}
