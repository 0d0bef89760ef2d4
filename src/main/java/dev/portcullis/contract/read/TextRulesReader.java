package dev.portcullis.contract.read;

import dev.portcullis.contract.Declared;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.PortablePattern;
import dev.portcullis.type.pattern.PatternFault;
import dev.portcullis.type.pattern.PatternParser;
import dev.portcullis.type.pattern.PatternReading;
import dev.portcullis.type.pattern.PatternReading.Portable;
import dev.portcullis.type.pattern.PatternReading.Refused;
import java.util.Optional;

/** Reads the rules of a string column that speak of its characters. */
final class TextRulesReader {
  private final String column;
  private final Fields fields;
  private final Problems problems;

  /**
   * @param column what messages call the column
   */
  TextRulesReader(String column, Fields fields, Problems problems) {
    this.column = column;
    this.fields = fields;
    this.problems = problems;
  }

  TextRules read() {
    Optional<Declared<Integer>> least = fields.length("min_length", 0);
    Optional<Declared<Integer>> most = fields.length("max_length", 1);
    if (least.isPresent() && most.isPresent() && least.get().value() > most.get().value()) {
      problems.add(
          Problem.error(
              ProblemCode.EMPTY_RANGE,
              most.get().at(),
              "No text is as long as `min_length` "
                  + least.get().value()
                  + " and as short as `max_length` "
                  + most.get().value()
                  + "."));
    }
    return new TextRules(
        fields.flag("not_blank").filter(Declared::value).map(Declared::at), least, most, pattern());
  }

  private Optional<Declared<PortablePattern>> pattern() {
    Optional<Node> node = fields.node("pattern");
    if (node.isPresent() && node.get() instanceof Listing list) {
      problems.add(
          Problem.error(
              ProblemCode.YAML_TRAP,
              list.at(),
              "YAML reads this pattern as a list.",
              "Write the pattern in single quotes, for example `pattern: '[A-Z]'`."));
      return Optional.empty();
    }
    return fields.scalar("pattern").flatMap(this::pattern);
  }

  private Optional<Declared<PortablePattern>> pattern(Scalar written) {
    PatternReading reading = PatternParser.read(written.text());
    if (reading instanceof Portable portable) {
      return Optional.of(new Declared<>(portable.pattern(), written.at()));
    }
    PatternFault fault = ((Refused) reading).fault();
    problems.add(
        Problem.error(
            ProblemCode.BAD_PATTERN,
            within(written, fault),
            "Pattern " + Shown.text(written.text()) + " of " + column + " " + fault.reason() + ".",
            fault.hint()));
    return Optional.empty();
  }

  /** The place inside of the pattern, when it is written without escapes; else the whole of it. */
  private static Position within(Scalar written, PatternFault fault) {
    int quote = written.spelling() == Spelling.QUOTED ? 1 : 0;
    int length = written.text().codePointCount(0, written.text().length());
    Position at = written.at();
    return at.length() == length + 2 * quote && length > 0
        ? new Position(at.path(), at.line(), at.column() + quote + fault.offset(), fault.length())
        : at;
  }
}
