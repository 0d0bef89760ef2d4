package dev.portcullis.dialect;

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
import java.util.Optional;

/**
 * Says of a column that its value is an ordinary one. A range of days shuts out the infinities too,
 * since they lie beyond every day.
 */
final class FiniteWriter implements ColumnType.Visitor<Optional<String>> {
  private final AnsiDialect dialect;
  private final String column;

  FiniteWriter(AnsiDialect dialect, String column) {
    this.dialect = dialect;
    this.column = column;
  }

  @Override
  public Optional<String> integer(IntegerType type) {
    return Optional.empty();
  }

  @Override
  public Optional<String> bigInteger(BigIntegerType type) {
    return Optional.empty();
  }

  @Override
  public Optional<String> decimal(DecimalType type) {
    return dialect.finiteDecimal(column);
  }

  @Override
  public Optional<String> floating(DoubleType type) {
    return Optional.of(dialect.finiteDouble(column));
  }

  @Override
  public Optional<String> bool(BooleanType type) {
    return Optional.empty();
  }

  @Override
  public Optional<String> date(DateType type) {
    return between("DATE '0001-01-01'", "DATE '9999-12-31'");
  }

  @Override
  public Optional<String> timestamp(TimestampType type) {
    return between("TIMESTAMP '0001-01-01 00:00:00'", "TIMESTAMP '9999-12-31 23:59:59.999999'");
  }

  @Override
  public Optional<String> instant(InstantType type) {
    return between(
        "TIMESTAMPTZ '0001-01-01 00:00:00+00'", "TIMESTAMPTZ '9999-12-31 23:59:59.999999+00'");
  }

  /** Both engines store the end of a day, 24:00, as a time of its own; no clock shows it. */
  @Override
  public Optional<String> time(TimeType type) {
    return Optional.of(column + " < TIME '24:00:00'");
  }

  @Override
  public Optional<String> uuid(UuidType type) {
    return Optional.empty();
  }

  @Override
  public Optional<String> json(JsonType type) {
    return Optional.empty();
  }

  @Override
  public Optional<String> text(TextType type) {
    return Optional.empty();
  }

  private Optional<String> between(String first, String last) {
    return Optional.of(column + " BETWEEN " + first + " AND " + last);
  }
}
