package dev.portcullis.contract.read;

import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.List;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Says in words of a contract why SnakeYAML could not go on. */
final class YamlFault {
  private static final Pattern UNQUOTED_PATTERN =
      Pattern.compile("[{,\\s-]?pattern\\s*:\\s*[^\\s'\"].*");

  private YamlFault() {}

  static Problem describe(MarkedYAMLException fault, SourceText source) {
    Position at = position(fault, source);
    String reason = fault.getProblem() == null ? "" : fault.getProblem();
    if (isNeverClosed(reason) && fault.getContextMark() != null) {
      return neverClosed(fault, source);
    }
    String line = at.line() == 0 ? "" : lineOf(source, at);
    if (reason.contains("\\t")) {
      return Problem.error(
          ProblemCode.SYNTAX,
          at,
          "A tab stands where YAML allows only spaces.",
          "Indent with spaces.");
    }
    if (UNQUOTED_PATTERN.matcher(line).find()) {
      return Problem.error(
          ProblemCode.SYNTAX,
          at,
          "The file is not well-formed YAML here, the pattern in this line is not in quotes.",
          "Write the pattern in single quotes, for example `pattern: '[0-9]{5}'`.");
    }
    return Problem.error(ProblemCode.SYNTAX, at, sentence(reason), hint(reason));
  }

  private static boolean isNeverClosed(String reason) {
    return reason.contains("end of stream") || reason.contains("<stream end>");
  }

  /** The end of the file is where the parser noticed; the opening is where a person must look. */
  private static Problem neverClosed(MarkedYAMLException fault, SourceText source) {
    int offset = source.offset(fault.getContextMark().getIndex());
    boolean quoted = fault.getContext() != null && fault.getContext().contains("quoted");
    return Problem.error(
        ProblemCode.SYNTAX,
        source.position(offset, offset + 1),
        "A " + (quoted ? "quote" : "bracket") + " opens here and is never closed.");
  }

  private static String lineOf(SourceText source, Position at) {
    List<String> lines = source.lines();
    return at.line() <= lines.size() ? lines.get(at.line() - 1) : "";
  }

  private static Position position(MarkedYAMLException fault, SourceText source) {
    Mark mark = fault.getProblemMark() == null ? fault.getContextMark() : fault.getProblemMark();
    if (mark == null) {
      return Position.ofFile(source.path());
    }
    int offset = source.offset(mark.getIndex());
    return source.position(offset, offset + 1);
  }

  private static String sentence(String reason) {
    if (reason.isEmpty()) {
      return "The file is not well-formed YAML here.";
    }
    return "The file is not well-formed YAML: " + reason.strip().replaceFirst("\\.$", "") + ".";
  }

  private static String hint(String reason) {
    if (reason.contains("mapping values are not allowed")) {
      return "A value that holds a colon and a space is written in quotes; else look at the indentation of this line and the one above.";
    }
    if (reason.contains("alias")) {
      return "A value that begins with `*` or `&` is written in quotes.";
    }
    if (reason.contains("cannot start any token")) {
      return "A value that begins with one of @ ` % is written in quotes.";
    }
    if (reason.contains("escape")) {
      return "Inside of double quotes a backslash begins an escape; in single quotes it stands for itself.";
    }
    return "Look for a missing quote, bracket or space before this place, or an indentation that differs.";
  }
}
