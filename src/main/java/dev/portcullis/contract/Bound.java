package dev.portcullis.contract;

import dev.portcullis.type.Value;
import java.util.Objects;

/** One end of a range. */
public record Bound(Value value, End end) {
  public Bound {
    Objects.requireNonNull(value);
    Objects.requireNonNull(end);
  }

  /** Whether the value itself is allowed. */
  public enum End {
    INCLUSIVE,
    EXCLUSIVE
  }
}
