package dev.portcullis.draft;

import dev.portcullis.contract.read.TemporalFormats;
import dev.portcullis.type.TemporalFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The ways of writing days and moments that a draft knows, the stricter ones first. */
final class DayFormats {
  /** Every digit in its own column, so that eight digits are one day. */
  static final String COMPACT = "yyyyMMdd";

  private static final List<String> DAYS =
      List.of(
          "yyyy/MM/dd",
          "yyyy.MM.dd",
          "dd/MM/yyyy",
          "MM/dd/yyyy",
          "dd-MM-yyyy",
          "MM-dd-yyyy",
          "dd.MM.yyyy",
          "dd/MM/yy",
          "MM/dd/yy",
          "dd.MM.yy",
          "d/M/yyyy",
          "M/d/yyyy",
          "d-M-yyyy",
          "M-d-yyyy",
          "d.M.yyyy",
          "d/M/yy",
          "M/d/yy",
          "d.M.yy");
  private static final List<String> CLOCKS = List.of("HH:mm:ss", "HH:mm", "H:mm:ss", "H:mm");

  private DayFormats() {}

  static List<TemporalFormat> days() {
    return Stream.concat(
            Stream.of(TemporalFormat.ISO_DATE), DAYS.stream().map(TemporalFormats::date))
        .toList();
  }

  static List<TemporalFormat> moments() {
    return Stream.concat(
            Stream.of(TemporalFormat.ISO_TIMESTAMP),
            DAYS.stream()
                .flatMap(day -> CLOCKS.stream().map(clock -> day + " " + clock))
                .map(TemporalFormats::timestamp))
        .toList();
  }

  /** The same with day and month the other way round, where people write both. */
  static Optional<String> swapped(TemporalFormat format) {
    boolean isAmbiguous = format.source().matches("(dd?[/-]MM?|MM?[/-]dd?)[/-].*");
    return isAmbiguous
        ? Optional.of(format.source().replaceFirst("(dd?|MM?)([/-])(dd?|MM?)", "$3$2$1"))
        : Optional.empty();
  }
}
