package dev.portcullis.contract.write;

import dev.portcullis.type.Value;
import dev.portcullis.type.Value.BooleanValue;
import dev.portcullis.type.Value.DateValue;
import dev.portcullis.type.Value.DoubleValue;
import dev.portcullis.type.Value.InstantValue;
import dev.portcullis.type.Value.NumberValue;
import dev.portcullis.type.Value.TextValue;
import dev.portcullis.type.Value.TimeValue;
import dev.portcullis.type.Value.TimestampValue;
import dev.portcullis.type.Value.UuidValue;

/** A value as a contract writes it: the usual form of its type. */
final class WrittenValue implements Value.Visitor<YamlNode> {
  private static final int READABLE = 17;

  static YamlNode of(Value value) {
    return value.accept(new WrittenValue());
  }

  @Override
  public YamlNode number(NumberValue value) {
    return YamlNode.number(value.number());
  }

  @Override
  public YamlNode floating(DoubleValue value) {
    String plain = value.toString();
    return plain.length() <= READABLE
        ? new YamlNode.Word(plain)
        : new YamlNode.Text(Double.toString(value.number()));
  }

  @Override
  public YamlNode bool(BooleanValue value) {
    return new YamlNode.Word(value.toString());
  }

  @Override
  public YamlNode date(DateValue value) {
    return text(value);
  }

  @Override
  public YamlNode timestamp(TimestampValue value) {
    return text(value);
  }

  @Override
  public YamlNode instant(InstantValue value) {
    return text(value);
  }

  @Override
  public YamlNode time(TimeValue value) {
    return text(value);
  }

  @Override
  public YamlNode uuid(UuidValue value) {
    return text(value);
  }

  @Override
  public YamlNode text(TextValue value) {
    return text((Value) value);
  }

  private static YamlNode text(Value value) {
    return new YamlNode.Text(value.toString());
  }
}
