package dev.portcullis.warehouse.postgres;

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
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.duckdb.DuckDBReadableVector;

/**
 * How a column travels from the staging database to Postgres: DuckDB brings the value into the
 * numbers of the wire, this class writes them. Days and microseconds count from 2000-01-01, as
 * Postgres counts; no Java date takes part, so no time zone can shift a value (duckdb issue 18180).
 *
 * <p>Fetching a text is what costs most. So all texts of a row come as one, and a text column
 * yields its length in bytes.
 *
 * @param expression of the staging database that yields what is written
 * @param text the expression of a text column that is joined with those of the others
 * @param encoder writes one field
 */
record WireColumn(String expression, Optional<String> text, Encoder encoder) {
  private static final int LONG_DIGITS = 18;
  private static final String EPOCH_MICROSECONDS = "946684800000000";

  WireColumn {
    Objects.requireNonNull(expression);
    Objects.requireNonNull(text);
    Objects.requireNonNull(encoder);
  }

  private WireColumn(String expression, Encoder encoder) {
    this(expression, Optional.empty(), encoder);
  }

  /** The texts of a row in the order of the columns; empty when no column is a text. */
  static Optional<String> joinedTexts(List<WireColumn> columns) {
    List<String> texts = columns.stream().flatMap(column -> column.text().stream()).toList();
    return texts.isEmpty()
        ? Optional.empty()
        : Optional.of("concat(" + String.join(", ", texts) + ")");
  }

  /** Writes the value of a row that is not NULL. */
  @FunctionalInterface
  interface Encoder {
    void write(DuckDBReadableVector values, long row, CopyBuffer out);
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
      return whole(name);
    }

    private static WireColumn whole(String expression) {
      return new WireColumn(expression, (values, row, out) -> out.int32Field(values.getInt(row)));
    }

    @Override
    public WireColumn bigInteger(BigIntegerType type) {
      return big(name);
    }

    private static WireColumn big(String expression) {
      return new WireColumn(expression, (values, row, out) -> out.int64Field(values.getLong(row)));
    }

    @Override
    public WireColumn decimal(DecimalType type) {
      return type.precision() > LONG_DIGITS ? bigDecimal(type) : smallDecimal(type);
    }

    /** DuckDB multiplies in the width of the column; what may outgrow it is widened first. */
    private WireColumn smallDecimal(DecimalType type) {
      boolean fits = type.precision() + type.scale() <= LONG_DIGITS;
      String wide = fits ? name : "CAST(" + name + " AS DECIMAL(38," + type.scale() + "))";
      String unscaled = "CAST(" + wide + " * 1" + "0".repeat(type.scale()) + " AS BIGINT)";
      return new WireColumn(
          unscaled, (values, row, out) -> out.numericField(values.getLong(row), type.scale()));
    }

    private WireColumn bigDecimal(DecimalType type) {
      return new WireColumn(
          name,
          (values, row, out) ->
              out.numericField(
                  values.getBigDecimal(row).setScale(type.scale()).unscaledValue(), type.scale()));
    }

    @Override
    public WireColumn floating(DoubleType type) {
      return new WireColumn(name, (values, row, out) -> out.doubleField(values.getDouble(row)));
    }

    @Override
    public WireColumn bool(BooleanType type) {
      return new WireColumn(name, (values, row, out) -> out.booleanField(values.getBoolean(row)));
    }

    @Override
    public WireColumn date(DateType type) {
      return whole("CAST(" + name + " - DATE '2000-01-01' AS INTEGER)");
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
      return big("epoch_us(" + name + ") - " + EPOCH_MICROSECONDS);
    }

    @Override
    public WireColumn time(TimeType type) {
      return big("epoch_us(" + name + ")");
    }

    @Override
    public WireColumn uuid(UuidType type) {
      return new WireColumn(
          "CAST(" + name + " AS VARCHAR)",
          (values, row, out) -> out.uuidField(UUID.fromString(values.getString(row))));
    }

    @Override
    public WireColumn json(JsonType type) {
      return characters("CAST(" + name + " AS VARCHAR)");
    }

    @Override
    public WireColumn text(TextType type) {
      return characters(name);
    }

    private static WireColumn characters(String expression) {
      return new WireColumn(
          "CAST(strlen(" + expression + ") AS INTEGER)",
          Optional.of(expression),
          (values, row, out) -> out.textField(values.getInt(row)));
    }
  }
}
