package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ContractValue;
import dev.portcullis.type.Reading;
import dev.portcullis.type.Reading.Breach;
import dev.portcullis.type.Reading.Read;
import dev.portcullis.type.Value;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads a value that a contract names as the type of its column. Contracts write every type in its
 * usual spelling, whatever {@code format} or {@code true_values} say about files.
 */
public final class ValueReader {
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][+-]?[0-9]+)?");

  private ValueReader() {}

  /**
   * Reads the value.
   *
   * @param before what the sentence of a problem says before the value
   * @param after what it says after the value and before the reason
   */
  public static Optional<Value> read(
      String before, String after, ColumnType type, Scalar written, Problems problems) {
    String text = written.text();
    Reading reading = ContractValue.read(type, text);
    if (reading instanceof Read read) {
      return Optional.of(read.value());
    }
    ProblemCode code =
        isNumber(type) && !NUMBER.matcher(text).matches()
            ? ProblemCode.NOT_A_NUMBER
            : ProblemCode.BAD_VALUE;
    String message =
        before + " " + Shown.text(text) + after + " " + ((Breach) reading).reason() + ".";
    problems.add(
        hint(type, text)
            .map(hint -> Problem.error(code, written.at(), message, hint))
            .orElseGet(() -> Problem.error(code, written.at(), message)));
    return Optional.empty();
  }

  private static boolean isNumber(ColumnType type) {
    return type instanceof IntegerType
        || type instanceof BigIntegerType
        || type instanceof DecimalType
        || type instanceof DoubleType;
  }

  private static Optional<String> hint(ColumnType type, String text) {
    Optional<String> ofTimes = ContractValue.hint(type);
    if (ofTimes.isPresent()) {
      return ofTimes;
    }
    if (isNumber(type) && text.contains(",")) {
      return Optional.of("The decimal sign is a point, and there are no thousands separators.");
    }
    return Optional.empty();
  }
}
