package dev.portcullis.migrate.duckdb;

import dev.portcullis.dialect.Identifier;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.Conversion.Work;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TypeWords;
import java.util.Optional;

/**
 * Conversions of DuckDB, whose casts round ({@code '1.5'} is the integer 2), so that a condition
 * says of each that may do so which values it keeps.
 */
final class DuckDbConversions {
  private final TypeWords from;
  private final TypeWords to;
  private final String fromType;
  private final String toType;
  private final String column;

  private DuckDbConversions(ColumnRetyped change, String column) {
    this.from = TypeWords.of(change.before().type());
    this.to = TypeWords.of(change.after().type());
    this.fromType = change.before().sqlType();
    this.toType = change.after().sqlType();
    this.column = column;
  }

  static Optional<Conversion> of(ColumnRetyped change) {
    String column = Identifier.quoted(change.after().name());
    return new DuckDbConversions(change, column).conversion();
  }

  private Optional<Conversion> conversion() {
    if (to.name().equals("string")) {
      return safe();
    }
    if (from.name().equals("string")) {
      return when(written() + "TRY_CAST(" + column + " AS " + toType + ") IS NOT NULL");
    }
    if (from.isNumber() && to.isNumber()) {
      return from.isWithin(to)
          ? safe()
          : when(
              "TRY_CAST(TRY_CAST(%s AS %s) AS %s) IS NOT DISTINCT FROM %s"
                  .formatted(column, toType, fromType, column));
    }
    if (from.name().equals("date") && to.name().equals("timestamp")) {
      return safe();
    }
    if (from.name().equals("timestamp") && to.name().equals("date")) {
      return when(column + " = date_trunc('day', " + column + ")");
    }
    return Optional.empty();
  }

  private String written() {
    return to.form()
        .map(form -> "regexp_full_match(" + column + ", " + Identifier.text(form) + ") AND ")
        .orElse("");
  }

  private Optional<Conversion> safe() {
    return Optional.of(new Conversion(cast(), Optional.empty(), Work.REWRITE));
  }

  /**
   * The engine converts rows too that were deleted a moment ago, of which no look can tell, so that
   * a cast which fails would fail for those.
   */
  private Optional<Conversion> when(String lossless) {
    return Optional.of(
        new Conversion(
            "TRY_" + cast(),
            Optional.of("(" + lossless + ") OR " + column + " IS NULL"),
            Work.REWRITE));
  }

  private String cast() {
    return "CAST(" + column + " AS " + toType + ")";
  }
}
