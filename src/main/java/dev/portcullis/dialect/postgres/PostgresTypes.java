package dev.portcullis.dialect.postgres;

import dev.portcullis.type.ColumnType;
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

/** The types of Postgres. */
final class PostgresTypes implements ColumnType.Visitor<String> {
  @Override
  public String integer(IntegerType type) {
    return "integer";
  }

  @Override
  public String bigInteger(BigIntegerType type) {
    return "bigint";
  }

  @Override
  public String decimal(DecimalType type) {
    return "numeric(" + type.precision() + "," + type.scale() + ")";
  }

  @Override
  public String floating(DoubleType type) {
    return "double precision";
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

  /**
   * Not {@code jsonb}: what was delivered is kept as it is, with its order and its repeated keys.
   */
  @Override
  public String json(JsonType type) {
    return "json";
  }

  /**
   * Not {@code varchar(n)}: a limit is a CHECK of its own, with a name, that can be changed without
   * a rewrite.
   */
  @Override
  public String text(TextType type) {
    return "text";
  }
}
