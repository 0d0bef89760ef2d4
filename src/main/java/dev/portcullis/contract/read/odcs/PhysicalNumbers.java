package dev.portcullis.contract.read.odcs;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Number types as engines call them. */
final class PhysicalNumbers {
  private PhysicalNumbers() {}

  static @Nullable KnownType read(
      String name, Optional<String> precision, Optional<String> scale, boolean unsigned) {
    return switch (name) {
      case "tinyint", "byte" -> unsigned ? range("int", "0", "255") : range("int", "-128", "255");
      case "smallint", "int2", "int16", "short", "smallserial", "serial2" ->
          unsigned ? range("int", "0", "65535") : range("int", "-32768", "32767");
      case "mediumint" ->
          unsigned ? range("int", "0", "16777215") : range("int", "-8388608", "8388607");
      case "int", "integer", "int4", "int32", "serial", "serial4" ->
          unsigned ? range("long", "0", "4294967295") : KnownType.number("int");
      case "bigint", "int8", "int64", "long", "bigserial", "serial8" ->
          unsigned ? range("decimal(20,0)", "0", "18446744073709551615") : KnownType.number("long");
      case "utinyint", "uint8" -> range("int", "0", "255");
      case "usmallint", "uint16" -> range("int", "0", "65535");
      case "uinteger", "uint32" -> range("long", "0", "4294967295");
      case "ubigint", "uint64" -> range("decimal(20,0)", "0", "18446744073709551615");
      case "hugeint", "int128" -> KnownType.number("decimal(38,0)");
      case "numeric", "decimal", "dec", "number", "fixed", "bignumeric", "bigdecimal" ->
          precision.isEmpty()
              ? KnownType.number(KnownType.UNSIZED)
              : KnownType.number("decimal(" + precision.get() + "," + scale.orElse("0") + ")");
      case "money" -> KnownType.number("decimal(19,4)");
      case "smallmoney" -> KnownType.number("decimal(10,4)");
      case "float",
          "float4",
          "float8",
          "float32",
          "float64",
          "real",
          "double",
          "double precision" ->
          KnownType.number("double");
      default -> null;
    };
  }

  private static KnownType range(String word, String least, String most) {
    return KnownType.range(word, least, most);
  }
}
