package dev.portcullis.dialect.duckdb;

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
