package dev.portcullis.lint;

import dev.portcullis.lint.LintedFile.Kind;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The YAML and JSON files below a folder, by name. Hidden folders and files are passed over, and
 * links to folders are not followed.
 */
final class ContractFolder extends SimpleFileVisitor<Path> {
  private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json");

  private final Path folder;
  private final String display;
  private final Map<String, Path> files = new TreeMap<>();
  private final List<Problem> problems = new ArrayList<>();

  private ContractFolder(Path folder, String display) {
    this.folder = folder;
    this.display = display.endsWith("/") ? display : display + "/";
  }

  /** Looks through the folder and all below it. */
  static ContractFolder of(Path folder, String display) {
    ContractFolder found = new ContractFolder(folder, display);
    try {
      Files.walkFileTree(folder, found);
    } catch (IOException impossible) {
      throw new UncheckedIOException("no visit throws one", impossible);
    }
    return found;
  }

  /** Where they lie, by what reports call them. */
  Map<String, Path> files() {
    return files;
  }

  /**
   * What is wrong with the folder itself: a part of it cannot be read, or it holds no contract.
   *
   * @param looked what its files turned out to be
   */
  List<Problem> problems(List<LintedFile> looked) {
    boolean holdsContract =
        looked.stream()
            .anyMatch(file -> file.kind() == Kind.CONTRACT && files.containsKey(file.path()));
    return holdsContract || !problems.isEmpty() ? List.copyOf(problems) : List.of(empty());
  }

  /** A run that looked at nothing would be as green as one that found nothing. */
  private Problem empty() {
    return Problem.error(
        ProblemCode.NO_CONTRACT,
        Position.ofFile(display),
        "There is no contract in the folder `" + display + "`.",
        "Contracts are files that end in `.yaml`, `.yml` or `.json`.");
  }

  @Override
  public FileVisitResult preVisitDirectory(Path below, BasicFileAttributes attributes) {
    return !below.equals(folder) && isHidden(below)
        ? FileVisitResult.SKIP_SUBTREE
        : FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    if (!isHidden(file) && ENDINGS.stream().anyMatch(name::endsWith) && !Files.isDirectory(file)) {
      files.put(shown(file), file);
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException fault) {
    problems.add(
        Problem.error(
            ProblemCode.FILE_NOT_READABLE,
            Position.ofFile(shown(file)),
            "The folder `" + shown(file) + "` cannot be read."));
    return FileVisitResult.CONTINUE;
  }

  /** A folder that broke off in the middle is told as one that cannot be read. */
  @Override
  public FileVisitResult postVisitDirectory(
      Path below, @org.jspecify.annotations.Nullable IOException fault) {
    return fault == null ? FileVisitResult.CONTINUE : visitFileFailed(below, fault);
  }

  private String shown(Path file) {
    return file.equals(folder) ? display : display + folder.relativize(file);
  }

  private static boolean isHidden(Path file) {
    return String.valueOf(file.getFileName()).startsWith(".");
  }
}
