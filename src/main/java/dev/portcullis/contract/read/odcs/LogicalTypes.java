package dev.portcullis.contract.read.odcs;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a {@code logicalType} with those of its options that choose the type. */
final class LogicalTypes {
  private static final BigDecimal LARGEST_INT = BigDecimal.valueOf(Integer.MAX_VALUE);
  private static final Pattern TIME_OF_DAY = Pattern.compile(".*[Hhm].*");

  private LogicalTypes() {}

  /** The type; empty when the property names none, or one that the schema refuses. */
  static Optional<KnownType> read(Section property) {
    Optional<Section> options = property.section("logicalTypeOptions");
    return property.text("logicalType").flatMap(word -> Optional.ofNullable(type(word, options)));
  }

  private static @Nullable KnownType type(String word, Optional<Section> options) {
    Optional<String> format = options.flatMap(found -> found.text("format"));
    return switch (word) {
      case "string" ->
          format.filter("uuid"::equals).isPresent()
              ? KnownType.of("uuid", Family.TEXT)
              : KnownType.text(Optional.empty());
      case "integer" -> integer(format.orElseGet(() -> usual(options)));
      case "number" ->
          format.isPresent() ? KnownType.number("double") : KnownType.number(KnownType.UNSIZED);
      case "boolean" -> KnownType.of("boolean", Family.BOOLEAN);
      // Up to 3.0 there was no other word for a moment of a day.
      case "date" ->
          KnownType.of(
              format.filter(found -> TIME_OF_DAY.matcher(found).matches()).isPresent()
                  ? "timestamp"
                  : "date",
              Family.MOMENT);
      case "timestamp" ->
          KnownType.of(isZoned(options) ? "timestamptz" : "timestamp", Family.MOMENT);
      case "time" -> KnownType.of("time", Family.MOMENT);
      case "object", "array", "map" -> KnownType.of("json", Family.STRUCTURE);
      default -> null;
    };
  }

  static boolean isZoned(Optional<Section> options) {
    return options.filter(found -> found.isTrue("timezone")).isPresent();
  }

  /** The standard says i32 when none is said; bounds beyond it say otherwise. */
  private static String usual(Optional<Section> options) {
    boolean large =
        options.isPresent()
            && List.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum").stream()
                .flatMap(key -> options.get().text(key).stream())
                .flatMap(text -> Numbers.read(text).stream())
                .anyMatch(bound -> bound.abs().compareTo(LARGEST_INT) > 0);
    return large ? "i64" : "i32";
  }

  private static @Nullable KnownType integer(String format) {
    return switch (format) {
      case "i8" -> KnownType.range("int", "-128", "127");
      case "i16" -> KnownType.range("int", "-32768", "32767");
      case "i32" -> KnownType.number("int");
      case "i64" -> KnownType.number("long");
      case "i128" -> KnownType.number("decimal(38,0)");
      case "u8" -> KnownType.range("int", "0", "255");
      case "u16" -> KnownType.range("int", "0", "65535");
      case "u32" -> KnownType.range("long", "0", "4294967295");
      case "u64" -> KnownType.range("decimal(20,0)", "0", "18446744073709551615");
      case "u128" ->
          KnownType.range("decimal(38,0)", "0", "99999999999999999999999999999999999999");
      default -> null;
    };
  }
}
