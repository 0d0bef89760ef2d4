package dev.portcullis.type;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Objects;
import java.util.UUID;

/** A typed value that a contract names: a bound, a member of an enum, a default. Never NULL. */
public sealed interface Value {
  <R> R accept(Visitor<R> visitor);

  /** One method a kind of value. */
  interface Visitor<R> {
    R number(NumberValue value);

    R floating(DoubleValue value);

    R bool(BooleanValue value);

    R date(DateValue value);

    R timestamp(TimestampValue value);

    R instant(InstantValue value);

    R time(TimeValue value);

    R uuid(UuidValue value);

    R text(TextValue value);
  }

  /**
   * A value of an {@code int}, {@code long} or {@code decimal} column, exact. Equal when
   * numerically equal.
   */
  record NumberValue(BigDecimal number) implements Value {
    public NumberValue {
      number = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.number(this);
    }

    @Override
    public String toString() {
      return number.toPlainString();
    }
  }

  /** A value of a {@code double} column; {@code -0.0} is held as {@code 0.0}. */
  record DoubleValue(double number) implements Value {
    public DoubleValue {
      number = number == 0 ? 0.0 : number;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.floating(this);
    }

    @Override
    public String toString() {
      return Double.isInfinite(number) || Double.isNaN(number)
          ? Double.toString(number)
          : new BigDecimal(Double.toString(number)).stripTrailingZeros().toPlainString();
    }
  }

  record BooleanValue(boolean truth) implements Value {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.bool(this);
    }

    @Override
    public String toString() {
      return Boolean.toString(truth);
    }
  }

  record DateValue(LocalDate date) implements Value {
    public DateValue {
      Objects.requireNonNull(date);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.date(this);
    }

    @Override
    public String toString() {
      return date.toString();
    }
  }

  record TimestampValue(LocalDateTime timestamp) implements Value {
    public TimestampValue {
      Objects.requireNonNull(timestamp);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.timestamp(this);
    }

    @Override
    public String toString() {
      return timestamp.toLocalDate() + " " + TimeValue.text(timestamp.toLocalTime());
    }
  }

  record InstantValue(Instant instant) implements Value {
    public InstantValue {
      Objects.requireNonNull(instant);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.instant(this);
    }

    @Override
    public String toString() {
      return instant.toString();
    }
  }

  record TimeValue(LocalTime time) implements Value {
    public TimeValue {
      Objects.requireNonNull(time);
    }

    /** With seconds always, with a fraction only when there is one. */
    static String text(LocalTime time) {
      String text = time.toString();
      return text.length() == 5 ? text + ":00" : text;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.time(this);
    }

    @Override
    public String toString() {
      return text(time);
    }
  }

  record UuidValue(UUID uuid) implements Value {
    public UuidValue {
      Objects.requireNonNull(uuid);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.uuid(this);
    }

    @Override
    public String toString() {
      return uuid.toString();
    }
  }

  record TextValue(String text) implements Value {
    public TextValue {
      Objects.requireNonNull(text);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.text(this);
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
