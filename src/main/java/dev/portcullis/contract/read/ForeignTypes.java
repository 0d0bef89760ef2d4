package dev.portcullis.contract.read;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What SQL and other tools call our types. */
final class ForeignTypes {
  private static final Pattern WITH_ARGUMENTS =
      Pattern.compile("([a-z_ ]+?) *\\( *([0-9]*) *,? *([0-9]*) *\\)( with(?:out)? time zone)?");

  private ForeignTypes() {}

  /** A hint that names our type for a foreign one. */
  static Optional<String> ours(String foreign) {
    String lower = foreign.toLowerCase(Locale.ROOT).strip();
    Matcher matcher = WITH_ARGUMENTS.matcher(lower);
    if (!matcher.matches()) {
      return Optional.ofNullable(hint(lower, "", ""));
    }
    String zone = matcher.group(4) == null ? "" : matcher.group(4);
    return Optional.ofNullable(hint(matcher.group(1) + zone, matcher.group(2), matcher.group(3)));
  }

  private static @org.jspecify.annotations.Nullable String hint(
      String name, String first, String second) {
    return switch (name) {
      case "int",
          "integer",
          "int4",
          "int32",
          "smallint",
          "int2",
          "int16",
          "tinyint",
          "mediumint",
          "serial" ->
          "Write `int`.";
      case "long", "bigint", "int8", "int64", "bigserial" -> "Write `long`.";
      case "varchar",
          "char",
          "character",
          "character varying",
          "nvarchar",
          "nchar",
          "varchar2",
          "bpchar" ->
          first.isEmpty()
              ? "Write `string`."
              : "Write `string`, and `max_length: " + first + "` beside it.";
      case "text", "str", "string", "clob", "nvarchar2", "citext" ->
          first.isEmpty()
              ? "Write `string`."
              : "Write `string`, and `max_length: " + first + "` beside it.";
      case "numeric", "number", "decimal", "dec", "money" ->
          first.isEmpty()
              ? "Write `int`, `long` or a decimal with its digits, for example `decimal(10,2)`."
              : "Write `decimal(" + first + "," + (second.isEmpty() ? "0" : second) + ")`.";
      case "float",
          "float4",
          "float8",
          "float32",
          "float64",
          "real",
          "double",
          "double precision" ->
          "Write `double`, or `decimal(p,s)` for exact values such as money.";
      case "bool", "boolean", "bit", "logical" -> "Write `boolean`.";
      case "date", "day" -> "Write `date`.";
      case "datetime",
          "datetime2",
          "timestamp",
          "timestamp without time zone",
          "timestamp_ntz",
          "localdatetime",
          "smalldatetime" ->
          "Write `timestamp`, or `timestamptz` when the values carry an offset.";
      case "timestamp with time zone",
          "timestamp_tz",
          "timestamp_ltz",
          "datetimeoffset",
          "instant",
          "timestamptz" ->
          "Write `timestamptz`.";
      case "time", "time without time zone" -> "Write `time`.";
      case "guid", "uniqueidentifier", "uuid" -> "Write `uuid`.";
      case "jsonb", "json", "object", "variant" -> "Write `json`.";
      case "varbinary", "binary", "bytea", "blob", "bytes", "array", "map", "struct" ->
          "A column of a delivered text file cannot hold it; keep the text as `string`, or lists and objects as `json`.";
      default -> null;
    };
  }
}
