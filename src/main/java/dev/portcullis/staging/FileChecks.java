package dev.portcullis.staging;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Freshness;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.Measure;
import dev.portcullis.contract.Measure.Breaches;
import dev.portcullis.contract.Measure.Repetitions;
import dev.portcullis.contract.Measure.Rows;
import dev.portcullis.contract.Threshold;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.staging.Measurement.Counted;
import dev.portcullis.staging.Measurement.Newest;
import dev.portcullis.type.ColumnType.DateType;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Judges a staged file as a whole. A number of rows is known; every other measure is one query over
 * the columns that it needs.
 */
final class FileChecks implements FileCheck.Visitor<RuleVerdict>, Measure.Visitor<Long> {
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  private final StagedFile staged;
  private final long records;
  private final RunMoment run;
  private final FileRule rule;

  private FileChecks(StagedFile staged, long records, RunMoment run, FileRule rule) {
    this.staged = staged;
    this.records = records;
    this.run = run;
    this.rule = rule;
  }

  /**
   * The verdict on one rule.
   *
   * @param records of the file, malformed ones included
   */
  static RuleVerdict verdict(StagedFile staged, long records, RunMoment run, FileRule rule) {
    return rule.check().accept(new FileChecks(staged, records, run, rule));
  }

  @Override
  public RuleVerdict measured(Measured check) {
    long number = check.measure().accept(this);
    return verdict(
        admits(check.unit(), check.threshold(), number),
        new Counted(number, rows(check.measure())));
  }

  private long rows(Measure measure) {
    return measure instanceof Rows ? records : staged.rows();
  }

  /** A share of no rows is no share, so it breaks nothing. */
  private boolean admits(Unit unit, Threshold threshold, long number) {
    BigDecimal measured = BigDecimal.valueOf(number);
    return switch (unit) {
      case ROWS -> threshold.admits(measured);
      case PERCENT -> staged.rows() == 0 || admitsShare(threshold, measured);
    };
  }

  /** Compares {@code 100 × measured} with {@code numbers × rows}, as no division is exact. */
  private boolean admitsShare(Threshold threshold, BigDecimal measured) {
    BigDecimal rows = BigDecimal.valueOf(staged.rows());
    return new Threshold(
            threshold.comparison(), threshold.numbers().stream().map(rows::multiply).toList())
        .admits(measured.multiply(HUNDRED));
  }

  @Override
  public Long rows(Rows measure) {
    return records;
  }

  @Override
  public Long breaches(Breaches measure) {
    return staged
        .dialect()
        .condition(measure.holds())
        .map(
            holds ->
                count("SELECT count(*) FROM " + StagedFile.TYPED + " WHERE NOT (" + holds + ")"))
        .orElse(0L);
  }

  @Override
  public Long repetitions(Repetitions measure) {
    String key =
        measure.columns().stream().map(staged.dialect()::quote).collect(Collectors.joining(", "));
    String complete =
        measure.columns().stream()
            .map(column -> staged.dialect().quote(column) + " IS NOT NULL")
            .collect(Collectors.joining(" AND "));
    return count(
        "SELECT sum(n - 1) FROM (SELECT count(*) AS n FROM "
            + StagedFile.TYPED
            + " WHERE "
            + complete
            + " GROUP BY "
            + key
            + ")");
  }

  @Override
  public RuleVerdict freshness(Freshness check) {
    Column column = staged.contract().column(check.column());
    Optional<LocalDateTime> newest = newest(column);
    boolean isFresh =
        newest.map(value -> !value.isBefore(oldest(column, check))).orElse(staged.rows() == 0);
    return verdict(isFresh, new Newest(newest, staged.rows(), run));
  }

  private LocalDateTime oldest(Column column, Freshness check) {
    LocalDateTime from =
        column.type() instanceof DateType
            ? run.day().atStartOfDay()
            : LocalDateTime.ofInstant(run.moment(), ZoneOffset.UTC);
    return from.minus(check.within());
  }

  private Optional<LocalDateTime> newest(Column column) {
    String value = staged.dialect().quote(column.name());
    return staged
        .database()
        .rows(
            "SELECT epoch_us(max(" + value + ")) FROM " + StagedFile.TYPED,
            row -> {
              long microseconds = row.getLong(1);
              return row.wasNull()
                  ? Optional.<LocalDateTime>empty()
                  : Optional.of(moment(microseconds));
            })
        .get(0);
  }

  private static LocalDateTime moment(long microseconds) {
    return LocalDateTime.ofInstant(
        Instant.EPOCH.plus(microseconds, ChronoUnit.MICROS), ZoneOffset.UTC);
  }

  private long count(String sql) {
    return staged.database().numbers(sql).get(0);
  }

  private RuleVerdict verdict(boolean holds, Measurement measurement) {
    return RuleVerdict.ofFile(rule, holds ? 0 : 1, measurement);
  }
}
