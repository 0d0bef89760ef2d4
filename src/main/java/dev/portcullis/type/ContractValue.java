package dev.portcullis.type;

import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TimestampType;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A value as a contract names it. Contracts write every type in its usual spelling, whatever {@code
 * format} or {@code true_values} say about files.
 */
public final class ContractValue {
  private static final Pattern DAY = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");

  private ContractValue() {}

  /** Reads the text as a value of the type; a timestamp may be a day, its midnight. */
  public static Reading read(ColumnType type, String text) {
    boolean midnight = type instanceof TimestampType && DAY.matcher(text).matches();
    return LexicalForm.read(usual(type), midnight ? text + " 00:00:00" : text);
  }

  /** How a contract writes dates and timestamps of the type; empty for other types. */
  public static Optional<String> hint(ColumnType type) {
    if (type instanceof DateType) {
      return Optional.of("A contract writes dates as `2026-09-15`.");
    }
    if (type instanceof TimestampType) {
      return Optional.of("A contract writes timestamps as `2026-09-15 08:30:00`.");
    }
    return type instanceof InstantType
        ? Optional.of("A contract writes them as `2026-09-15T08:30:00Z`.")
        : Optional.empty();
  }

  private static ColumnType usual(ColumnType type) {
    if (type instanceof DateType) {
      return new DateType(TemporalFormat.ISO_DATE);
    }
    if (type instanceof TimestampType) {
      return new TimestampType(TemporalFormat.ISO_TIMESTAMP);
    }
    if (type instanceof BooleanType) {
      return BooleanType.usual();
    }
    // Neither a bound nor an equality says anything sensible about NaN and the infinities.
    return type instanceof DoubleType ? new DoubleType(NonFinite.REFUSE) : type;
  }
}
