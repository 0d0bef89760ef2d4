package dev.portcullis.rule;

import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.TemporalFormat;
import dev.portcullis.type.TypeName;

/** A type with the spellings that a producer must know. */
public final class TypeWords {
  private TypeWords() {}

  /** The words for this type. */
  public static String of(ColumnType type) {
    String name = TypeName.of(type);
    if (type instanceof DateType date) {
      return name + written(date.format());
    }
    if (type instanceof TimestampType timestamp) {
      return name + written(timestamp.format());
    }
    if (type instanceof BooleanType bool && !bool.equals(BooleanType.usual())) {
      return name
          + ", written "
          + String.join(" or ", bool.trueSpellings())
          + " for true, "
          + String.join(" or ", bool.falseSpellings())
          + " for false";
    }
    return type instanceof DoubleType floating && floating.nonFinite() == NonFinite.ALLOW
        ? name + ", also NaN and Infinity"
        : name;
  }

  private static String written(TemporalFormat format) {
    return format.isDefault() ? "" : ", written " + format.source();
  }
}
