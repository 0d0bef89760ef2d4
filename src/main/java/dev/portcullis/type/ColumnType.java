package dev.portcullis.type;

import java.util.List;
import java.util.Objects;

/**
 * The type of a column together with the spellings that a file may use for its values. The lexical
 * form of each type is that of decision D3: the contract decides what a value is, never an engine's
 * cast.
 */
public sealed interface ColumnType {
  <R> R accept(Visitor<R> visitor);

  /** One method a type: a new type breaks the build wherever it must be thought of. */
  interface Visitor<R> {
    R integer(IntegerType type);

    R bigInteger(BigIntegerType type);

    R decimal(DecimalType type);

    R floating(DoubleType type);

    R bool(BooleanType type);

    R date(DateType type);

    R timestamp(TimestampType type);

    R instant(InstantType type);

    R time(TimeType type);

    R uuid(UuidType type);

    R json(JsonType type);

    R text(TextType type);
  }

  /** {@code int}: 32 bits, signed. */
  record IntegerType() implements ColumnType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.integer(this);
    }
  }

  /** {@code long}: 64 bits, signed. */
  record BigIntegerType() implements ColumnType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.bigInteger(this);
    }
  }

  /**
   * {@code decimal(precision,scale)}: exact, never rounded.
   *
   * @param precision digits in all, 1 to 38
   * @param scale digits after the point, 0 to precision
   */
  record DecimalType(int precision, int scale) implements ColumnType {
    public DecimalType {
      if (precision < 1 || precision > 38 || scale < 0 || scale > precision) {
        throw new IllegalArgumentException("decimal(" + precision + "," + scale + ")");
      }
    }

    /** Digits before the point. */
    public int wholeDigits() {
      return precision - scale;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.decimal(this);
    }
  }

  /** Which values beside the finite ones a double column may hold. */
  enum NonFinite {
    REFUSE,
    ALLOW
  }

  /** {@code double}: 64 bits, binary; NaN and the infinities only when the contract says so. */
  record DoubleType(NonFinite nonFinite) implements ColumnType {
    public DoubleType {
      Objects.requireNonNull(nonFinite);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.floating(this);
    }
  }

  /**
   * {@code boolean}.
   *
   * @param trueSpellings what a file may write for true, compared in lower case
   * @param falseSpellings what a file may write for false, compared in lower case
   */
  record BooleanType(List<String> trueSpellings, List<String> falseSpellings)
      implements ColumnType {
    public BooleanType {
      trueSpellings = List.copyOf(trueSpellings);
      falseSpellings = List.copyOf(falseSpellings);
    }

    /** {@code true} and {@code false}. */
    public static BooleanType usual() {
      return new BooleanType(List.of("true"), List.of("false"));
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.bool(this);
    }
  }

  /** {@code date}: a day that exists, years 0001 to 9999. */
  record DateType(TemporalFormat format) implements ColumnType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.date(this);
    }
  }

  /** {@code timestamp}: a date and a time of day without a zone, to the microsecond. */
  record TimestampType(TemporalFormat format) implements ColumnType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.timestamp(this);
    }
  }

  /** {@code timestamptz}: an instant, to the microsecond; the text carries its offset. */
  record InstantType() implements ColumnType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.instant(this);
    }
  }

  /** {@code time}: a time of day, to the microsecond, 00:00 to 23:59:59.999999. */
  record TimeType() implements ColumnType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.time(this);
    }
  }

  /** {@code uuid}: 8-4-4-4-12 hexadecimal digits in any case. */
  record UuidType() implements ColumnType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.uuid(this);
    }
  }

  /** {@code json}: a well-formed JSON text, kept as it is. */
  record JsonType() implements ColumnType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.json(this);
    }
  }

  /** {@code string}: any text without NUL, never trimmed. */
  record TextType() implements ColumnType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.text(this);
    }
  }
}
