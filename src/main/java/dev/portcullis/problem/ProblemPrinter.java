package dev.portcullis.problem;

import java.util.List;
import java.util.Optional;

/**
 * Writes a problem as a person reads it: code and message, the place, the source line with carets
 * below it, the hint. Without colours, and safe for a terminal whatever the source line holds.
 */
public final class ProblemPrinter {
  private ProblemPrinter() {}

  /**
   * The text of one problem, ending in a line feed.
   *
   * @param sourceLines the lines of the file that the problem speaks of; may be empty or too few
   */
  public static String print(Problem problem, List<String> sourceLines) {
    StringBuilder out = new StringBuilder();
    out.append(problem.severity().word())
        .append(' ')
        .append(problem.code().code())
        .append(": ")
        .append(problem.message())
        .append('\n');
    appendPlace(out, problem.position());
    appendSource(out, problem.position(), sourceLines);
    if (problem.hint() != null) {
      out.append("  hint: ").append(problem.hint()).append('\n');
    }
    return out.toString();
  }

  /**
   * The source line of the problem as it is printed; of a long line the part around the place.
   * Empty when the problem concerns the whole file.
   */
  public static Optional<String> source(Problem problem, List<String> sourceLines) {
    Position position = problem.position();
    return position.line() == 0 || position.line() > sourceLines.size()
        ? Optional.empty()
        : Optional.of(excerpt(position, sourceLines).text());
  }

  private static SourceExcerpt excerpt(Position position, List<String> sourceLines) {
    return SourceExcerpt.of(
        sourceLines.get(position.line() - 1), position.column(), position.length());
  }

  /** What has no path has no place. */
  private static void appendPlace(StringBuilder out, Position position) {
    if (!position.path().isEmpty()) {
      out.append("\n  ").append(position).append('\n');
    }
  }

  private static void appendSource(StringBuilder out, Position position, List<String> sourceLines) {
    if (position.line() == 0 || position.line() > sourceLines.size()) {
      return;
    }
    SourceExcerpt excerpt = excerpt(position, sourceLines);
    String number = Integer.toString(position.line());
    out.append(("  " + number + " | " + excerpt.text()).stripTrailing()).append('\n');
    if (position.column() > 0) {
      out.append("  ")
          .append(" ".repeat(number.length()))
          .append(" | ")
          .append(" ".repeat(excerpt.indent()))
          .append("^".repeat(excerpt.carets()))
          .append('\n');
    }
  }
}
