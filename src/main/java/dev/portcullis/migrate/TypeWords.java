package dev.portcullis.migrate;

import dev.portcullis.contract.ColumnType;
import dev.portcullis.contract.ColumnType.BigIntegerType;
import dev.portcullis.contract.ColumnType.BooleanType;
import dev.portcullis.contract.ColumnType.DateType;
import dev.portcullis.contract.ColumnType.DecimalType;
import dev.portcullis.contract.ColumnType.DoubleType;
import dev.portcullis.contract.ColumnType.InstantType;
import dev.portcullis.contract.ColumnType.IntegerType;
import dev.portcullis.contract.ColumnType.JsonType;
import dev.portcullis.contract.ColumnType.TextType;
import dev.portcullis.contract.ColumnType.TimeType;
import dev.portcullis.contract.ColumnType.TimestampType;
import dev.portcullis.contract.ColumnType.UuidType;

/** The types as a contract spells them. */
final class TypeWords implements ColumnType.Visitor<String> {
  @Override
  public String integer(IntegerType type) {
    return "int";
  }

  @Override
  public String bigInteger(BigIntegerType type) {
    return "long";
  }

  @Override
  public String decimal(DecimalType type) {
    return "decimal(" + type.precision() + "," + type.scale() + ")";
  }

  @Override
  public String floating(DoubleType type) {
    return "double";
  }

  @Override
  public String bool(BooleanType type) {
    return "boolean";
  }

  @Override
  public String date(DateType type) {
    return "date";
  }

  @Override
  public String timestamp(TimestampType type) {
    return "timestamp";
  }

  @Override
  public String instant(InstantType type) {
    return "timestamptz";
  }

  @Override
  public String time(TimeType type) {
    return "time";
  }

  @Override
  public String uuid(UuidType type) {
    return "uuid";
  }

  @Override
  public String json(JsonType type) {
    return "json";
  }

  @Override
  public String text(TextType type) {
    return "string";
  }
}
