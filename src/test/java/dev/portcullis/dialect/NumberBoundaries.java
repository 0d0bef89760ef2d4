package dev.portcullis.dialect;

import static dev.portcullis.contract.Bound.End.EXCLUSIVE;
import static dev.portcullis.contract.Bound.End.INCLUSIVE;

import dev.portcullis.rule.RuleKind;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.NonFinite;
import java.util.List;

/** Bounds of numbers, and the smallest steps around them. */
final class NumberBoundaries {
  private static final ColumnType INT = new IntegerType();
  private static final ColumnType LONG = new BigIntegerType();
  private static final ColumnType AMOUNT = new DecimalType(10, 2);
  private static final ColumnType ALL_FRACTION = new DecimalType(38, 38);
  private static final ColumnType ALL_WHOLE = new DecimalType(38, 0);
  private static final ColumnType DOUBLE = new DoubleType(NonFinite.REFUSE);
  private static final ColumnType ANY_DOUBLE = new DoubleType(NonFinite.ALLOW);

  private static final String SMALLEST_FRACTION = "0." + "0".repeat(37) + "1";
  private static final String SECOND_FRACTION = "0." + "0".repeat(37) + "2";
  private static final String LARGEST_WHOLE = "9".repeat(38);

  private NumberBoundaries() {}

