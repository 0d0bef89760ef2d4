package dev.portcullis.load;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One row that breaks a rule, as it may be told.
 *
 * @param line physical line on which its record starts, from 1
 * @param value the text as delivered, with {@code column=} before each part when the rule speaks of
 *     several columns; null when the field is NULL or the column is classified so that its values
 *     stay hidden
 * @param visibility whether a missing value is hidden or NULL
 * @param reason the end of a sentence that begins with the value
 */
public record Sample(long line, @Nullable String value, Visibility visibility, String reason) {
  public Sample {
    Objects.requireNonNull(visibility);
    Objects.requireNonNull(reason);
  }

  /** Whether the value may be printed. */
  public enum Visibility {
    SHOWN,
    HIDDEN
  }
}
