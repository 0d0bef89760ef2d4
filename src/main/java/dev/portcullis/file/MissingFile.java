package dev.portcullis.file;

import dev.portcullis.problem.NearNames;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tells that a named file is not there, and which one of its folder may have been meant. */
final class MissingFile {
  /** More names than a person looks through. */
  private static final int MOST = 10_000;

  private MissingFile() {}

  /**
   * The problem.
   *
   * @param displayPath as the user named it
   * @param file where it was looked for
   */
  static Problem problem(String displayPath, Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      return problem(displayPath, "The file does not exist, and neither does its folder.", null);
    }
    String name = String.valueOf(file.getFileName());
    return problem(
        displayPath, "The file does not exist.", near(displayPath, name, folder).orElse(null));
  }

  private static Problem problem(String displayPath, String message, @Nullable String hint) {
    return new Problem(
        ProblemCode.FILE_MISSING, Severity.ERROR, message, Position.ofFile(displayPath), hint);
  }

  private static Optional<String> near(String displayPath, String name, Path folder) {
    return NearNames.nearest(name, names(folder))
        .map(near -> displayPath.substring(0, displayPath.lastIndexOf('/') + 1) + near)
        .map(near -> "Did you mean `" + near + "`?");
  }

  private static List<String> names(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .limit(MOST)
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      // Only a hint is lost.
      return List.of();
    }
  }
}
