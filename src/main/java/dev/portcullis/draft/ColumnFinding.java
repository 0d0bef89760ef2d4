package dev.portcullis.draft;

import dev.portcullis.staging.TextMeasure;
import dev.portcullis.type.ColumnType;
import java.util.List;
import java.util.Objects;

/**
 * What a file says about one of its columns.
 *
 * @param name in the header
 * @param type every value of the file is of
 * @param measure of the column read as that type
 * @param undecided formats between which the file does not decide; none, or two
 */
record ColumnFinding(String name, ColumnType type, TextMeasure measure, List<String> undecided) {
  ColumnFinding {
    Objects.requireNonNull(name);
    Objects.requireNonNull(type);
    Objects.requireNonNull(measure);
    undecided = List.copyOf(undecided);
  }

  /** Whether some row has no value. */
  boolean hasNulls() {
    boolean isText = type instanceof ColumnType.TextType;
    return measure.nulls() > 0
        || !measure.spelledNulls().isEmpty()
        || (!isText && measure.empties() > 0);
  }
}
