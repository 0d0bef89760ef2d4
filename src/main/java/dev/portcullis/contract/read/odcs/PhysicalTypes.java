package dev.portcullis.contract.read.odcs;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads a {@code physicalType}: what Postgres, DuckDB and the usual other engines call types, in
 * any case, with arguments in round or square brackets.
 */
final class PhysicalTypes {
  private static final int LONGEST = 200;
  private static final Pattern SHAPE =
      Pattern.compile(
          "([a-z_][a-z0-9_]*(?: (?:varying|precision|large object))?)"
              + " ?(?:[(\\[] ?(max|[0-9]{1,10})(?: (?:byte|char))? ?(?:, ?([0-9]{1,4}) ?)?[)\\]])?"
              + "( with time zone| with local time zone| without time zone| unsigned)?");
  private static final Pattern NESTED =
      Pattern.compile("(array|list|struct|map|object|row|record|tuple|nested) ?[<(\\[].*|.*\\[\\]");

  private PhysicalTypes() {}

  /** The type; empty when it is not known. */
  static Optional<KnownType> read(String written) {
    if (written.length() > LONGEST) {
      return Optional.empty();
    }
    String text = normal(written);
    if (NESTED.matcher(text).matches()) {
      return Optional.of(KnownType.of("json", Family.STRUCTURE));
    }
    Matcher matcher = SHAPE.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    return Optional.ofNullable(
        type(
            matcher.group(1),
            Optional.ofNullable(matcher.group(2)).filter(first -> !first.equals("max")),
            Optional.ofNullable(matcher.group(3)),
            matcher.group(4) == null ? "" : matcher.group(4).strip()));
  }

  /**
   * The digits of a second that a type of moments names in its arguments, for example {@code 7} of
   * {@code datetime2(7)}; empty when it names none.
   */
  static Optional<String> digitsOfSecond(String written) {
    Matcher matcher = SHAPE.matcher(normal(written));
    boolean isMoment =
        matcher.matches()
            && matcher.group(2) != null
            && matcher.group(1).matches("datetime.*|timestamp.*|time|timetz");
    return isMoment ? Optional.of(matcher.group(2)) : Optional.empty();
  }

  /** In lower case, with single spaces. */
  static String normal(String written) {
    return written.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
  }

  private static @Nullable KnownType type(
      String name, Optional<String> first, Optional<String> second, String suffix) {
    return switch (name) {
      case "varchar",
          "char",
          "character",
          "character varying",
          "char varying",
          "nvarchar",
          "nchar",
          "varchar2",
          "nvarchar2",
          "bpchar",
          "text",
          "string",
          "str",
          "citext",
          "clob",
          "nclob",
          "tinytext",
          "mediumtext",
          "longtext",
          "ntext",
          "xml",
          "xmltype",
          "enum" ->
          KnownType.text(first);
      case "uuid", "guid", "uniqueidentifier" -> KnownType.of("uuid", Family.TEXT);
      case "boolean", "bool", "bit", "logical" ->
          first.filter(length -> !length.equals("1")).isPresent()
              ? null
              : KnownType.of("boolean", Family.BOOLEAN);
      case "json",
          "jsonb",
          "variant",
          "object",
          "array",
          "list",
          "struct",
          "map",
          "record",
          "super",
          "nested" ->
          KnownType.of("json", Family.STRUCTURE);
      case "bytea",
          "blob",
          "binary",
          "varbinary",
          "bytes",
          "image",
          "raw",
          "longblob",
          "mediumblob",
          "tinyblob" ->
          KnownType.of("string", Family.BYTES);
      case "date",
          "datetime",
          "datetime2",
          "smalldatetime",
          "timestamp",
          "timestamp_ntz",
          "timestampntz",
          "timestamptz",
          "timestamp_tz",
          "timestamp_ltz",
          "datetimeoffset",
          "time",
          "timetz" ->
          moment(name, suffix);
      default -> PhysicalNumbers.read(name, first, second, suffix.equals("unsigned"));
    };
  }

  private static @Nullable KnownType moment(String name, String suffix) {
    boolean zoned = suffix.equals("with time zone") || suffix.equals("with local time zone");
    String word =
        switch (name) {
          case "date" -> "date";
          case "time", "timetz" -> "time";
          case "timestamptz", "timestamp_tz", "timestamp_ltz", "datetimeoffset" -> "timestamptz";
          default -> zoned ? "timestamptz" : "timestamp";
        };
    return KnownType.of(word, Family.MOMENT);
  }
}
