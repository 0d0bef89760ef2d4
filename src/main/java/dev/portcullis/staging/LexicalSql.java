package dev.portcullis.staging;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.JsonType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.ColumnType.TimeType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.ColumnType.UuidType;
import dev.portcullis.type.TemporalFormat;
import dev.portcullis.type.Value.TextValue;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The DuckDB expressions that turn a text into the typed value of a column, or into NULL when the
 * text is not of the type's lexical form. The same forms as {@link
 * dev.portcullis.type.LexicalForm}; a test holds the two together.
 *
 * <p>DuckDB's casts are wider than the forms: they read {@code 1e3}, {@code 1_000} or {@code 0x1F}
 * as integers and round {@code 12.345}. A text that the cast gives back unchanged is of the form
 * without further ado; that is cheap and true of nearly every row. Only the rest meets the regular
 * expression.
 */
final class LexicalSql implements ColumnType.Visitor<LexicalSql.Steps> {
  private static final String CLOCK =
      "(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,6})?)?";
  private static final String DAY = "[0-9]{4}-[0-9]{2}-[0-9]{2}";
  private static final String OFFSET = "(?:Z|[+-](?:0[0-9]|1[0-5])(?::?[0-5][0-9])?)";

  private final Dialect dialect;
  private final String text;
  private final String cast;
  private final String plain;

  /**
   * Three expressions, each for a SELECT over the one before, since DuckDB works out again what
   * stands twice in a CASE.
   *
   * @param cast of the text, an SQL expression
   * @param plain whether the cast is the value and prints as the text, over the first
   * @param value over both; NULL where the text is not of the form
   */
  record Steps(String cast, String plain, String value) {}

  private LexicalSql(Dialect dialect, String text, String cast, String plain) {
    this.dialect = dialect;
    this.text = text;
    this.cast = cast;
    this.plain = plain;
  }

  /**
   * The steps to the typed value of a text.
   *
   * @param text an SQL expression of type VARCHAR
   * @param cast the name that the first step's column gets
   * @param plain the name that the second step's column gets
   */
  static Steps steps(Dialect dialect, ColumnType type, String text, String cast, String plain) {
    return type.accept(new LexicalSql(dialect, text, cast, plain));
  }

  @Override
  public Steps integer(IntegerType type) {
    return canonicalOr("INTEGER", "[+-]?[0-9]+");
  }

  @Override
  public Steps bigInteger(BigIntegerType type) {
    return canonicalOr("BIGINT", "[+-]?[0-9]+");
  }

  @Override
  public Steps decimal(DecimalType type) {
    String whole = type.wholeDigits() == 0 ? "0+" : "0*[0-9]{1," + type.wholeDigits() + "}";
    String fraction = type.scale() == 0 ? "0+" : "[0-9]{1," + type.scale() + "}0*";
    String form = "[+-]?" + whole + "(?:\\." + fraction + ")?";
    // DuckDB prints a decimal without digits before the point as .50, which is not of the form.
    return type.wholeDigits() == 0
        ? whole(
            "CASE WHEN " + matches(text, form) + " THEN " + cast(text, dialect.type(type)) + " END")
        : canonicalOr(dialect.type(type), form);
  }

  /** The value at once; most of them print as the text. */
  private Steps whole(String value) {
    return new Steps(value, printsAsText(), cast);
  }

  private String printsAsText() {
    return "CAST(" + cast + " AS VARCHAR) = " + text;
  }

  private Steps canonicalOr(String sqlType, String form) {
    return new Steps(
        cast(text, sqlType),
        printsAsText(),
        "CASE WHEN " + plain + " THEN " + cast + otherwise(matches(text, form), cast) + " END");
  }

  private static String otherwise(String condition, String value) {
    return " WHEN " + condition + " THEN " + value;
  }

