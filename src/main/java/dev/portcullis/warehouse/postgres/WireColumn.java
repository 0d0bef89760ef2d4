package dev.portcullis.warehouse.postgres;

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
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Objects;
import java.util.UUID;

/**
 * How a column travels from the staging database to Postgres: DuckDB brings the value into the numbers of
 * the wire, this class writes them. Days and microseconds count from 2000-01-01, as Postgres counts; no
 * Java date takes part, so no time zone can shift a value (duckdb issue 18180).
 *
 * @param expression of the staging database that yields what is written
 * @param encoder writes one field
 */
record WireColumn(String expression, Encoder encoder) {
  private static final int LONG_DIGITS = 18;
  private static final String EPOCH_MICROSECONDS = "946684800000000";

  WireColumn {
    Objects.requireNonNull(expression);
    Objects.requireNonNull(encoder);
  }

  /** Writes the field of the row at the cursor. */
  @FunctionalInterface
  interface Encoder {
    void write(ResultSet row, int index, CopyBuffer out) throws SQLException;
  }

  /**
   * The column of that type.
   *
   * @param name quoted
   */
  static WireColumn of(String name, ColumnType type) {
    return type.accept(new Chooser(name));
  }

  private record Chooser(String name) implements ColumnType.Visitor<WireColumn> {
    @Override
    public WireColumn integer(IntegerType type) {
      return new WireColumn(name, Chooser::writeInt);
    }

    private static void writeInt(ResultSet row, int index, CopyBuffer out) throws SQLException {
      int value = row.getInt(index);
      if (row.wasNull()) {
        out.nullField();
      } else {
        out.int32Field(value);
      }
    }

    @Override
    public WireColumn bigInteger(BigIntegerType type) {
      return new WireColumn(name, Chooser::writeLong);
    }

    private static void writeLong(ResultSet row, int index, CopyBuffer out) throws SQLException {
      long value = row.getLong(index);
      if (row.wasNull()) {
        out.nullField();
      } else {
        out.int64Field(value);
      }
    }

    @Override
    public WireColumn decimal(DecimalType type) {
      return type.precision() > LONG_DIGITS ? bigDecimal(type) : smallDecimal(type);
    }

    private WireColumn smallDecimal(DecimalType type) {
      String unscaled = "CAST(" + name + " * " + "1" + "0".repeat(type.scale()) + " AS BIGINT)";
      return new WireColumn(
          unscaled,
          (row, index, out) -> {
            long value = row.getLong(index);
            if (row.wasNull()) {
              out.nullField();
            } else {
              out.numericField(value, type.scale());
            }
          });
    }

    private WireColumn bigDecimal(DecimalType type) {
      return new WireColumn(
          name,
          (row, index, out) -> {
            BigDecimal value = row.getBigDecimal(index);
            if (value == null) {
              out.nullField();
            } else {
              out.numericField(value.setScale(type.scale()).unscaledValue(), type.scale());
            }
          });
    }

    @Override
    public WireColumn floating(DoubleType type) {
      return new WireColumn(
          name,
          (row, index, out) -> {
            double value = row.getDouble(index);
            if (row.wasNull()) {
              out.nullField();
            } else {
              out.doubleField(value);
            }
          });
    }

    @Override
    public WireColumn bool(BooleanType type) {
      return new WireColumn(
          name,
          (row, index, out) -> {
            boolean value = row.getBoolean(index);
            if (row.wasNull()) {
              out.nullField();
            } else {
              out.booleanField(value);
            }
          });
    }

    @Override
    public WireColumn date(DateType type) {
      return new WireColumn(
          "CAST(" + name + " - DATE '2000-01-01' AS INTEGER)", Chooser::writeInt);
    }

    @Override
    public WireColumn timestamp(TimestampType type) {
      return microseconds();
    }

    @Override
    public WireColumn instant(InstantType type) {
      return microseconds();
    }

    private WireColumn microseconds() {
      return new WireColumn(
          "epoch_us(" + name + ") - " + EPOCH_MICROSECONDS, Chooser::writeLong);
    }

    @Override
    public WireColumn time(TimeType type) {
      return new WireColumn("epoch_us(" + name + ")", Chooser::writeLong);
    }

    @Override
    public WireColumn uuid(UuidType type) {
      return new WireColumn(
          "CAST(" + name + " AS VARCHAR)",
          (row, index, out) -> {
            String value = row.getString(index);
            if (value == null) {
              out.nullField();
            } else {
              out.uuidField(UUID.fromString(value));
            }
          });
    }

    @Override
    public WireColumn json(JsonType type) {
      return new WireColumn("CAST(" + name + " AS VARCHAR)", Chooser::writeText);
    }

    @Override
    public WireColumn text(TextType type) {
      return new WireColumn(name, Chooser::writeText);
    }

    private static void writeText(ResultSet row, int index, CopyBuffer out) throws SQLException {
      String value = row.getString(index);
      if (value == null) {
        out.nullField();
      } else {
        out.textField(value);
      }
    }
  }
}
