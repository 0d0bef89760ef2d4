package dev.portcullis.staging;

import dev.portcullis.contract.ColumnType;
import dev.portcullis.contract.ColumnType.BigIntegerType;
import dev.portcullis.contract.ColumnType.BooleanType;
import dev.portcullis.contract.ColumnType.DateType;
import dev.portcullis.contract.ColumnType.DecimalType;
import dev.portcullis.contract.ColumnType.DoubleType;
import dev.portcullis.contract.ColumnType.InstantType;
import dev.portcullis.contract.ColumnType.IntegerType;
import dev.portcullis.contract.ColumnType.JsonType;
import dev.portcullis.contract.ColumnType.NonFinite;
import dev.portcullis.contract.ColumnType.TextType;
import dev.portcullis.contract.ColumnType.TimeType;
import dev.portcullis.contract.ColumnType.TimestampType;
import dev.portcullis.contract.ColumnType.UuidType;
import dev.portcullis.contract.TemporalFormat;
import dev.portcullis.contract.Value.TextValue;
import dev.portcullis.dialect.Dialect;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The DuckDB expression that turns a text into the typed value of a column, or into NULL when the
 * text is not of the type's lexical form. The same forms as {@link
 * dev.portcullis.contract.LexicalForm}; a test holds the two together.
 *
 * <p>DuckDB's casts are wider than the forms: they read {@code 1e3}, {@code 1_000} or {@code 0x1F}
 * as integers and round {@code 12.345}. A text that the cast gives back unchanged is of the form
 * without further ado; that is cheap and true of nearly every row. Only the rest meets the regular
 * expression.
 */
final class LexicalSql implements ColumnType.Visitor<String> {
  private static final String CLOCK =
      "(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,6})?)?";
  private static final String DAY = "[0-9]{4}-[0-9]{2}-[0-9]{2}";
  private static final String OFFSET = "(?:Z|[+-](?:0[0-9]|1[0-5])(?::?[0-5][0-9])?)";

  private final Dialect dialect;
  private final String text;

  private LexicalSql(Dialect dialect, String text) {
    this.dialect = dialect;
    this.text = text;
  }

  /** The typed value of {@code text}, which is itself an SQL expression of type VARCHAR. */
  static String typed(Dialect dialect, String text, ColumnType type) {
    return type.accept(new LexicalSql(dialect, text));
  }

  @Override
  public String integer(IntegerType type) {
    return canonicalOr("INTEGER", "[+-]?[0-9]+");
  }

  @Override
  public String bigInteger(BigIntegerType type) {
    return canonicalOr("BIGINT", "[+-]?[0-9]+");
  }

  @Override
  public String decimal(DecimalType type) {
    String whole = type.wholeDigits() == 0 ? "0+" : "0*[0-9]{1," + type.wholeDigits() + "}";
    String fraction = type.scale() == 0 ? "0+" : "[0-9]{1," + type.scale() + "}0*";
    String form = "[+-]?" + whole + "(?:\\." + fraction + ")?";
    // DuckDB prints a decimal without digits before the point as .50, which is not of the form.
    return type.wholeDigits() == 0
        ? "CASE WHEN " + matches(text, form) + " THEN " + cast(text, dialect.type(type)) + " END"
        : canonicalOr(dialect.type(type), form);
  }

  private String canonicalOr(String sqlType, String form) {
    String cast = cast(text, sqlType);
    return "CASE WHEN CAST("
        + cast
        + " AS VARCHAR) = "
        + text
        + " THEN "
        + cast
        + " WHEN "
        + matches(text, form)
        + " THEN "
        + cast
        + " END";
  }

