package dev.portcullis.migrate.postgres;

import dev.portcullis.dialect.Identifier;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.Conversion.Work;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TypeWords;
import java.util.Optional;

/**
 * Conversions of Postgres, which rounds {@code 5.55} to {@code 5.6} without a word when a column
 * becomes {@code numeric(12,1)}, so that a condition says of each that may do so which values it
 * keeps.
 */
final class PostgresConversions {
  private final TypeWords from;
  private final TypeWords to;
  private final String fromType;
  private final String toType;
  private final String column;

  private PostgresConversions(ColumnRetyped change, String column) {
    this.from = TypeWords.of(change.before().type());
    this.to = TypeWords.of(change.after().type());
    this.fromType = change.before().sqlType();
    this.toType = change.after().sqlType();
    this.column = column;
  }

  static Optional<Conversion> of(ColumnRetyped change) {
    String column = Identifier.quoted(change.after().name());
    return new PostgresConversions(change, column).conversion();
  }

  private Optional<Conversion> conversion() {
    if (to.name().equals("string")) {
      return safe();
    }
    if (from.name().equals("string")) {
      return to.form().map(this::written).or(this::safe);
    }
    if (from.isNumber() && to.isNumber()) {
      return from.isWithin(to) ? safe() : when(number());
    }
    if (from.name().equals("date") && to.name().equals("timestamp")) {
      return safe();
    }
    if (from.name().equals("timestamp") && to.name().equals("date")) {
      return when(column + " = date_trunc('day', " + column + ")");
    }
    return Optional.empty();
  }

  private Conversion written(String form) {
    String matches = column + " ~ " + Identifier.text("^(?:" + form + ")$");
    String lossless =
        to.isInteger()
            ? "CASE WHEN " + matches + " THEN CAST(" + column + " AS numeric)" + range() + " END"
            : matches;
    return new Conversion(
        cast(), Optional.of("coalesce(" + lossless + ", " + column + " IS NULL)"), Work.REWRITE);
  }

  private String number() {
    return switch (to.name()) {
      case "int", "long" ->
          from.isInteger()
              ? column + range()
              : column + " = trunc(" + column + ") AND " + column + range();
      case "double" ->
          "CAST(CAST(%s AS double precision) AS numeric) = %s".formatted(column, column);
      default -> decimal();
    };
  }

  /** Below the bound first: what lies above it cannot be cast and would fail with other words. */
  private String decimal() {
    String small = "abs(" + column + ") < 1e" + to.wholeDigits();
    return from.name().equals("double")
        ? "CASE WHEN %s THEN CAST(CAST(%s AS %s) AS double precision) = %s ELSE false END"
            .formatted(small, column, toType, column)
        : "%s AND CAST(%s AS numeric) = round(CAST(%s AS numeric), %d)"
            .formatted(small, column, column, to.scale());
  }

  private String range() {
    return to.name().equals("int")
        ? " BETWEEN " + Integer.MIN_VALUE + " AND " + Integer.MAX_VALUE
        : " BETWEEN " + Long.MIN_VALUE + " AND " + Long.MAX_VALUE;
  }

  private Optional<Conversion> safe() {
    return Optional.of(
        new Conversion(cast(), Optional.empty(), isStoredAlike() ? Work.CATALOG : Work.REWRITE));
  }

  /** Postgres keeps the files of the table and of its indexes. */
  private boolean isStoredAlike() {
    boolean onlyPrecision =
        from.name().equals("decimal") && to.name().equals("decimal") && from.scale() == to.scale();
    return onlyPrecision || (fromType.startsWith("character varying") && toType.equals("text"));
  }

  private Optional<Conversion> when(String lossless) {
    return Optional.of(
        new Conversion(
            cast(), Optional.of("(" + lossless + ") OR " + column + " IS NULL"), Work.REWRITE));
  }

  private String cast() {
    return "CAST(" + column + " AS " + toType + ")";
  }
}
