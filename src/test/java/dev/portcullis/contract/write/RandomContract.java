package dev.portcullis.contract.write;

import dev.portcullis.contract.Bound;
import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Classification;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.FileFormat.AdditionalColumns;
import dev.portcullis.contract.FileFormat.ColumnOrder;
import dev.portcullis.contract.FileFormat.MissingColumns;
import dev.portcullis.contract.FileFormat.OnMalformed;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.Limits;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.RuleLimit;
import dev.portcullis.contract.TableName;
import dev.portcullis.contract.read.TemporalFormats;
import dev.portcullis.problem.Position;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.TemporalFormat;
import dev.portcullis.type.Value;
import dev.portcullis.type.Value.DateValue;
import dev.portcullis.type.Value.DoubleValue;
import dev.portcullis.type.Value.InstantValue;
import dev.portcullis.type.Value.NumberValue;
import dev.portcullis.type.Value.TextValue;
import dev.portcullis.type.Value.TimeValue;
import dev.portcullis.type.Value.TimestampValue;
import dev.portcullis.type.Value.UuidValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;

/** A valid contract made by chance of everything that the native shape can say. */
public final class RandomContract {
  private static final Position AT = Placeless.NOWHERE;
  private static final List<String> NAMES =
      List.of(
          "id",
          "order id",
          "Größe",
          "a.b",
          "a,b",
          "tax (%)",
          "select",
          "价格",
          "_",
          "p:q",
          "NO",
          "007",
          "1e3",
          "#",
          "n-1",
          "null",
          "&",
          "- x",
          "2026-01-01");

  private final Random random;
  private final NastyText texts;

  private RandomContract(Random random) {
    this.random = random;
    this.texts = new NastyText(random);
  }

  /** The same for the same state of the generator. */
  public static Contract of(Random random) {
    return new RandomContract(random).contract();
  }

  private Contract contract() {
    List<String> names = new ArrayList<>(NAMES);
    names.remove("- x");
    Collections.shuffle(names, random);
    List<Column> columns = names.stream().limit(1 + random.nextInt(6)).map(this::column).toList();
    return new Contract(
        "orders",
        random.nextBoolean()
            ? new TableName(Optional.empty(), "orders")
            : new TableName(Optional.of("sales"), "Größe-1"),
        random.nextBoolean() ? "0" : oneLine(),
        maybe(this::oneLine),
        maybe(texts::text),
        maybe(texts::text),
        file(),
        columns,
        keys(columns),
        new Checks(List.of(), List.of(), List.of(), limits(columns)),
        new Contract.Source("", ""),
        AT);
  }

  private String oneLine() {
    return texts.line().codePoints().anyMatch(Character::isISOControl)
        ? "1.2.0"
        : texts.line().replaceAll("\\p{Cntrl}|\u0085", "");
  }

