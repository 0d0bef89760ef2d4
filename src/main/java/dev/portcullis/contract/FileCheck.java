package dev.portcullis.contract;

import dev.portcullis.problem.Position;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.type.ColumnType.TimestampType;
import java.time.Duration;
import java.util.Objects;

/**
 * A demand on a delivered file as a whole. It is judged before anything is loaded and can be no
 * constraint of the table; no single row breaks it, so it warns or fails and never drops.
 */
public sealed interface FileCheck {
  /** Differs from the names of all other checks of the contract. */
  String name();

  /** {@link OnViolation#WARN} or {@link OnViolation#FAIL}. */
  OnViolation onViolation();

  /** Where the contract says so. */
  Position declaredAt();

  <R> R accept(Visitor<R> visitor);

  /** One method a sort of check. */
  interface Visitor<R> {
    R measured(Measured check);

    R freshness(Freshness check);
  }

  /**
   * A number taken of the file lies where the contract wants it.
   *
   * @param measure what is counted
   * @param unit whether rows are counted or their share of all rows
   * @param threshold where the number must lie
   */
  record Measured(
      String name,
      Measure measure,
      Unit unit,
      Threshold threshold,
      OnViolation onViolation,
      Position declaredAt)
      implements FileCheck {
    public Measured {
      Objects.requireNonNull(name);
      Objects.requireNonNull(measure);
      Objects.requireNonNull(unit);
      Objects.requireNonNull(threshold);
      refuseDrop(onViolation);
      Objects.requireNonNull(declaredAt);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.measured(this);
    }

    /** What a count of all rows is called when it has no name: as the key {@code rows} does. */
    public static String nameOfRows(Threshold threshold) {
      return switch (threshold.comparison()) {
        case AT_LEAST -> "rows.min";
        case AT_MOST -> "rows.max";
        case EQUAL, NOT_EQUAL, GREATER, LESS, BETWEEN, NOT_BETWEEN -> "rows";
      };
    }
  }

  /**
   * The newest value of a date or timestamp column is not older than this before the run.
   *
   * @param column of type date, timestamp or timestamptz
   * @param within greatest age; whole days for a date
   */
  record Freshness(
      String name, String column, Duration within, OnViolation onViolation, Position declaredAt)
      implements FileCheck {
    public Freshness {
      Objects.requireNonNull(name);
      Objects.requireNonNull(column);
      Objects.requireNonNull(within);
      refuseDrop(onViolation);
      Objects.requireNonNull(declaredAt);
    }

    /** Whether values of the type have an age. */
    public static boolean fits(ColumnType type) {
      return type instanceof DateType
          || type instanceof TimestampType
          || type instanceof InstantType;
    }

    /** Whether values of the type can be that old to the unit: a day has no hours. */
    public static boolean fits(ColumnType type, Duration within) {
      return !(type instanceof DateType) || within.equals(Duration.ofDays(within.toDays()));
    }

    /** What the check is called when it has no name of its own: {@code ordered_at.freshness}. */
    public static String usualName(String column) {
      return column + ".freshness";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.freshness(this);
    }
  }

  /** What a measured number counts. */
  enum Unit {
    /** Rows. */
    ROWS,
    /** Rows in percent of all rows of the file. */
    PERCENT
  }

  private static void refuseDrop(OnViolation onViolation) {
    if (onViolation == OnViolation.DROP) {
      throw new IllegalArgumentException("no single row breaks a check of the whole file");
    }
  }
}
