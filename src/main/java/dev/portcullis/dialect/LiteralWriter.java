package dev.portcullis.dialect;

import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.UuidType;
import dev.portcullis.type.Value;
import dev.portcullis.type.Value.BooleanValue;
import dev.portcullis.type.Value.DateValue;
import dev.portcullis.type.Value.DoubleValue;
import dev.portcullis.type.Value.InstantValue;
import dev.portcullis.type.Value.NumberValue;
import dev.portcullis.type.Value.TextValue;
import dev.portcullis.type.Value.TimeValue;
import dev.portcullis.type.Value.TimestampValue;
import dev.portcullis.type.Value.UuidValue;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * Writes constants. Each carries its type, so that no engine is left to choose one: a double is
 * never compared as a decimal, a day never as a text.
 */
final class LiteralWriter implements Value.Visitor<String> {
  private final AnsiDialect dialect;

  LiteralWriter(AnsiDialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public String number(NumberValue value) {
    return dialect.number(value.number());
  }

  /** From text, since an engine may lose the last bit on the way from a decimal constant. */
  @Override
  public String floating(DoubleValue value) {
    return cast(ShortestDouble.text(value.number()), dialect.type(new DoubleType(NonFinite.ALLOW)));
  }

  @Override
  public String bool(BooleanValue value) {
    return value.truth() ? "TRUE" : "FALSE";
  }

  @Override
  public String date(DateValue value) {
    return "DATE " + Identifier.text(value.toString());
  }

  @Override
  public String timestamp(TimestampValue value) {
    return "TIMESTAMP " + Identifier.text(value.toString());
  }

  /** With its offset, or the session's time zone would decide. */
  @Override
  public String instant(InstantValue value) {
    LocalDateTime utc = LocalDateTime.ofInstant(value.instant(), ZoneOffset.UTC);
    return "TIMESTAMPTZ " + Identifier.text(new TimestampValue(utc) + "+00");
  }

  @Override
  public String time(TimeValue value) {
    return "TIME " + Identifier.text(value.toString());
  }

  @Override
  public String uuid(UuidValue value) {
    return cast(value.toString(), dialect.type(new UuidType()));
  }

  @Override
  public String text(TextValue value) {
    return Identifier.text(value.text());
  }

  private static String cast(String text, String type) {
    return "CAST(" + Identifier.text(text) + " AS " + type + ")";
  }
}
