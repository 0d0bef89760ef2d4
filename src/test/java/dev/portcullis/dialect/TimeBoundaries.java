package dev.portcullis.dialect;

import static dev.portcullis.contract.Bound.End.EXCLUSIVE;
import static dev.portcullis.contract.Bound.End.INCLUSIVE;

import dev.portcullis.rule.RuleKind;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.type.ColumnType.TimeType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.TemporalFormat;
import java.util.List;

/** Bounds of days and times, the first and the last day, and what lies beyond. */
final class TimeBoundaries {
  private static final ColumnType DATE = new DateType(TemporalFormat.ISO_DATE);
  private static final ColumnType TIMESTAMP = new TimestampType(TemporalFormat.ISO_TIMESTAMP);
  private static final ColumnType INSTANT = new InstantType();
  private static final ColumnType TIME = new TimeType();

  private TimeBoundaries() {}

  static List<Boundary> all() {
    return List.of(
        Boundary.of("date", field(DATE))
            .accepts("0001-01-01", "9999-12-31", "2024-02-29")
            .acceptsNull()
            .refuses(RuleKind.FINITE, "infinity", "-infinity", "10000-01-01")
            .refusesByType("2023-02-29", "x"),
        Boundary.of(
                "date range",
                field(DATE).minimum("2020-02-29", INCLUSIVE).maximum("2021-01-01", EXCLUSIVE))
            .accepts("2020-02-29", "2020-12-31")
            .acceptsNull()
            .refuses(RuleKind.MINIMUM, "2020-02-28")
            .refuses(RuleKind.EXCLUSIVE_MAXIMUM, "2021-01-01"),
        Boundary.of(
                "date extremes",
                field(DATE).minimum("0001-01-01", INCLUSIVE).maximum("9999-12-31", INCLUSIVE))
            .accepts("0001-01-01", "9999-12-31"),
        Boundary.of("date enum", field(DATE).allowed("2026-01-01", "2026-07-01"))
            .accepts("2026-07-01")
            .acceptsNull()
            .refuses(RuleKind.ENUM, "2026-01-02"),
        Boundary.of("timestamp", field(TIMESTAMP))
            .accepts("0001-01-01 00:00:00", "9999-12-31 23:59:59.999999")
            .acceptsNull()
            .refuses(RuleKind.FINITE, "infinity", "-infinity", "10000-01-01 00:00:00"),
        Boundary.of(
                "timestamp range",
                field(TIMESTAMP)
                    .minimum("2026-03-29 02:30:00", EXCLUSIVE)
                    .maximum("2026-03-29 03:00:00.000001", INCLUSIVE))
            .accepts("2026-03-29 02:30:00.000001", "2026-03-29 03:00:00.000001")
            .acceptsNull()
            .refuses(
                RuleKind.EXCLUSIVE_MINIMUM, "2026-03-29 02:30:00", "2026-03-29 02:29:59.999999")
            .refuses(RuleKind.MAXIMUM, "2026-03-29 03:00:00.000002"),
        Boundary.of("timestamp enum", field(TIMESTAMP).allowed("2026-01-01 00:00:00"))
            .accepts("2026-01-01 00:00:00")
            .refuses(RuleKind.ENUM, "2026-01-01 00:00:00.000001"),
        Boundary.of("timestamptz", field(INSTANT))
            .accepts("0001-01-01 00:00:00+00", "9999-12-31 23:59:59.999999+00")
            .acceptsNull()
            .refuses(RuleKind.FINITE, "infinity", "-infinity", "10000-01-01 00:00:00+00"),
        Boundary.of(
                "timestamptz range",
                field(INSTANT)
                    .minimum("2026-03-29T01:00:00+02:00", INCLUSIVE)
                    .maximum("2026-03-29T00:00:00Z", EXCLUSIVE))
            .accepts("2026-03-28 23:00:00+00", "2026-03-29 08:59:59.999999+09")
            .acceptsNull()
            .refuses(RuleKind.MINIMUM, "2026-03-28 22:59:59.999999+00", "2026-03-29 01:00:00+03")
            .refuses(
                RuleKind.EXCLUSIVE_MAXIMUM, "2026-03-29 00:00:00+00", "2026-03-29 00:00:00-01"),
        Boundary.of("timestamptz enum", field(INSTANT).allowed("2026-01-01T00:00:00Z"))
            .accepts("2026-01-01 09:00:00+09")
            .refuses(RuleKind.ENUM, "2026-01-01 00:00:00+09"),
        Boundary.of("time", field(TIME))
            .accepts("00:00:00", "23:59:59.999999")
            .acceptsNull()
            .refuses(RuleKind.FINITE, "24:00:00")
            .refusesByType("25:00:00"),
        Boundary.of(
                "time range",
                field(TIME).minimum("08:00", INCLUSIVE).maximum("20:00:00", EXCLUSIVE))
            .accepts("08:00:00", "19:59:59.999999")
            .acceptsNull()
            .refuses(RuleKind.MINIMUM, "07:59:59.999999")
            .refuses(RuleKind.EXCLUSIVE_MAXIMUM, "20:00:00"),
        Boundary.of("time enum", field(TIME).allowed("12:00:00.5"))
            .accepts("12:00:00.500000")
            .refuses(RuleKind.ENUM, "12:00:00"));
  }

  private static Draft.Field field(ColumnType type) {
    return Draft.field("v", type);
  }
}
