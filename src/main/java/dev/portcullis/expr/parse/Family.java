package dev.portcullis.expr.parse;

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

/** Types whose values compare with each other. */
enum Family {
  /** Whole numbers and decimals. */
  EXACT,
  FLOATING,
  BOOLEAN,
  DATE,
  TIMESTAMP,
  INSTANT,
  TIME,
  UUID,
  JSON,
  TEXT;

  static Family of(ColumnType type) {
    return type.accept(new Finder());
  }

  boolean isNumber() {
    return this == EXACT || this == FLOATING;
  }

  /** Whether {@code <} means something that all engines agree on. */
  boolean isOrdered() {
    return this != BOOLEAN && this != UUID && this != JSON;
  }

  private static final class Finder implements ColumnType.Visitor<Family> {
    @Override
    public Family integer(IntegerType type) {
      return EXACT;
    }

    @Override
    public Family bigInteger(BigIntegerType type) {
      return EXACT;
    }

    @Override
    public Family decimal(DecimalType type) {
      return EXACT;
    }

    @Override
    public Family floating(DoubleType type) {
      return FLOATING;
    }

    @Override
    public Family bool(BooleanType type) {
      return BOOLEAN;
    }

    @Override
    public Family date(DateType type) {
      return DATE;
    }

    @Override
    public Family timestamp(TimestampType type) {
      return TIMESTAMP;
    }

    @Override
    public Family instant(InstantType type) {
      return INSTANT;
    }

    @Override
    public Family time(TimeType type) {
      return TIME;
    }

    @Override
    public Family uuid(UuidType type) {
      return UUID;
    }

    @Override
    public Family json(JsonType type) {
      return JSON;
    }

    @Override
    public Family text(TextType type) {
      return TEXT;
    }
  }
}
