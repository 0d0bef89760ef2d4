package dev.portcullis.load;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Freshness;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.Measure;
import dev.portcullis.contract.Measure.Breaches;
import dev.portcullis.contract.Measure.Repetitions;
import dev.portcullis.contract.Measure.Rows;
import dev.portcullis.contract.Threshold;
import dev.portcullis.rule.DurationWords;
import dev.portcullis.rule.ThresholdWords;
import dev.portcullis.staging.Measurement;
import dev.portcullis.staging.Measurement.Counted;
import dev.portcullis.staging.Measurement.Newest;
import dev.portcullis.type.ColumnType.DateType;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says what was measured of a file and what is wanted, as a sentence without a full stop. */
final class FileFinding implements Measurement.Visitor<String> {
  private static final DateTimeFormatter MINUTES = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");
  private static final int SHARE_DIGITS = 2;

  private final Contract contract;
  private final FileCheck check;

  private FileFinding(Contract contract, FileCheck check) {
    this.contract = contract;
    this.check = check;
  }

  /** The sentence; no value of a hidden column is in it. */
  static String of(Contract contract, FileCheck check, Measurement measurement) {
    return measurement.accept(new FileFinding(contract, check));
  }

  @Override
  public String counted(Counted counted) {
    return check.accept(
        new FileCheck.Visitor<String>() {
          @Override
          public String measured(Measured measured) {
            return counted(measured, counted);
          }

          @Override
          public String freshness(Freshness freshness) {
            throw new IllegalStateException("freshness counts nothing");
          }
        });
  }

  private static String counted(Measured check, Counted counted) {
    String wanted = wanted(check.threshold(), check.unit());
    return check
        .measure()
        .accept(
            new Measure.Visitor<String>() {
              @Override
              public String rows(Rows measure) {
                return "the file has " + Words.count(counted.number(), "row") + ", " + wanted;
              }

              @Override
              public String breaches(Breaches measure) {
                return share(check.unit(), counted)
                    + (isOne(check, counted) ? " breaks it, " : " break it, ")
                    + wanted;
              }

              @Override
              public String repetitions(Repetitions measure) {
                return share(check.unit(), counted)
                    + (isOne(check, counted) ? " repeats " : " repeat ")
                    + measure.columns().stream()
                        .map(column -> "`" + column + "`")
                        .collect(Collectors.joining(", "))
                    + " of an earlier row, "
                    + wanted;
              }
            });
  }

  private static boolean isOne(Measured check, Counted counted) {
    return check.unit() == Unit.ROWS && counted.number() == 1;
  }

  private static String share(Unit unit, Counted counted) {
    String rows = Words.count(counted.rows(), "row");
    return switch (unit) {
      case ROWS -> String.format(Locale.ROOT, "%,d of %s", counted.number(), rows);
      case PERCENT ->
          String.format(Locale.ROOT, "%s %% of %s (%,d)", percent(counted), rows, counted.number());
    };
  }

  private static String percent(Counted counted) {
    BigDecimal percent =
        BigDecimal.valueOf(counted.number())
            .multiply(BigDecimal.valueOf(100))
            .divide(
                BigDecimal.valueOf(Math.max(1, counted.rows())),
                SHARE_DIGITS,
                RoundingMode.HALF_UP);
    return ThresholdWords.plain(percent);
  }

  private static String wanted(Threshold threshold, Unit unit) {
    boolean one =
        threshold.numbers().get(0).compareTo(BigDecimal.ONE) == 0
            && threshold.numbers().size() == 1;
    String verb =
        switch (threshold.comparison()) {
          case GREATER, AT_LEAST -> "needed";
          case LESS, AT_MOST -> "allowed";
          case EQUAL, NOT_EQUAL, BETWEEN, NOT_BETWEEN -> "expected";
        };
    return ThresholdWords.of(threshold, unit) + (one ? " is " : " are ") + verb;
  }

  @Override
  public String newest(Newest newest) {
    Freshness freshness = (Freshness) check;
    String column = "`" + freshness.column() + "`";
    String allowed = DurationWords.of(freshness.within());
    if (newest.value().isEmpty()) {
      return (newest.rows() == 1
              ? "the only row has"
              : "none of " + Words.count(newest.rows(), "row") + " has")
          + (newest.rows() == 1 ? " no value in " : " a value in ")
          + column
          + ", one of at most "
          + allowed
          + " before "
          + newest.run().words()
          + " is needed";
    }
    if (!contract.column(freshness.column()).classification().mayBeShown()) {
      return "the newest "
          + column
          + " is more than "
          + allowed
          + " before "
          + newest.run().words();
    }
    return "the newest "
        + column
        + " is "
        + value(newest.value().get())
        + ", "
        + age(newest)
        + "; at most "
        + allowed
        + (freshness.within().equals(Duration.ofDays(1)) ? " is allowed" : " are allowed");
  }

  private boolean isDate() {
    return contract.column(((Freshness) check).column()).type() instanceof DateType;
  }

  private String value(LocalDateTime value) {
    return isDate() ? value.toLocalDate().toString() : MINUTES.format(value);
  }

  private String age(Newest newest) {
    LocalDateTime value = newest.value().orElseThrow();
    return isDate()
        ? DurationWords.of(Duration.between(value, newest.run().day().atStartOfDay()))
            + " before "
            + newest.run().day()
        : DurationWords.of(
                Duration.between(
                    value, LocalDateTime.ofInstant(newest.run().moment(), ZoneOffset.UTC)))
            + " before "
            + newest.run().words();
  }
}