  private FileFormat file() {
    Set<String> nulls = new LinkedHashSet<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      String text = texts.line();
      if (!text.isEmpty() && text.chars().noneMatch(c -> "\"\n\r,;\t| ^".indexOf(c) >= 0)) {
        nulls.add(text);
      }
    }
    return new FileFormat(
        List.of(',', ';', '\t', '|', '^').get(random.nextInt(5)),
        List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16, Charset.forName("windows-1252"))
            .get(random.nextInt(3)),
        List.copyOf(nulls),
        random.nextBoolean() ? ColumnOrder.EXACT : ColumnOrder.ANY,
        random.nextBoolean() ? AdditionalColumns.REFUSE : AdditionalColumns.IGNORE,
        random.nextBoolean() ? MissingColumns.REFUSE : MissingColumns.IGNORE,
        random.nextBoolean() ? OnMalformed.FAIL : OnMalformed.DROP);
  }

  private List<Key> keys(List<Column> columns) {
    List<Key> keys = new ArrayList<>();
    Set<Set<String>> seen = new LinkedHashSet<>();
    List<Column> able =
        columns.stream().filter(c -> !(c.type() instanceof ColumnType.JsonType)).toList();
    List<String> steady =
        able.stream().filter(c -> c.onViolation() != OnViolation.WARN).map(Column::name).toList();
    if (!steady.isEmpty() && random.nextBoolean()) {
      List<String> primary = steady.subList(0, 1 + random.nextInt(steady.size()));
      keys.add(new Key(primary, Key.Kind.PRIMARY, consequence(primary, columns), AT));
      seen.add(Set.copyOf(primary));
    }
    for (Column column : able) {
      if (random.nextInt(3) == 0 && seen.add(Set.of(column.name()))) {
        Key.Kind kind = random.nextBoolean() ? Key.Kind.UNIQUE : Key.Kind.UNIQUE_IN_FILE;
        keys.add(new Key(List.of(column.name()), kind, column.onViolation(), AT));
      }
    }
    List<String> shuffled = new ArrayList<>(able.stream().map(Column::name).toList());
    for (int i = random.nextInt(3); i > 0 && !shuffled.isEmpty(); i--) {
      Collections.shuffle(shuffled, random);
      List<String> key = List.copyOf(shuffled.subList(0, 1 + random.nextInt(shuffled.size())));
      if (seen.add(Set.copyOf(key))) {
        keys.add(new Key(key, Key.Kind.UNIQUE, consequence(key, columns), AT));
      }
    }
    return keys;
  }

  private static OnViolation consequence(List<String> key, List<Column> columns) {
    return Key.usualConsequence(
        columns.stream()
            .filter(column -> key.contains(column.name()))
            .map(Column::onViolation)
            .toList());
  }

  private Limits limits(List<Column> columns) {
    List<RuleLimit> rules = new ArrayList<>();
    for (Column column : columns) {
      if (column.onViolation() == OnViolation.DROP && random.nextBoolean()) {
        rules.add(new RuleLimit(column.name() + ".type", limit(), AT));
      }
    }
    return new Limits(maybe(this::limit), rules);
  }

  private Limit limit() {
    return random.nextBoolean()
        ? new Limit(BigDecimal.valueOf(random.nextInt(1000)), Unit.ROWS, AT)
        : new Limit(BigDecimal.valueOf(random.nextInt(1000), 1), Unit.PERCENT, AT);
  }

  private Column column(String name) {
    ColumnType type = type();
    boolean isText = type instanceof TextType;
    boolean isJson = type instanceof ColumnType.JsonType;
    boolean hasEnum = random.nextInt(3) == 0 && !isJson;
    Optional<Value> bound =
        hasEnum || isText || isJson || !isOrdered(type)
            ? Optional.empty()
            : maybe(() -> value(type));
    Set<Value> allowed = new LinkedHashSet<>();
    for (int i = hasEnum ? 1 + random.nextInt(4) : 0; i > 0; i--) {
      allowed.add(value(type));
    }
    boolean upper = random.nextBoolean();
    boolean isFree = isText && !hasEnum;
    return new Column(
        name,
        type,
        maybe(() -> AT),
        isFree ? maybe(() -> AT) : Optional.empty(),
        upper ? Optional.empty() : bound.map(this::bound),
        upper ? bound.map(this::bound) : Optional.empty(),
        isFree ? maybe(() -> declared(random.nextInt(4))) : Optional.empty(),
        isFree ? maybe(() -> declared(10 + random.nextInt(90))) : Optional.empty(),
        hasEnum ? Optional.of(declared(List.copyOf(allowed))) : Optional.empty(),
        Optional.empty(),
        List.of(Classification.values()).get(random.nextInt(4)),
        List.of(OnViolation.values()).get(random.nextInt(3)),
        defaultValue(type, List.copyOf(allowed), bound.isPresent() || isJson),
        maybe(() -> "was " + name.replace("#", "x")),
        maybe(texts::text),
        random.nextBoolean() ? List.of() : List.of(texts.line(), texts.text()),
        AT);
  }

  private Optional<Value> defaultValue(ColumnType type, List<Value> allowed, boolean isBound) {
    if (!allowed.isEmpty()) {
      return maybe(() -> allowed.get(random.nextInt(allowed.size())));
    }
    return isBound || type instanceof TextType ? Optional.empty() : maybe(() -> value(type));
  }

  private static boolean isOrdered(ColumnType type) {
    return !(type instanceof BooleanType || type instanceof ColumnType.UuidType);
  }

  private ColumnType type() {
    int precision = 1 + random.nextInt(38);
    return switch (random.nextInt(14)) {
      case 0 -> new ColumnType.IntegerType();
      case 1 -> new ColumnType.BigIntegerType();
      case 2 -> new DecimalType(precision, random.nextInt(precision + 1));
      case 3 -> new DoubleType(random.nextBoolean() ? NonFinite.ALLOW : NonFinite.REFUSE);
      case 4 -> BooleanType.usual();
      case 5 -> new BooleanType(List.of("yes", "1"), List.of("no", "null", "~"));
      case 6 -> new DateType(TemporalFormat.ISO_DATE);
      case 7 -> new DateType(TemporalFormats.date("dd/MM/yyyy"));
      case 8 -> new TimestampType(TemporalFormat.ISO_TIMESTAMP);
      case 9 -> new TimestampType(TemporalFormats.timestamp("d.M.yy 'um' H:mm"));
      case 10 -> new ColumnType.InstantType();
      case 11 -> new ColumnType.TimeType();
      case 12 -> random.nextBoolean() ? new ColumnType.UuidType() : new ColumnType.JsonType();
      default -> new TextType();
    };
  }

  private Value value(ColumnType type) {
    if (type instanceof ColumnType.IntegerType) {
      return new NumberValue(BigDecimal.valueOf(random.nextInt()));
    }
    if (type instanceof ColumnType.BigIntegerType) {
      return new NumberValue(BigDecimal.valueOf(random.nextLong()));
    }
    if (type instanceof DecimalType decimal) {
      BigInteger limit = BigInteger.TEN.pow(decimal.precision());
      BigInteger digits = new BigInteger(limit.bitLength(), random).mod(limit);
      return new NumberValue(new BigDecimal(digits, decimal.scale()));
    }
    if (type instanceof DoubleType) {
      double number = Double.longBitsToDouble(random.nextLong());
      return new DoubleValue(Double.isFinite(number) ? number : 0.1);
    }
    if (type instanceof BooleanType) {
      return new Value.BooleanValue(random.nextBoolean());
    }
    return type instanceof TextType ? new TextValue(texts.text()) : moment(type);
  }

  private Value moment(ColumnType type) {
    LocalDate day =
        LocalDate.of(1 + random.nextInt(9998), 1 + random.nextInt(12), 1 + random.nextInt(28));
    LocalTime time =
        LocalTime.ofNanoOfDay(
            1_000_000_000L * random.nextInt(86_400)
                + 1000L * random.nextInt(2) * random.nextInt(1_000_000));
    if (type instanceof DateType) {
      return new DateValue(day);
    }
    if (type instanceof TimestampType) {
      return new TimestampValue(LocalDateTime.of(day, time));
    }
    if (type instanceof ColumnType.InstantType) {
      return new InstantValue(LocalDateTime.of(day, time).toInstant(ZoneOffset.UTC));
    }
    return type instanceof ColumnType.TimeType
        ? new TimeValue(time)
        : new UuidValue(new UUID(random.nextLong(), random.nextLong()));
  }

  private Declared<Bound> bound(Value value) {
    return declared(
        new Bound(value, random.nextBoolean() ? Bound.End.INCLUSIVE : Bound.End.EXCLUSIVE));
  }

  private static <T> Declared<T> declared(T value) {
    return new Declared<>(value, AT);
  }

  private <T> Optional<T> maybe(Supplier<T> made) {
    return random.nextBoolean() ? Optional.of(made.get()) : Optional.empty();
  }
}
