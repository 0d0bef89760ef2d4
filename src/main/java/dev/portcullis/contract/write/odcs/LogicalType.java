package dev.portcullis.contract.write.odcs;

import dev.portcullis.contract.write.YamlMapping;
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
import dev.portcullis.type.TemporalFormat;

/**
 * A type in the words of the standard. Precision and scale have no place but the physical type.
 *
 * @param logical the logical type
 * @param physical the physical type, as most engines understand it
 * @param options those of the logical type that the type itself needs
 */
record LogicalType(String logical, String physical, YamlMapping options) {
  static LogicalType of(ColumnType type) {
    return type.accept(new Words());
  }

  private static final class Words implements ColumnType.Visitor<LogicalType> {
    private final YamlMapping options = new YamlMapping();

    private LogicalType of(String logical, String physical) {
      return new LogicalType(logical, physical, options);
    }

    private void format(TemporalFormat format) {
      if (!format.isDefault()) {
        options.text("format", format.source());
      }
    }

    @Override
    public LogicalType integer(IntegerType type) {
      options.text("format", "i32");
      return of("integer", "int");
    }

    @Override
    public LogicalType bigInteger(BigIntegerType type) {
      options.text("format", "i64");
      return of("integer", "bigint");
    }

    @Override
    public LogicalType decimal(DecimalType type) {
      return of("number", "numeric(" + type.precision() + "," + type.scale() + ")");
    }

    @Override
    public LogicalType floating(DoubleType type) {
      options.text("format", "f64");
      return of("number", "double");
    }

    @Override
    public LogicalType bool(BooleanType type) {
      return of("boolean", "boolean");
    }

    @Override
    public LogicalType date(DateType type) {
      format(type.format());
      return of("date", "date");
    }

    @Override
    public LogicalType timestamp(TimestampType type) {
      format(type.format());
      options.word("timezone", false);
      return of("timestamp", "timestamp");
    }

    @Override
    public LogicalType instant(InstantType type) {
      options.word("timezone", true);
      return of("timestamp", "timestamptz");
    }

    @Override
    public LogicalType time(TimeType type) {
      return of("time", "time");
    }

    @Override
    public LogicalType uuid(UuidType type) {
      options.text("format", "uuid");
      return of("string", "uuid");
    }

    @Override
    public LogicalType json(JsonType type) {
      return of("object", "json");
    }

    @Override
    public LogicalType text(TextType type) {
      return of("string", "text");
    }
  }
}