  @Override
  public Steps floating(DoubleType type) {
    String number = cast(text, "DOUBLE");
    String zero = matches(text, "[+-]?[0.]+(?:[eE].*)?");
    String finite =
        "CASE WHEN "
            + matches(text, "[+-]?[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
            + " AND isfinite("
            + number
            + ") AND ("
            + number
            + " <> 0 OR "
            + zero
            + ") THEN "
            + number;
    return type.nonFinite() == NonFinite.REFUSE
        ? whole(finite + " END")
        : whole(finite + otherwise(matches(text, "NaN|[+-]?Infinity"), number) + " END");
  }

  @Override
  public Steps bool(BooleanType type) {
    return whole(
        "CASE WHEN lower("
            + text
            + ") IN "
            + list(type.trueSpellings())
            + " THEN true WHEN lower("
            + text
            + ") IN "
            + list(type.falseSpellings())
            + " THEN false END");
  }

  private String list(List<String> spellings) {
    return spellings.stream().map(this::literal).collect(Collectors.joining(", ", "(", ")"));
  }

  @Override
  public Steps date(DateType type) {
    if (type.format().isDefault()) {
      return new Steps(
          cast(text, "DATE"),
          text + " LIKE '____-__-__' AND " + printsAsText(),
          "CASE WHEN " + plain + " THEN " + cast + " END");
    }
    return fromTemplate(type.format(), "DATE", "DATE '0001-01-01'");
  }

  @Override
  public Steps timestamp(TimestampType type) {
    if (!type.format().isDefault()) {
      return fromTemplate(type.format(), "TIMESTAMP", "TIMESTAMP '0001-01-01'");
    }
    String local = cast("rtrim(" + text + ", 'Z')", "TIMESTAMP");
    String isLocal =
        matches(text, DAY + "[T ]" + CLOCK + "Z?") + " AND " + local + " >= TIMESTAMP '0001-01-01'";
    return new Steps(
        cast(text, "TIMESTAMP"),
        text + " LIKE '____-__-__ __:__:__%' AND " + printsAsText(),
        "CASE WHEN " + plain + " THEN " + cast + otherwise(isLocal, local) + " END");
  }

  /**
   * Texts of a declared format become ISO first; DuckDB's cast then says whether the day exists.
   */
  private Steps fromTemplate(TemporalFormat format, String sqlType, String earliest) {
    String iso =
        "regexp_replace("
            + text
            + ", "
            + literal("^(?:" + format.regex() + ")$")
            + ", "
            + literal(format.template())
            + ")";
    String value = cast(iso, sqlType);
    return whole(
        "CASE WHEN "
            + matches(text, format.regex())
            + " AND "
            + value
            + " >= "
            + earliest
            + " THEN "
            + value
            + " END");
  }

  @Override
  public Steps instant(InstantType type) {
    return whole(
        "CASE WHEN "
            + matches(text, DAY + "[T ]" + CLOCK + OFFSET)
            + " AND NOT starts_with("
            + text
            + ", '0000') THEN "
            + cast(text, "TIMESTAMPTZ")
            + " END");
  }

  @Override
  public Steps time(TimeType type) {
    return whole("CASE WHEN " + matches(text, CLOCK) + " THEN " + cast(text, "TIME") + " END");
  }

  @Override
  public Steps uuid(UuidType type) {
    return whole(
        "CASE WHEN "
            + matches(text, "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
            + " THEN "
            + cast(text, "UUID")
            + " END");
  }

  @Override
  public Steps json(JsonType type) {
    // DuckDB's parser lets trailing commas, NaN and Infinity pass; outside of strings they are
    // looked for.
    String outside =
        "regexp_replace(" + text + ", " + literal("\"(?:[^\"\\\\]|\\\\.)*\"") + ", '\"\"', 'g')";
    String lax = "regexp_matches(" + outside + ", " + literal("(?i),\\s*[\\]}]|nan|inf") + ")";
    return whole(
        "CASE WHEN json_valid("
            + text
            + ") AND NOT "
            + lax
            + " THEN CAST("
            + text
            + " AS JSON) END");
  }

  @Override
  public Steps text(TextType type) {
    return whole(text);
  }

  private static String cast(String expression, String sqlType) {
    return "TRY_CAST(" + expression + " AS " + sqlType + ")";
  }

  private String matches(String expression, String form) {
    return "regexp_full_match(" + expression + ", " + literal(form) + ")";
  }

  private String literal(String value) {
    return dialect.literal(new TextValue(value));
  }
}
