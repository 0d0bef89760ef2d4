package dev.portcullis.staging;

import java.time.LocalDateTime;
import java.util.Objects;
import java.util.Optional;

/** What was measured of a file for a check of the file as a whole. */
public sealed interface Measurement {
  <R> R accept(Visitor<R> visitor);

  /** One method a sort of measurement. */
  interface Visitor<R> {
    R counted(Counted measurement);

    R newest(Newest measurement);
  }

  /**
   * A number of rows.
   *
   * @param number counted
   * @param rows of the file
   */
  record Counted(long number, long rows) implements Measurement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.counted(this);
    }
  }

  /**
   * The newest value of a column.
   *
   * @param value in UTC, midnight for a date; empty when no row has one. It may be secret: ask the
   *     column's classification before showing it
   * @param rows of the file
   */
  record Newest(Optional<LocalDateTime> value, long rows, RunMoment run) implements Measurement {
    public Newest {
      Objects.requireNonNull(value);
      Objects.requireNonNull(run);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.newest(this);
    }
  }
}
