package dev.portcullis.contract.read;

import dev.portcullis.contract.Declared;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.Measure.Rows;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Threshold;
import dev.portcullis.contract.Threshold.Comparison;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code rows} and {@code freshness}. */
final class FileChecksReader {
  static final List<String> ROWS_KEYS = List.of("min", "max", "on_violation");

  private static final Map<String, OnViolation> VIOLATIONS =
      Words.of(OnViolation.values(), OnViolation::word);

  private final Fields contract;
  private final List<ColumnDraft> columns;
  private final Problems problems;

  FileChecksReader(Fields contract, List<ColumnDraft> columns, Problems problems) {
    this.contract = contract;
    this.columns = columns;
    this.problems = problems;
  }

  /** The checks, in the order in which the contract's reference lists them. */
  List<FileCheck> read() {
    List<FileCheck> checks = new ArrayList<>();
    contract.mapping("rows").ifPresent(rows -> checks.addAll(rows(rows)));
    checks.addAll(new FreshnessReader(contract, columns, problems).read());
    return List.copyOf(checks);
  }

  private List<FileCheck> rows(Mapping mapping) {
    Fields fields = new Fields(mapping, problems);
    fields.allow(ROWS_KEYS, "`rows`");
    Optional<Declared<Long>> least = fields.count("min");
    Optional<Declared<Long>> most = fields.count("max");
    OnViolation onViolation = onViolation(fields, "rows", problems);
    if (fields.entry("min").isEmpty() && fields.entry("max").isEmpty()) {
      problems.add(
          Problem.error(
              ProblemCode.MISSING_KEY, mapping.at(), "`rows` has neither `min` nor `max`."));
    }
    if (least.isPresent() && most.isPresent() && least.get().value() > most.get().value()) {
      problems.add(emptyRange(least.get(), most.get()));
    }
    List<FileCheck> checks = new ArrayList<>();
    least.ifPresent(number -> checks.add(count(Comparison.AT_LEAST, number, onViolation)));
    most.ifPresent(number -> checks.add(count(Comparison.AT_MOST, number, onViolation)));
    return checks;
  }

  private static FileCheck count(
      Comparison comparison, Declared<Long> number, OnViolation onViolation) {
    Threshold threshold = Threshold.of(comparison, number.value());
    return new Measured(
        Measured.nameOfRows(threshold), new Rows(), Unit.ROWS, threshold, onViolation, number.at());
  }

  private static Problem emptyRange(Declared<Long> least, Declared<Long> most) {
    return Problem.error(
        ProblemCode.EMPTY_RANGE,
        least.at(),
        "`rows` has the `min` "
            + least.value()
            + " above its `max` "
            + most.value()
            + ", so no file can keep it.");
  }

  /** What a broken check of the whole file does; {@code drop} needs a row that it could drop. */
  static OnViolation onViolation(Fields fields, String key, Problems problems) {
    OnViolation choice = fields.choice("on_violation", VIOLATIONS).orElse(OnViolation.FAIL);
    if (choice != OnViolation.DROP) {
      return choice;
    }
    Position at = fields.scalar("on_violation").orElseThrow().at();
    problems.add(
        Problem.error(
            ProblemCode.FILE_CHECK_DROPS,
            at,
            "`" + key + "` speaks of the file as a whole, so it has no row to drop.",
            "Use `fail` (the default) or `warn`."));
    return OnViolation.FAIL;
  }
}