  @Override
  public String floating(DoubleType type) {
    String cast = cast(text, "DOUBLE");
    String zero = matches(text, "[+-]?[0.]+(?:[eE].*)?");
    String finite =
        "CASE WHEN "
            + matches(text, "[+-]?[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
            + " AND isfinite("
            + cast
            + ") AND ("
            + cast
            + " <> 0 OR "
            + zero
            + ") THEN "
            + cast;
    return type.nonFinite() == NonFinite.REFUSE
        ? finite + " END"
        : finite + " WHEN " + matches(text, "NaN|[+-]?Infinity") + " THEN " + cast + " END";
  }

  @Override
  public String bool(BooleanType type) {
    return "CASE WHEN lower("
        + text
        + ") IN "
        + list(type.trueSpellings())
        + " THEN true WHEN lower("
        + text
        + ") IN "
        + list(type.falseSpellings())
        + " THEN false END";
  }

  private String list(List<String> spellings) {
    return spellings.stream().map(this::literal).collect(Collectors.joining(", ", "(", ")"));
  }

  @Override
  public String date(DateType type) {
    if (type.format().isDefault()) {
      String cast = cast(text, "DATE");
      return "CASE WHEN "
          + text
          + " LIKE '____-__-__' AND CAST("
          + cast
          + " AS VARCHAR) = "
          + text
          + " THEN "
          + cast
          + " END";
    }
    return fromTemplate(type.format(), "DATE", "DATE '0001-01-01'");
  }

  @Override
  public String timestamp(TimestampType type) {
    if (!type.format().isDefault()) {
      return fromTemplate(type.format(), "TIMESTAMP", "TIMESTAMP '0001-01-01'");
    }
    String cast = cast(text, "TIMESTAMP");
    String local = cast("rtrim(" + text + ", 'Z')", "TIMESTAMP");
    return "CASE WHEN "
        + text
        + " LIKE '____-__-__ __:__:__%' AND CAST("
        + cast
        + " AS VARCHAR) = "
        + text
        + " THEN "
        + cast
        + " WHEN "
        + matches(text, DAY + "[T ]" + CLOCK + "Z?")
        + " AND "
        + local
        + " >= TIMESTAMP '0001-01-01' THEN "
        + local
        + " END";
  }

  /**
   * Texts of a declared format become ISO first; DuckDB's cast then says whether the day exists.
   */
  private String fromTemplate(TemporalFormat format, String sqlType, String earliest) {
    String iso =
        "regexp_replace("
            + text
            + ", "
            + literal("^(?:" + format.regex() + ")$")
            + ", "
            + literal(format.template())
            + ")";
    String cast = cast(iso, sqlType);
    return "CASE WHEN "
        + matches(text, format.regex())
        + " AND "
        + cast
        + " >= "
        + earliest
        + " THEN "
        + cast
        + " END";
  }

  @Override
  public String instant(InstantType type) {
    String cast = cast(text, "TIMESTAMPTZ");
    return "CASE WHEN "
        + matches(text, DAY + "[T ]" + CLOCK + OFFSET)
        + " AND NOT starts_with("
        + text
        + ", '0000') THEN "
        + cast
        + " END";
  }

  @Override
  public String time(TimeType type) {
    return "CASE WHEN " + matches(text, CLOCK) + " THEN " + cast(text, "TIME") + " END";
  }

  @Override
  public String uuid(UuidType type) {
    return "CASE WHEN "
        + matches(text, "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
        + " THEN "
        + cast(text, "UUID")
        + " END";
  }

  @Override
  public String json(JsonType type) {
    // DuckDB's parser lets trailing commas, NaN and Infinity pass; outside of strings they are
    // looked for.
    String outside =
        "regexp_replace(" + text + ", " + literal("\"(?:[^\"\\\\]|\\\\.)*\"") + ", '\"\"', 'g')";
    String lax = "regexp_matches(" + outside + ", " + literal("(?i),\\s*[\\]}]|nan|inf") + ")";
    return "CASE WHEN json_valid("
        + text
        + ") AND NOT "
        + lax
        + " THEN CAST("
        + text
        + " AS JSON) END";
  }

  @Override
  public String text(TextType type) {
    return text;
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
