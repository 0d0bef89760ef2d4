package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Threshold;
import dev.portcullis.contract.odcs.CustomPropertyNames;
import dev.portcullis.contract.odcs.Metric;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads the quality rules of a property or a schema object; what is no rule of ours is noted. */
final class QualityReader {
  private final String what;
  private final Level level;
  private final OnViolation usual;
  private final Notes notes;

  /** What a rule belongs to. */
  enum Level {
    PROPERTY,
    SCHEMA_OBJECT
  }

  /**
   * @param what the property or schema object, as messages call it
   * @param usual what happens when the rule does not say
   */
  QualityReader(String what, Level level, OnViolation usual, Notes notes) {
    this.what = what;
    this.level = level;
    this.usual = usual;
    this.notes = notes;
  }

  List<QualityRule> read(Section owner) {
    List<QualityRule> rules = new ArrayList<>();
    for (Section rule : owner.sections("quality")) {
      // One without entries was told already, see OlderForm.
      if (!rule.mapping().entries().isEmpty()) {
        rule(rule).ifPresent(rules::add);
      }
    }
    return List.copyOf(rules);
  }

  private Optional<QualityRule> rule(Section rule) {
    String type = rule.text("type").orElse("library");
    if (rule.scalar("metric").isEmpty()) {
      note(rule, type);
      return Optional.empty();
    }
    Scalar word = rule.scalar("metric").orElseThrow();
    Optional<Metric> metric = Metric.of(word.text()).filter(found -> stands(found, rule, word));
    List<Entry> operators = Operators.of(rule.mapping());
    // The schema of the standard has told what is wrong with the others.
    if (metric.isEmpty() || operators.size() != 1) {
      return Optional.empty();
    }
    Optional<Threshold> threshold = Operators.threshold(operators.get(0));
    if (threshold.isEmpty()) {
      notes.problems().add(Operators.unreadable(operators.get(0)));
    }
    Optional<Unit> unit = unit(rule);
    threshold
        .flatMap(
            number ->
                unit.flatMap(
                    counted -> ThresholdFaults.of(number, counted, operators.get(0).value().at())))
        .ifPresent(notes.problems()::add);
    OnViolation onViolation =
        Severity.of(CustomProperties.of(rule), notes.problems())
            .orElseGet(() -> Severity.of(rule, usual));
    Optional<QualityRule> read =
        threshold.flatMap(
            number ->
                unit.map(
                    counted ->
                        new QualityRule(
                            metric.get(),
                            rule.section("arguments").orElseGet(() -> nothing(word.at())),
                            number,
                            counted,
                            onViolation,
                            rule.text("name").or(() -> rule.text("id")),
                            rule.text("description"),
                            word.at())));
    read.filter(QualityRule::isOfFile).ifPresent(found -> refuseDrop(rule, found));
    return read;
  }

  /** What a rule itself says; a {@code drop} that it inherits speaks of other rules. */
  private void refuseDrop(Section rule, QualityRule read) {
    CustomProperties.of(rule)
        .scalar(CustomPropertyNames.ON_VIOLATION)
        .filter(word -> word.text().equals(OnViolation.DROP.word()))
        .ifPresent(
            word ->
                notes
                    .problems()
                    .add(
                        Problem.error(
                            ProblemCode.FILE_CHECK_DROPS,
                            word.at(),
                            "Metric `"
                                + read.metric().word()
                                + "` of "
                                + what
                                + " counts rows of the file as a whole, so it has no row to drop.",
                            "Use `fail` (the default) or `warn`.")));
  }

  private static Section nothing(Position at) {
    return new Section(new Mapping(List.of(), at));
  }

  private boolean stands(Metric metric, Section rule, Scalar word) {
    Optional<String> fault =
        switch (metric) {
          case ROW_COUNT ->
              level == Level.PROPERTY
                  ? Optional.of("counts rows of a schema object, and stands at a property")
                  : Optional.empty();
          case DUPLICATE_VALUES ->
              level == Level.SCHEMA_OBJECT
                      && rule.section("arguments").flatMap(a -> a.listing("properties")).isEmpty()
                  ? Optional.of("names no `arguments.properties`, the columns that must differ")
                  : Optional.empty();
          case NULL_VALUES, MISSING_VALUES, INVALID_VALUES ->
              level == Level.SCHEMA_OBJECT
                  ? Optional.of("speaks of values of a property, and stands at a schema object")
                  : Optional.empty();
        };
    fault.ifPresent(
        reason ->
            notes
                .problems()
                .add(
                    Problem.error(
                        ProblemCode.UNKNOWN_METRIC,
                        word.at(),
                        "Metric `" + metric.word() + "` of " + what + " " + reason + ".")));
    return fault.isEmpty();
  }

  private Optional<Unit> unit(Section rule) {
    Optional<Scalar> written = rule.scalar("unit");
    if (written.isEmpty()) {
      return Optional.of(Unit.ROWS);
    }
    return switch (written.get().text().toLowerCase(Locale.ROOT)) {
      case "rows", "row", "count" -> Optional.of(Unit.ROWS);
      case "percent", "%", "percentage" -> Optional.of(Unit.PERCENT);
      default -> {
        notes
            .problems()
            .add(
                Problem.error(
                    ProblemCode.BAD_CHOICE,
                    written.get().at(),
                    "Unit "
                        + Shown.text(written.get().text())
                        + " of a quality rule is not known, expected `rows` or `percent`."));
        yield Optional.empty();
      }
    };
  }

  private void note(Section rule, String type) {
    String reason =
        switch (type) {
          case "sql" -> "SQL of a contract is never run";
          case "custom" -> "it is for another tool";
          case "text" -> "it is text for people";
          default -> "it names no `metric`";
        };
    String name = rule.text("name").map(text -> " " + Shown.text(text)).orElse("");
    notes.notEnforced(
        rule.at(),
        "Quality rule" + name + " of " + what + " is not enforced, because " + reason + ".");
  }
}
