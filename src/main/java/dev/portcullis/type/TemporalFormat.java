package dev.portcullis.type;

import java.util.Objects;

/**
 * How a file writes dates or timestamps.
 *
 * @param source as the contract spells it, for example {@code dd/MM/yyyy}
 * @param regex a pattern for the whole text in the syntax that RE2 and Java share, with a group a
 *     part
 * @param template the ISO text made of those groups, written {@code \3-\2-\1}; days and months may
 *     lack their leading zero
 */
public record TemporalFormat(String source, String regex, String template) {
  /** {@code YYYY-MM-DD}. */
  public static final TemporalFormat ISO_DATE =
      new TemporalFormat("yyyy-MM-dd", "([0-9]{4})-([0-9]{2})-([0-9]{2})", "\\1-\\2-\\3");

  /**
   * ISO date and time, {@code T} or a space between them, seconds optional, up to 6 fraction
   * digits. A {@code Z} at the end says UTC and shifts nothing; any other offset is a breach.
   */
  public static final TemporalFormat ISO_TIMESTAMP =
      new TemporalFormat(
          "yyyy-MM-dd HH:mm:ss",
          "([0-9]{4}-[0-9]{2}-[0-9]{2})[T ]"
              + "((?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,6})?)?)Z?",
          "\\1 \\2");

  public TemporalFormat {
    Objects.requireNonNull(source);
    Objects.requireNonNull(regex);
    Objects.requireNonNull(template);
  }

  /** Whether this is the form that holds when a contract declares none. */
  public boolean isDefault() {
    return equals(ISO_DATE) || equals(ISO_TIMESTAMP);
  }
}
