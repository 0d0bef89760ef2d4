package dev.portcullis.dialect.postgres;

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
