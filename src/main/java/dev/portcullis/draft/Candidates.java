package dev.portcullis.draft;

import dev.portcullis.contract.read.TemporalFormats;
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
import dev.portcullis.type.LexicalForm;
import dev.portcullis.type.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The types that some texts of a column may have, the narrowest first and always text at the end.
 * It only says what is worth measuring over the whole file.
 */
final class Candidates {
  private static final int GREATEST_PRECISION = 38;

  /** What a double keeps of every decimal. */
  private static final int DIGITS_OF_A_DOUBLE = 15;

  private static final Pattern CODE_LIKE = Pattern.compile("\\+.*|-?0[0-9]+");
  private static final Pattern DECIMAL = Pattern.compile("[+-]?[0-9]+(\\.[0-9]+)?");
  private static final Pattern DAY_WORD =
      Pattern.compile("(?i).*(date|day|datum|dt|giorno|fecha).*");
  private static final Pattern RECENT = Pattern.compile("(19|20)[0-9]{6}");
  private static final List<BooleanType> SPELLINGS =
      List.of(
          new BooleanType(List.of("yes"), List.of("no")),
          new BooleanType(List.of("y"), List.of("n")),
          new BooleanType(List.of("t"), List.of("f")),
          new BooleanType(List.of("on"), List.of("off")));

  private final String name;
  private final List<String> texts;
  private final List<ColumnType> found = new ArrayList<>();

  private Candidates(String name, List<String> texts) {
    this.name = name;
    this.texts = texts;
  }

  /**
   * The types.
   *
   * @param name of the column
   * @param texts of it, without those that mean NULL
   */
  static List<ColumnType> of(String name, List<String> texts) {
    Candidates candidates = new Candidates(name, texts);
    if (!texts.isEmpty()) {
      candidates.collect();
    }
    candidates.found.add(new TextType());
    return List.copyOf(candidates.found);
  }

  private void collect() {
    addWhenItHolds(BooleanType.usual());
    SPELLINGS.stream().filter(this::bothOccur).forEach(this::addWhenItHolds);
    if (DAY_WORD.matcher(name).matches() && texts.stream().allMatch(RECENT.asMatchPredicate())) {
      addWhenItHolds(new DateType(TemporalFormats.date(DayFormats.COMPACT)));
    }
    if (texts.stream().noneMatch(CODE_LIKE.asMatchPredicate())) {
      numbers();
    }
    DayFormats.days().forEach(format -> addWhenItHolds(new DateType(format)));
    // Before timestamp, which reads a Z too.
    addWhenItHolds(new InstantType());
    DayFormats.moments().forEach(format -> addWhenItHolds(new TimestampType(format)));
    addWhenItHolds(new TimeType());
    addWhenItHolds(new UuidType());
    if (texts.stream().allMatch(text -> text.startsWith("{") || text.startsWith("["))) {
      found.add(new JsonType());
    }
  }

  /** A column of nothing but {@code N} may hold anything tomorrow. */
  private boolean bothOccur(BooleanType type) {
    Set<String> lower =
        texts.stream().map(text -> text.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
    return lower.containsAll(type.trueSpellings()) && lower.containsAll(type.falseSpellings());
  }

  private void numbers() {
    addWhenItHolds(new IntegerType());
    addWhenItHolds(new BigIntegerType());
    boolean floating = texts.stream().anyMatch(Candidates::hasMoreDigitsThanItMeans);
    ColumnType binary = new DoubleType(NonFinite.REFUSE);
    if (floating) {
      addWhenItHolds(binary);
    }
    if (texts.stream().allMatch(DECIMAL.asMatchPredicate())) {
      int whole = texts.stream().mapToInt(Candidates::wholeDigits).max().orElse(0);
      int decimals = texts.stream().mapToInt(Candidates::decimals).max().orElse(0);
      decimal(whole, decimals).ifPresent(this::addWhenItHolds);
    }
    if (!floating) {
      addWhenItHolds(binary);
    }
  }

  /** The decimal with so many digits on each side; empty when none has so many. */
  static java.util.Optional<DecimalType> decimal(long whole, long decimals) {
    long precision = Math.max(1, whole + decimals);
    return precision <= GREATEST_PRECISION
        ? java.util.Optional.of(new DecimalType((int) precision, (int) decimals))
        : java.util.Optional.empty();
  }

  /** As {@code 10.357019999999999}: a binary number that was printed, not one that was counted. */
  private static boolean hasMoreDigitsThanItMeans(String text) {
    return text.indexOf('.') > 0
        && wholeDigits(text) + decimals(text) > DIGITS_OF_A_DOUBLE
        && DECIMAL.matcher(text).matches();
  }

  private static int wholeDigits(String text) {
    return text.split("\\.", -1)[0].replaceFirst("^[+-]?0*", "").length();
  }

  private static int decimals(String text) {
    int point = text.indexOf('.');
    return point < 0 ? 0 : text.substring(point + 1).replaceFirst("0+$", "").length();
  }

  private void addWhenItHolds(ColumnType type) {
    if (texts.stream().allMatch(text -> LexicalForm.read(type, text) instanceof Reading.Read)) {
      found.add(type);
    }
  }
}
