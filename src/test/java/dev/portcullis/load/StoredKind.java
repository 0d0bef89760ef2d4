package dev.portcullis.load;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Locale;

/** The kinds of values, and how each is read back from a table, spelled alike on all engines. */
enum StoredKind {
  INT,
  LONG,
  DECIMAL,
  DOUBLE,
  BOOLEAN,
  DATE,
  TIMESTAMP,
  INSTANT,
  TIME,
  UUID,
  JSON,
  TEXT;

  /** The SQL expression that yields the stored value as text. */
  String expression(String column, String dialect) {
    if (this != INSTANT) {
      return "CAST(" + column + " AS TEXT)";
    }
    // Microseconds since 1970: no time zone of a session or a JVM takes part.
    return dialect.equals("duckdb")
        ? "CAST(epoch_us(" + column + ") AS TEXT)"
        : "CAST(CAST(extract(epoch FROM " + column + ") * 1000000 AS bigint) AS TEXT)";
  }

  /** The one spelling of a stored value. */
  String canonical(String stored) {
    return switch (this) {
      case INT, LONG, BOOLEAN, DATE, INSTANT, UUID, JSON, TEXT -> stored;
      case DECIMAL -> decimal(new BigDecimal(stored));
      case DOUBLE -> floating(stored.toLowerCase(Locale.ROOT));
      case TIMESTAMP -> LocalDateTime.parse(stored.replace(' ', 'T')).toString();
      case TIME -> LocalTime.parse(stored).toString();
    };
  }

  /** Numerically equal decimals have one spelling. */
  static String decimal(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }

  private static String floating(String stored) {
    return switch (stored) {
      case "nan" -> "NaN";
      case "inf", "infinity" -> "Infinity";
      case "-inf", "-infinity" -> "-Infinity";
      default -> Double.toString(Double.parseDouble(stored));
    };
  }
}
