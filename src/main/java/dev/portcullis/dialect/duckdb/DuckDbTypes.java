package dev.portcullis.dialect.duckdb;

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

/** The types of DuckDB. */
final class DuckDbTypes implements ColumnType.Visitor<String> {
  @Override
  public String integer(IntegerType type) {
    return "INTEGER";
  }

  @Override
  public String bigInteger(BigIntegerType type) {
    return "BIGINT";
  }

  @Override
  public String decimal(DecimalType type) {
    return "DECIMAL(" + type.precision() + "," + type.scale() + ")";
  }

  @Override
  public String floating(DoubleType type) {
    return "DOUBLE";
  }

  @Override
  public String bool(BooleanType type) {
    return "BOOLEAN";
  }

  @Override
  public String date(DateType type) {
    return "DATE";
  }

  @Override
  public String timestamp(TimestampType type) {
    return "TIMESTAMP";
  }

  @Override
  public String instant(InstantType type) {
    return "TIMESTAMPTZ";
  }

  @Override
  public String time(TimeType type) {
    return "TIME";
  }

  @Override
  public String uuid(UuidType type) {
    return "UUID";
  }

  @Override
  public String json(JsonType type) {
    return "JSON";
  }

  @Override
  public String text(TextType type) {
    return "VARCHAR";
  }
}
