package dev.portcullis.warehouse.duckdb;

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
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Types as DuckDB's catalog spells them, read as types of a contract. */
final class DuckDbCatalogTypes {
  private static final Pattern DECIMAL = Pattern.compile("DECIMAL\\((\\d+),(\\d+)\\)");
  private static final Pattern LABELS = Pattern.compile("ENUM\\((.*)\\)", Pattern.DOTALL);
  private static final Pattern LABEL = Pattern.compile("'([^']*+(?:''[^']*+)*+)'");

  private DuckDbCatalogTypes() {}

  static DescribedType of(String words) {
    Matcher decimal = DECIMAL.matcher(words);
    if (decimal.matches()) {
      return DescribedType.same(
          words,
          new DecimalType(Integer.parseInt(decimal.group(1)), Integer.parseInt(decimal.group(2))));
    }
    Matcher labels = LABELS.matcher(words);
    if (labels.matches()) {
      return new DescribedType(
          "ENUM",
          Optional.of(new TextType()),
          Match.NEAR,
          Optional.empty(),
          labels(labels.group(1)));
    }
    return same(words)
        .map(type -> DescribedType.same(words, type))
        .or(() -> near(words).map(type -> DescribedType.near(words, type)))
        .orElseGet(() -> DescribedType.foreign(words));
  }

  private static List<String> labels(String list) {
    return LABEL
        .matcher(list)
        .results()
        .map((MatchResult label) -> label.group(1).replace("''", "'"))
        .toList();
  }

  private static Optional<ColumnType> same(String words) {
    return switch (words) {
      case "INTEGER" -> Optional.of(new IntegerType());
      case "BIGINT" -> Optional.of(new BigIntegerType());
      case "DOUBLE" -> Optional.of(new DoubleType(NonFinite.ALLOW));
      case "BOOLEAN" -> Optional.of(BooleanType.usual());
      case "DATE" -> Optional.of(new DateType(TemporalFormat.ISO_DATE));
      case "TIMESTAMP" -> Optional.of(new TimestampType(TemporalFormat.ISO_TIMESTAMP));
      case "TIMESTAMP WITH TIME ZONE" -> Optional.of(new InstantType());
      case "TIME" -> Optional.of(new TimeType());
      case "UUID" -> Optional.of(new UuidType());
      case "JSON" -> Optional.of(new JsonType());
      case "VARCHAR" -> Optional.of(new TextType());
      default -> Optional.empty();
    };
  }

  private static Optional<ColumnType> near(String words) {
    return switch (words) {
      case "TINYINT", "SMALLINT", "UTINYINT", "USMALLINT" -> Optional.of(new IntegerType());
      case "UINTEGER" -> Optional.of(new BigIntegerType());
      case "HUGEINT", "UBIGINT" -> Optional.of(new DecimalType(38, 0));
      case "FLOAT" -> Optional.of(new DoubleType(NonFinite.ALLOW));
      case "TIMESTAMP_S", "TIMESTAMP_MS", "TIMESTAMP_NS" ->
          Optional.of(new TimestampType(TemporalFormat.ISO_TIMESTAMP));
      default -> Optional.empty();
    };
  }
}
