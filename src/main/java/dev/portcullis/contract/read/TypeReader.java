package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.NearNames;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.JsonType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.ColumnType.TimeType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.ColumnType.UuidType;
import dev.portcullis.type.TemporalFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the type of a column together with the keys that say how a file spells its values. */
final class TypeReader {
  static final List<String> NAMES =
      List.of(
          "int",
          "long",
          "decimal(p,s)",
          "double",
          "boolean",
          "date",
          "timestamp",
          "timestamptz",
          "time",
          "uuid",
          "json",
          "string");
  private static final Pattern DECIMAL =
      Pattern.compile("decimal\\( *([0-9]{1,4}) *, *([0-9]{1,4}) *\\)");
  private static final int LARGEST_PRECISION = 38;
  private static final Map<String, NonFinite> NON_FINITE =
      Words.of("refuse", NonFinite.REFUSE, "allow", NonFinite.ALLOW);

  private final Fields fields;
  private final Problems problems;

  TypeReader(Fields fields, Problems problems) {
    this.fields = fields;
    this.problems = problems;
  }

  /** The type of that name; empty when it is unknown, with a problem. */
  Optional<ColumnType> read(Scalar written) {
    String name = written.text();
    Matcher decimal = DECIMAL.matcher(name);
    if (decimal.matches()) {
      return decimal(
          written, Integer.parseInt(decimal.group(1)), Integer.parseInt(decimal.group(2)));
    }
    return switch (name) {
      case "int" -> Optional.of(new IntegerType());
      case "long" -> Optional.of(new BigIntegerType());
      case "double" -> Optional.of(floating());
      case "boolean" -> Optional.of(new BooleanSpellings(fields, problems).read());
      case "date" -> Optional.of(date());
      case "timestamp" -> Optional.of(timestamp());
      case "timestamptz" -> Optional.of(new InstantType());
      case "time" -> Optional.of(new TimeType());
      case "uuid" -> Optional.of(new UuidType());
      case "json" -> Optional.of(new JsonType());
      case "string" -> Optional.of(new TextType());
      default -> unknown(written);
    };
  }

  private Optional<ColumnType> decimal(Scalar written, int precision, int scale) {
    if (precision < 1 || precision > LARGEST_PRECISION) {
      problems.add(
          Problem.error(
              ProblemCode.UNKNOWN_TYPE,
              written.at(),
              "Column type "
                  + Shown.text(written.text())
                  + " has "
                  + precision
                  + " digits, expected 1 to "
                  + LARGEST_PRECISION
                  + "."));
      return Optional.empty();
    }
    if (scale > precision) {
      problems.add(
          Problem.error(
              ProblemCode.UNKNOWN_TYPE,
              written.at(),
              "Column type "
                  + Shown.text(written.text())
                  + " has more digits after the point than digits in all.",
              "`decimal(10,2)` has ten digits, two of them after the point."));
      return Optional.empty();
    }
    return Optional.of(new DecimalType(precision, scale));
  }

  private Optional<ColumnType> unknown(Scalar written) {
    String name = written.text();
    if (name.equals("decimal")) {
      problems.add(
          Problem.error(
              ProblemCode.UNKNOWN_TYPE,
              written.at(),
              "Column type `decimal` names no precision and scale, and each engine would choose its own.",
              "Write for example `decimal(10,2)`: ten digits, two of them after the point."));
      return Optional.empty();
    }
    String hint =
        ForeignTypes.ours(name)
            .or(() -> nearest(name).map(near -> "Did you mean `" + near + "`?"))
            .orElse("Known types: " + Shown.list(NAMES) + ".");
    problems.add(
        Problem.error(
            ProblemCode.UNKNOWN_TYPE,
            written.at(),
            "Column type " + Shown.text(name) + " is not known.",
            hint));
    return Optional.empty();
  }

  private static Optional<String> nearest(String name) {
    int bracket = name.indexOf('(');
    if (bracket < 0) {
      return NearNames.nearest(name, NAMES);
    }
    String mended = "decimal" + name.substring(bracket);
    return NearNames.nearest(name.substring(0, bracket), List.of("decimal"))
        .filter(near -> DECIMAL.matcher(mended).matches())
        .map(near -> mended);
  }

  private ColumnType floating() {
    return new DoubleType(fields.choice("non_finite", NON_FINITE).orElse(NonFinite.REFUSE));
  }

  private ColumnType date() {
    return new DateType(
        fields
            .scalar("format")
            .flatMap(scalar -> TemporalFormats.date(scalar, problems))
            .orElse(TemporalFormat.ISO_DATE));
  }

  private ColumnType timestamp() {
    return new TimestampType(
        fields
            .scalar("format")
            .flatMap(scalar -> TemporalFormats.timestamp(scalar, problems))
            .orElse(TemporalFormat.ISO_TIMESTAMP));
  }
}
