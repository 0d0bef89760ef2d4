package dev.portcullis.load;

import dev.portcullis.contract.Contract;
import dev.portcullis.file.LocatedRecord;
import dev.portcullis.file.RecordIndex;
import dev.portcullis.rule.BreachReason;
import dev.portcullis.rule.NamedTexts;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.RuleKind;
import dev.portcullis.staging.Breach;
import dev.portcullis.staging.Judgement;
import dev.portcullis.staging.RuleVerdict;
import dev.portcullis.warehouse.TableRefusal;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * Turns breaches into what may be told: physical lines instead of ordinals, no value of a hidden
 * column.
 */
final class Samples {
  private final Contract contract;
  private final Map<Long, Long> lines = new HashMap<>();

  private Samples(Contract contract) {
    this.contract = contract;
  }

  /** The reports of all rules. */
  static List<RuleReport> reports(Contract contract, Judgement judgement, RecordIndex index)
      throws IOException {
    Samples samples = new Samples(contract);
    samples.locate(
        judgement.rules().stream()
            .flatMap(verdict -> verdict.first().stream())
            .flatMapToLong(
                breach ->
                    LongStream.concat(LongStream.of(breach.row()), breach.firstRow().stream())),
        index);
    return judgement.rules().stream().map(samples::report).toList();
  }

  /** The physical lines of refused rows, in the file's order. */
  static List<Long> lines(Contract contract, TableRefusal refusal, RecordIndex index)
      throws IOException {
    Samples samples = new Samples(contract);
    samples.locate(refusal.rows().stream().mapToLong(Long::longValue), index);
    return refusal.rows().stream().map(samples::line).toList();
  }

  private void locate(LongStream ordinals, RecordIndex index) throws IOException {
    long[] wanted = ordinals.sorted().distinct().toArray();
    for (LocatedRecord located : index.locate(wanted)) {
      lines.put(located.ordinal(), located.line());
    }
  }

  private long line(long ordinal) {
    return java.util.Objects.requireNonNull(lines.get(ordinal));
  }

  private RuleReport report(RuleVerdict verdict) {
    return new RuleReport(
        verdict.rule(),
        verdict.violations(),
        verdict.first().stream().map(breach -> sample(verdict.rule(), breach)).toList(),
        finding(verdict));
  }

  private Optional<String> finding(RuleVerdict verdict) {
    return verdict.isBroken() && verdict.rule() instanceof FileRule rule
        ? verdict
            .measurement()
            .map(measurement -> FileFinding.of(contract, rule.check(), measurement))
        : Optional.empty();
  }

  private Sample sample(Rule rule, Breach breach) {
    List<String> columns = rule.head().columns();
    boolean shown = contract.mayShow(columns);
    return new Sample(
        line(breach.row()),
        shown ? NamedTexts.of(columns, breach.values()) : null,
        shown ? Sample.Visibility.SHOWN : Sample.Visibility.HIDDEN,
        reason(rule, breach));
  }

  private String reason(Rule rule, Breach breach) {
    if (breach.firstRow().isPresent()) {
      return "repeats line " + line(breach.firstRow().getAsLong());
    }
    boolean keyPart =
        rule.head().kind() == RuleKind.REQUIRED
            && contract
                .primaryKey()
                .filter(key -> key.columns().containsAll(rule.head().columns()))
                .isPresent();
    return keyPart
        ? "is missing, and it is part of the primary key"
        : BreachReason.of(rule, breach.values());
  }
}