  static List<Boundary> all() {
    return List.of(
        Boundary.of("int min", field(INT).minimum("-5", INCLUSIVE))
            .accepts("-5", "-4", "2147483647")
            .acceptsNull()
            .refuses(RuleKind.MINIMUM, "-6", "-2147483648")
            .refusesByType("2147483648", "x"),
        Boundary.of(
                "int exclusive range", field(INT).minimum("0", EXCLUSIVE).maximum("3", EXCLUSIVE))
            .accepts("1", "2")
            .acceptsNull()
            .refuses(RuleKind.EXCLUSIVE_MINIMUM, "0", "-1")
            .refuses(RuleKind.EXCLUSIVE_MAXIMUM, "3", "4"),
        Boundary.of(
                "int extremes",
                field(INT).minimum("-2147483648", INCLUSIVE).maximum("2147483647", INCLUSIVE))
            .accepts("-2147483648", "2147483647", "0")
            .refusesByType("-2147483649"),
        Boundary.of("int enum", field(INT).allowed("-1", "0", "7"))
            .accepts("-1", "0", "7")
            .acceptsNull()
            .refuses(RuleKind.ENUM, "1", "-7"),
        Boundary.of("int required", field(INT).required()).accepts("0").refusesNull(),
        Boundary.of(
                "long extremes",
                field(LONG)
                    .minimum("-9223372036854775808", EXCLUSIVE)
                    .maximum("9223372036854775807", EXCLUSIVE))
            .accepts("-9223372036854775807", "9223372036854775806", "0")
            .acceptsNull()
            .refuses(RuleKind.EXCLUSIVE_MINIMUM, "-9223372036854775808")
            .refuses(RuleKind.EXCLUSIVE_MAXIMUM, "9223372036854775807"),
        Boundary.of("long enum", field(LONG).allowed("9223372036854775807", "1"))
            .accepts("9223372036854775807", "1")
            .refuses(RuleKind.ENUM, "9223372036854775806", "0"),
        Boundary.of("decimal", field(AMOUNT))
            .accepts("99999999.99", "-99999999.99", "0")
            .acceptsNull()
            .refuses(RuleKind.FINITE, "NaN")
            .refusesByType("Infinity", "-Infinity", "100000000"),
        Boundary.of("decimal min", field(AMOUNT).minimum("0.01", INCLUSIVE))
            .accepts("0.01", "99999999.99")
            .acceptsNull()
            .refuses(RuleKind.MINIMUM, "0", "-0.01"),
        Boundary.of(
                "decimal exclusive", field(AMOUNT).minimum("0", EXCLUSIVE).maximum("1", EXCLUSIVE))
            .accepts("0.01", "0.99")
            .refuses(RuleKind.EXCLUSIVE_MINIMUM, "0.00", "-0.01")
            .refuses(RuleKind.EXCLUSIVE_MAXIMUM, "1.00", "1.01"),
        Boundary.of("decimal enum", field(AMOUNT).allowed("1.50", "2"))
            .accepts("1.5", "2.00")
            .acceptsNull()
            .refuses(RuleKind.ENUM, "1.51", "0"),
        Boundary.of(
                "decimal all fraction", field(ALL_FRACTION).minimum(SMALLEST_FRACTION, EXCLUSIVE))
            .accepts(SECOND_FRACTION, "0.5")
            .refuses(RuleKind.EXCLUSIVE_MINIMUM, SMALLEST_FRACTION, "0", "-0.5"),
        Boundary.of("decimal fraction enum", field(ALL_FRACTION).allowed(SMALLEST_FRACTION, "0"))
            .accepts(SMALLEST_FRACTION, "0")
            .refuses(RuleKind.ENUM, SECOND_FRACTION),
        Boundary.of("decimal all whole", field(ALL_WHOLE).maximum(LARGEST_WHOLE, EXCLUSIVE))
            .accepts("9".repeat(37) + "8", "-" + LARGEST_WHOLE)
            .refuses(RuleKind.EXCLUSIVE_MAXIMUM, LARGEST_WHOLE),
        Boundary.of(
                "decimal wide with a short bound",
                field(new DecimalType(38, 30)).minimum("12345678", INCLUSIVE))
            .accepts("12345678", "12345678." + "0".repeat(29) + "1")
            .refuses(RuleKind.MINIMUM, "12345677." + "9".repeat(30)),
        Boundary.of("double", field(DOUBLE))
            .accepts("0", "-0.0", "1.7976931348623157E308", "-1.7976931348623157E308", "4.9E-324")
            .acceptsNull()
            .refuses(RuleKind.FINITE, "NaN", "Infinity", "-Infinity"),
        Boundary.of("double min", field(DOUBLE).minimum("0.1", INCLUSIVE))
            .accepts("0.1", "0.10000000000000002")
            .acceptsNull()
            .refuses(RuleKind.MINIMUM, "0.09999999999999999", "-1"),
        Boundary.of("double above zero", field(DOUBLE).minimum("0", EXCLUSIVE))
            .accepts("4.9E-324")
            .refuses(RuleKind.EXCLUSIVE_MINIMUM, "0", "-0.0", "-4.9E-324"),
        Boundary.of("double from zero", field(DOUBLE).minimum("0", INCLUSIVE))
            .accepts("0", "-0.0")
            .refuses(RuleKind.MINIMUM, "-4.9E-324"),
        Boundary.of("double large", field(DOUBLE).maximum("1e300", INCLUSIVE))
            .accepts("1e300")
            .refuses(RuleKind.MAXIMUM, "1.0000000000000002e300", "1.7976931348623157E308"),
        Boundary.of(
                "double that no decimal meets",
                field(DOUBLE).maximum("9007199254740993", INCLUSIVE))
            .accepts("9007199254740992", "9007199254740993")
            .refuses(RuleKind.MAXIMUM, "9007199254740994"),
        Boundary.of("double enum", field(DOUBLE).allowed("0.3", "1e10", "0"))
            .accepts("0.3", "10000000000", "-0.0")
            .refuses(RuleKind.ENUM, "0.30000000000000004", "0.1"),
        Boundary.of("double of any kind", field(ANY_DOUBLE).minimum("0", INCLUSIVE))
            .accepts("NaN", "Infinity", "0")
            .acceptsNull()
            .refuses(RuleKind.MINIMUM, "-Infinity"),
        Boundary.of("double of any kind, enum", field(ANY_DOUBLE).allowed("NaN", "Infinity", "1"))
            .accepts("NaN", "Infinity", "1")
            .refuses(RuleKind.ENUM, "-Infinity", "0"),
        Boundary.of("boolean enum", field(BooleanType.usual()).allowed("true"))
            .accepts("true")
            .acceptsNull()
            .refuses(RuleKind.ENUM, "false"));
  }

  private static Draft.Field field(ColumnType type) {
    return Draft.field("v", type);
  }
}
