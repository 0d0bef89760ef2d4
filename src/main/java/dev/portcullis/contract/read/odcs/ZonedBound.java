package dev.portcullis.contract.read.odcs;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Completes a bound of a column with offsets: one without stands in {@code defaultTimezone}. */
final class ZonedBound {
  private static final Pattern LOCAL =
      Pattern.compile(
          "([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[T ]([0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\\.[0-9]{1,6})?)?))?");

  private ZonedBound() {}

  static String completed(String type, String text, Section options) {
    Matcher local = LOCAL.matcher(text);
    if (!type.equals("timestamptz") || !local.matches()) {
      return text;
    }
    String clock = local.group(2) == null ? "00:00:00" : local.group(2);
    String moment = local.group(1) + "T" + clock;
    try {
      ZoneId zone = ZoneId.of(options.text("defaultTimezone").orElse("Etc/UTC"));
      return moment + offset(zone, LocalDateTime.parse(moment));
    } catch (DateTimeException unknown) {
      return text;
    }
  }

  private static String offset(ZoneId zone, LocalDateTime moment) {
    ZoneOffset offset = zone.getRules().getOffset(moment);
    return offset.getId();
  }
}
