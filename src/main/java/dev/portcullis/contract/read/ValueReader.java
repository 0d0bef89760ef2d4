package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.LexicalForm;
import dev.portcullis.type.Reading;
import dev.portcullis.type.Reading.Breach;
import dev.portcullis.type.Reading.Read;
import dev.portcullis.type.TemporalFormat;
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
  private static final Pattern DAY = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");

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
    Reading reading = LexicalForm.read(usual(type), completed(type, text));
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

  /** A bound on a timestamp may be a day: its midnight. */
  private static String completed(ColumnType type, String text) {
    return type instanceof TimestampType && DAY.matcher(text).matches() ? text + " 00:00:00" : text;
  }

  private static ColumnType usual(ColumnType type) {
    if (type instanceof DateType) {
      return new DateType(TemporalFormat.ISO_DATE);
    }
    if (type instanceof TimestampType) {
      return new TimestampType(TemporalFormat.ISO_TIMESTAMP);
    }
    if (type instanceof BooleanType) {
      return BooleanType.usual();
    }
    // Neither a bound nor an equality says anything sensible about NaN and the infinities.
    return type instanceof DoubleType ? new DoubleType(NonFinite.REFUSE) : type;
  }

  private static boolean isNumber(ColumnType type) {
    return type instanceof IntegerType
        || type instanceof BigIntegerType
        || type instanceof DecimalType
        || type instanceof DoubleType;
  }

  private static Optional<String> hint(ColumnType type, String text) {
    if (type instanceof DateType) {
      return Optional.of("A contract writes dates as `2026-09-15`.");
    }
    if (type instanceof TimestampType) {
      return Optional.of("A contract writes timestamps as `2026-09-15 08:30:00`.");
    }
    if (type instanceof ColumnType.InstantType) {
      return Optional.of("A contract writes them as `2026-09-15T08:30:00Z`.");
    }
    if (isNumber(type) && text.contains(",")) {
      return Optional.of("The decimal sign is a point, and there are no thousands separators.");
    }
    return Optional.empty();
  }
}
