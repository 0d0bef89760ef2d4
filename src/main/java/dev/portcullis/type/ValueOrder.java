package dev.portcullis.type;

import dev.portcullis.type.Value.BooleanValue;
import dev.portcullis.type.Value.DateValue;
import dev.portcullis.type.Value.DoubleValue;
import dev.portcullis.type.Value.InstantValue;
import dev.portcullis.type.Value.NumberValue;
import dev.portcullis.type.Value.TextValue;
import dev.portcullis.type.Value.TimeValue;
import dev.portcullis.type.Value.TimestampValue;
import dev.portcullis.type.Value.UuidValue;
import java.util.Comparator;

/**
 * Compares two values of one column type, as the warehouses do for all types that can have bounds.
 * Values of two types cannot be compared.
 */
public final class ValueOrder implements Value.Visitor<Integer> {
  private final Value other;

  private ValueOrder(Value other) {
    this.other = other;
  }

  /** The order of values of one type. */
  public static Comparator<Value> ascending() {
    return (left, right) -> left.accept(new ValueOrder(right));
  }

  @Override
  public Integer number(NumberValue value) {
    return value.number().compareTo(((NumberValue) other).number());
  }

  @Override
  public Integer floating(DoubleValue value) {
    return Double.compare(value.number(), ((DoubleValue) other).number());
  }

  @Override
  public Integer bool(BooleanValue value) {
    return Boolean.compare(value.truth(), ((BooleanValue) other).truth());
  }

  @Override
  public Integer date(DateValue value) {
    return value.date().compareTo(((DateValue) other).date());
  }

  @Override
  public Integer timestamp(TimestampValue value) {
    return value.timestamp().compareTo(((TimestampValue) other).timestamp());
  }

  @Override
  public Integer instant(InstantValue value) {
    return value.instant().compareTo(((InstantValue) other).instant());
  }

  @Override
  public Integer time(TimeValue value) {
    return value.time().compareTo(((TimeValue) other).time());
  }

  @Override
  public Integer uuid(UuidValue value) {
    return value.uuid().compareTo(((UuidValue) other).uuid());
  }

  @Override
  public Integer text(TextValue value) {
    return value.text().compareTo(((TextValue) other).text());
  }
}
