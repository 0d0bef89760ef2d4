package dev.portcullis.migrate;

import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The files that a command would write.
 *
 * @param files not current, in the order in which they are written; empty when there is nothing to
 *     do or a problem is an error
 * @param problems found on the way
 * @param command that writes the files, for hints
 */
public record Plan(List<GeneratedFile> files, List<Problem> problems, String command) {
  public Plan {
    files = List.copyOf(files);
    problems = List.copyOf(problems);
    Objects.requireNonNull(command);
    if (!files.isEmpty() && problems.stream().anyMatch(Problem::isError)) {
      throw new IllegalArgumentException("a plan with errors writes nothing");
    }
  }

  /** The same with more problems; an error among them keeps it from writing. */
  public Plan with(List<Problem> more) {
    List<Problem> all = Stream.concat(problems.stream(), more.stream()).toList();
    boolean writes = all.stream().noneMatch(Problem::isError);
    return new Plan(writes ? files : List.of(), all, command);
  }

  /** Whether everything is written already. */
  public boolean isCurrent() {
    return files.isEmpty() && problems.stream().noneMatch(Plan::isFault);
  }

  /**
   * An edited or missing script, and what is left of one, is told as a warning, since new ones can
   * be written; current it is not.
   */
  private static boolean isFault(Problem problem) {
    return problem.isError()
        || problem.code() == ProblemCode.MIGRATION_REWRITTEN
        || problem.code() == ProblemCode.LEFT_BESIDE;
  }

  /** Writes the files in order. */
  public WrittenPlan write() throws IOException {
    return WrittenPlan.write(files);
  }

  /**
   * What {@code --check} says instead of writing: the problems, and one for each SQL file, the last
   * with what to do about all of them.
   */
  public List<Problem> check() {
    List<Problem> told = new ArrayList<>(problems);
    List<GeneratedFile> scripts = files.stream().filter(Plan::isScript).toList();
    for (int i = 0; i < scripts.size(); i++) {
      told.add(
          notCurrent(
              scripts.get(i),
              i < scripts.size() - 1 ? null : "Run `" + command + "` and commit the result."));
    }
    return List.copyOf(told);
  }

  /** What lies beside a script goes with it and needs no line of its own. */
  private static boolean isScript(GeneratedFile file) {
    return file.name().endsWith(".sql") && !file.name().matches("U[0-9].*");
  }

  private static Problem notCurrent(GeneratedFile file, @Nullable String hint) {
    String message =
        Files.exists(file.path())
            ? "`" + file.display() + "` is not what the contract asks for now."
            : "`" + file.display() + "` is missing.";
    return new Problem(
        ProblemCode.NOT_CURRENT, Severity.ERROR, message, Position.ofFile(file.display()), hint);
  }
}
