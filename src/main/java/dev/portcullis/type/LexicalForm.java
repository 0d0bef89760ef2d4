package dev.portcullis.type;

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
import dev.portcullis.type.Reading.Breach;
import dev.portcullis.type.Reading.Read;
import dev.portcullis.type.Value.BooleanValue;
import dev.portcullis.type.Value.DateValue;
import dev.portcullis.type.Value.DoubleValue;
import dev.portcullis.type.Value.InstantValue;
import dev.portcullis.type.Value.NumberValue;
import dev.portcullis.type.Value.TextValue;
import dev.portcullis.type.Value.TimeValue;
import dev.portcullis.type.Value.TimestampValue;
import dev.portcullis.type.Value.UuidValue;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a text as a value of a column type by the lexical forms of decision D3. Used for what a
 * contract names and to say why a value of a file is a breach; the verdict over a file is given by
 * the staging database with the same forms, and a test holds the two together.
 */
public final class LexicalForm implements ColumnType.Visitor<Reading> {
  private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+(\\.[0-9]+)?");
  private static final Pattern FLOATING =
      Pattern.compile("[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
  private static final Pattern CLOCK =
      Pattern.compile("([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?");
  private static final Pattern OFFSET =
      Pattern.compile("(?:Z|[+-](?:0[0-9]|1[0-5])(?::?[0-5][0-9])?)$");
  private static final Pattern ANY_ZONE =
      Pattern.compile(":[0-9.]+ ?(?:Z|[+-][0-9:]+|[A-Za-z][A-Za-z/_]+)$");
  private static final Pattern UUID_TEXT =
      Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
  private static final Breach NO_SUCH_DAY = new Breach("is not a day that exists");
  private static final int LONGEST_NUMBER = 400;

  private final String text;

  private LexicalForm(String text) {
    this.text = text;
  }

  /** Reads {@code text}, which is not NULL, as a value of {@code type}. */
  public static Reading read(ColumnType type, String text) {
    return type.accept(new LexicalForm(text));
  }

  @Override
  public Reading integer(IntegerType type) {
    return whole(
        "an int", BigDecimal.valueOf(Integer.MIN_VALUE), BigDecimal.valueOf(Integer.MAX_VALUE));
  }

  @Override
  public Reading bigInteger(BigIntegerType type) {
    return whole("a long", BigDecimal.valueOf(Long.MIN_VALUE), BigDecimal.valueOf(Long.MAX_VALUE));
  }

  private Reading whole(String what, BigDecimal least, BigDecimal greatest) {
    if (!WHOLE.matcher(text).matches()) {
      return new Breach("is not " + what);
    }
    BigDecimal number = exact();
    boolean inRange = number.compareTo(least) >= 0 && number.compareTo(greatest) <= 0;
    return inRange ? new Read(new NumberValue(number)) : new Breach("is out of range for " + what);
  }

  /** Leading zeros are cut first: a text of a million zeros must not cost a million digits. */
  private BigDecimal exact() {
    String digits = text.replaceFirst("^([+-]?)0+(?=[0-9])", "$1");
    return digits.length() > LONGEST_NUMBER
        ? new BigDecimal(digits.startsWith("-") ? "-1E400" : "1E400")
        : new BigDecimal(digits);
  }

  @Override
  public Reading decimal(DecimalType type) {
    String name = "decimal(" + type.precision() + "," + type.scale() + ")";
    if (!NUMBER.matcher(text).matches()) {
      return new Breach("is not a " + name);
    }
    String unsigned = text.replaceFirst("^[+-]?0*", "");
    int point = unsigned.indexOf('.');
    int whole = point < 0 ? unsigned.length() : point;
    int decimals = point < 0 ? 0 : unsigned.substring(point + 1).replaceFirst("0+$", "").length();
    if (decimals > type.scale()) {
      return new Breach(
          "has " + counted(decimals, "decimal") + ", " + name + " allows " + type.scale());
    }
    if (whole > type.wholeDigits()) {
      return new Breach(
          "has "
              + counted(whole, "digit")
              + " before the point, "
              + name
              + " allows "
              + type.wholeDigits());
    }
    return new Read(new NumberValue(new BigDecimal(text.replaceFirst("(\\.[0-9]*?)0+$", "$1"))));
  }

  private static String counted(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  @Override
  public Reading floating(DoubleType type) {
    boolean special = text.equals("NaN") || text.matches("[+-]?Infinity");
    if (special) {
      return type.nonFinite() == NonFinite.ALLOW
          ? new Read(new DoubleValue(Double.parseDouble(text)))
          : new Breach("is not a finite number");
    }
    if (!FLOATING.matcher(text).matches()) {
      return new Breach("is not a double");
    }
    double number = Double.parseDouble(text);
    boolean zero = text.matches("[+-]?[0.]+([eE].*)?");
    if (Double.isInfinite(number) || (number == 0 && !zero)) {
      return new Breach("is out of range for a double");
    }
    return new Read(new DoubleValue(number));
  }

  @Override
  public Reading bool(BooleanType type) {
    String lower = text.toLowerCase(Locale.ROOT);
    if (type.trueSpellings().contains(lower)) {
      return new Read(new BooleanValue(true));
    }
    if (type.falseSpellings().contains(lower)) {
      return new Read(new BooleanValue(false));
    }
    return new Breach(
        "is not a boolean; write "
            + String.join(" or ", type.trueSpellings())
            + " or "
            + String.join(" or ", type.falseSpellings()));
  }

  @Override
  public Reading date(DateType type) {
    String shape = type.format().source();
    Matcher matcher = Pattern.compile(type.format().regex()).matcher(text);
    if (!matcher.matches()) {
      return new Breach("is not a date written " + shape);
    }
    return day(iso(matcher, type.format()))
        .<Reading>map(date -> new Read(new DateValue(date)))
        .orElseGet(() -> NO_SUCH_DAY);
  }

  @Override
  public Reading timestamp(TimestampType type) {
    Matcher matcher = Pattern.compile(type.format().regex()).matcher(text);
    if (!matcher.matches()) {
      return ANY_ZONE.matcher(text).find()
          ? new Breach("has a zone or an offset, which a timestamp cannot keep")
          : new Breach("is not a timestamp written " + type.format().source());
    }
    String iso = iso(matcher, type.format());
    int blank = iso.indexOf(' ');
    return day(iso.substring(0, blank))
        .<Reading>map(
            date ->
                new Read(
                    new TimestampValue(LocalDateTime.of(date, clock(iso.substring(blank + 1))))))
        .orElseGet(() -> NO_SUCH_DAY);
  }

  @Override
  public Reading instant(InstantType type) {
    Matcher offset = OFFSET.matcher(text);
    if (!offset.find()) {
      return new Breach("is not a timestamp with an offset or Z");
    }
    Reading local =
        new LexicalForm(text.substring(0, offset.start()))
            .timestamp(new TimestampType(TemporalFormat.ISO_TIMESTAMP));
    if (!(local instanceof Read read) || text.startsWith("Z", offset.start() - 1)) {
      return local instanceof Breach breach && breach.equals(NO_SUCH_DAY)
          ? breach
          : new Breach("is not a timestamp with an offset or Z");
    }
    LocalDateTime wall = ((TimestampValue) read.value()).timestamp();
    return new Read(
        new InstantValue(
            OffsetDateTime.of(wall, ZoneOffset.of(colon(offset.group()))).toInstant()));
  }

  private static String colon(String offset) {
    return offset.length() == 5 && offset.indexOf(':') < 0
        ? offset.substring(0, 3) + ":" + offset.substring(3)
        : offset;
  }

  @Override
  public Reading time(TimeType type) {
    return CLOCK.matcher(text).matches()
        ? new Read(new TimeValue(clock(text)))
        : new Breach("is not a time written HH:MM:SS");
  }

  @Override
  public Reading uuid(UuidType type) {
    return UUID_TEXT.matcher(text).matches()
        ? new Read(new UuidValue(UUID.fromString(text)))
        : new Breach("is not a uuid");
  }

  /** Only the staging database parses JSON; a contract names no JSON value. */
  @Override
  public Reading json(JsonType type) {
    return new Breach("is not well-formed JSON");
  }

  @Override
  public Reading text(TextType type) {
    return new Read(new TextValue(text));
  }

  private static String iso(Matcher matcher, TemporalFormat format) {
    return matcher.replaceFirst(format.template().replaceAll("\\\\([0-9])", "\\$$1"));
  }

  private static java.util.Optional<LocalDate> day(String iso) {
    String[] parts = iso.split("-", -1);
    try {
      int year = Integer.parseInt(parts[0]);
      return year < 1
          ? java.util.Optional.empty()
          : java.util.Optional.of(
              LocalDate.of(year, Integer.parseInt(parts[1]), Integer.parseInt(parts[2])));
    } catch (DateTimeException noSuchDay) {
      return java.util.Optional.empty();
    }
  }

  private static LocalTime clock(String text) {
    return LocalTime.parse(text.indexOf(':') == 1 ? "0" + text : text);
  }
}
