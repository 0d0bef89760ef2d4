package dev.portcullis.problem;

import java.util.List;

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
        .append("\n\n  ")
        .append(problem.position())
        .append('\n');
    appendSource(out, problem.position(), sourceLines);
    if (problem.hint() != null) {
      out.append("  hint: ").append(problem.hint()).append('\n');
    }
    return out.toString();
  }

  private static void appendSource(StringBuilder out, Position position, List<String> sourceLines) {
    if (position.line() == 0 || position.line() > sourceLines.size()) {
      return;
    }
    SourceExcerpt excerpt =
        SourceExcerpt.of(
            sourceLines.get(position.line() - 1), position.column(), position.length());
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
