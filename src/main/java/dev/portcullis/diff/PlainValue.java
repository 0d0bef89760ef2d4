package dev.portcullis.diff;

import dev.portcullis.type.Value;
import dev.portcullis.type.Value.DateValue;
import dev.portcullis.type.Value.DoubleValue;
import dev.portcullis.type.Value.NumberValue;
import dev.portcullis.type.Value.TextValue;
import dev.portcullis.type.Value.TimestampValue;
import dev.portcullis.type.ValueOrder;
import java.math.BigDecimal;
import java.util.OptionalInt;

/** Values in kinds that outlive a change of the type of their column. */
final class PlainValue {
  private PlainValue() {}

  /** A finite double as the number that it is written as, a day as its midnight. */
  static Value of(Value value) {
    if (value instanceof DoubleValue floating && Double.isFinite(floating.number())) {
      return new NumberValue(new BigDecimal(Double.toString(floating.number())));
    }
    return value instanceof DateValue day ? new TimestampValue(day.date().atStartOfDay()) : value;
  }

  /** Their order; empty for values of two kinds, and for texts, whose order Java does not have. */
  static OptionalInt compare(Value left, Value right) {
    boolean isComparable = left.getClass().equals(right.getClass()) && !(left instanceof TextValue);
    return isComparable
        ? OptionalInt.of(ValueOrder.ascending().compare(left, right))
        : OptionalInt.empty();
  }
}
