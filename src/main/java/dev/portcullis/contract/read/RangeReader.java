package dev.portcullis.contract.read;

import dev.portcullis.contract.Bound;
import dev.portcullis.contract.Bound.End;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.Value;
import dev.portcullis.type.Value.NumberValue;
import dev.portcullis.type.ValueOrder;
import java.math.BigDecimal;
import java.util.Optional;

/** Reads the lower and the upper bound of a column. */
final class RangeReader {
  private final Fields fields;
  private final ColumnType type;
  private final Problems problems;

  RangeReader(Fields fields, ColumnType type, Problems problems) {
    this.fields = fields;
    this.type = type;
    this.problems = problems;
  }

  static String minimumKey(Bound bound) {
    return bound.end() == End.INCLUSIVE ? "min" : "exclusive_min";
  }

  static String maximumKey(Bound bound) {
    return bound.end() == End.INCLUSIVE ? "max" : "exclusive_max";
  }

  Range read() {
    Range range = new Range(bound("min", "exclusive_min"), bound("max", "exclusive_max"));
    if (range.minimum().isPresent() && range.maximum().isPresent()) {
      refuseEmpty(range.minimum().get(), range.maximum().get());
    }
    return range;
  }

  private Optional<Declared<Bound>> bound(String inclusive, String exclusive) {
    Optional<Scalar> included = fields.scalar(inclusive);
    Optional<Scalar> excluded = fields.scalar(exclusive);
    if (included.isPresent() && excluded.isPresent()) {
      problems.add(
          Problem.error(
              ProblemCode.CONFLICTING_KEYS,
              excluded.get().at(),
              "Both `" + inclusive + "` and `" + exclusive + "` bound the same end.",
              "Keep one of the two."));
    }
    Optional<Declared<Bound>> bound = included.flatMap(s -> bound(inclusive, s, End.INCLUSIVE));
    Optional<Declared<Bound>> other = excluded.flatMap(s -> bound(exclusive, s, End.EXCLUSIVE));
    return bound.or(() -> other);
  }

  private Optional<Declared<Bound>> bound(String key, Scalar written, End end) {
    return ValueReader.read("`" + key + "` is", ", which", type, written, problems)
        .map(value -> new Declared<>(new Bound(value, end), written.at()));
  }

  private void refuseEmpty(Declared<Bound> minimum, Declared<Bound> maximum) {
    Value low = nearestAllowed(minimum.value(), 1);
    Value high = nearestAllowed(maximum.value(), -1);
    int order = ValueOrder.ascending().compare(low, high);
    boolean bothIncluded = isIncluded(minimum.value()) && isIncluded(maximum.value());
    if (order < 0 || (order == 0 && bothIncluded)) {
      return;
    }
    problems.add(
        Problem.error(
            ProblemCode.EMPTY_RANGE,
            maximum.at(),
            "No value lies between `"
                + minimumKey(minimum.value())
                + "` "
                + minimum.value().value()
                + " and `"
                + maximumKey(maximum.value())
                + "` "
                + maximum.value().value()
                + "."));
  }

  private boolean isWhole() {
    return type instanceof IntegerType || type instanceof BigIntegerType;
  }

  private boolean isIncluded(Bound bound) {
    return bound.end() == End.INCLUSIVE || isWhole();
  }

  /** Between the exclusive bounds 1 and 2 lies no whole number. */
  private Value nearestAllowed(Bound bound, int step) {
    return isWhole() && bound.end() == End.EXCLUSIVE
        ? new NumberValue(((NumberValue) bound.value()).number().add(BigDecimal.valueOf(step)))
        : bound.value();
  }
}
