package dev.portcullis.warehouse.postgres;

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
import dev.portcullis.warehouse.TableDescription.DescribedType;
import dev.portcullis.warehouse.TableDescription.Match;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Types as {@code format_type} spells them, read as types of a contract. */
final class PostgresCatalogTypes {
  private static final Pattern NUMERIC = Pattern.compile("numeric\\((\\d+),(-?\\d+)\\)");
  private static final Pattern CHARACTERS =
      Pattern.compile("(character varying|character)(?:\\((\\d+)\\))?");
  private static final Pattern WITH_PRECISION =
      Pattern.compile("(timestamp|time)\\(\\d\\) (with|without) time zone");
  private static final int GREATEST_PRECISION = 38;

  private PostgresCatalogTypes() {}

  /** The type; labels make it an enumerated one. */
  static DescribedType of(String words, List<String> labels) {
    if (!labels.isEmpty()) {
      return new DescribedType(
          words, Optional.of(new TextType()), Match.NEAR, Optional.empty(), labels);
    }
    Matcher numeric = NUMERIC.matcher(words);
    if (numeric.matches()) {
      return decimal(words, Integer.parseInt(numeric.group(1)), Integer.parseInt(numeric.group(2)));
    }
    Matcher characters = CHARACTERS.matcher(words);
    if (characters.matches()) {
      Optional<Integer> length = Optional.ofNullable(characters.group(2)).map(Integer::valueOf);
      return new DescribedType(words, Optional.of(new TextType()), Match.NEAR, length, List.of());
    }
    Matcher precise = WITH_PRECISION.matcher(words);
    if (precise.matches()) {
      return simple(precise.group(1) + " " + precise.group(2) + " time zone")
          .map(type -> DescribedType.near(words, type))
          .orElseGet(() -> DescribedType.foreign(words));
    }
    return simple(words)
        .map(type -> DescribedType.same(words, type))
        .or(() -> near(words).map(type -> DescribedType.near(words, type)))
        .orElseGet(() -> DescribedType.foreign(words));
  }

  private static DescribedType decimal(String words, int precision, int scale) {
    boolean fits = precision <= GREATEST_PRECISION && scale >= 0 && scale <= precision;
    return fits
        ? DescribedType.same(words, new DecimalType(precision, scale))
        : DescribedType.foreign(words);
  }

  private static Optional<ColumnType> simple(String words) {
    return switch (words) {
      case "integer" -> Optional.of(new IntegerType());
      case "bigint" -> Optional.of(new BigIntegerType());
      case "double precision" -> Optional.of(new DoubleType(NonFinite.ALLOW));
      case "boolean" -> Optional.of(BooleanType.usual());
      case "date" -> Optional.of(new DateType(TemporalFormat.ISO_DATE));
      case "timestamp without time zone" ->
          Optional.of(new TimestampType(TemporalFormat.ISO_TIMESTAMP));
      case "timestamp with time zone" -> Optional.of(new InstantType());
      case "time without time zone" -> Optional.of(new TimeType());
      case "uuid" -> Optional.of(new UuidType());
      case "json" -> Optional.of(new JsonType());
      case "text" -> Optional.of(new TextType());
      default -> Optional.empty();
    };
  }

  private static Optional<ColumnType> near(String words) {
    return switch (words) {
      case "smallint" -> Optional.of(new IntegerType());
      case "real" -> Optional.of(new DoubleType(NonFinite.ALLOW));
      case "jsonb" -> Optional.of(new JsonType());
      case "citext", "name" -> Optional.of(new TextType());
      default -> Optional.empty();
    };
  }
}
