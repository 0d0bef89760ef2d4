package dev.portcullis.type;

import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.JsonType;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.ColumnType.TimeType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.ColumnType.UuidType;

/** The word by which a contract calls a type, for example {@code decimal(10,2)}. */
public final class TypeName implements ColumnType.Visitor<String> {
  private static final TypeName VISITOR = new TypeName();

  private TypeName() {}

  /** The word for this type. */
  public static String of(ColumnType type) {
    return type.accept(VISITOR);
  }

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
