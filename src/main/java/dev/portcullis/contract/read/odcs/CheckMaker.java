package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Measure;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.contract.odcs.Metric;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.expr.Expr;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.ColumnType.JsonType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes checks of the quality rules of a table that its columns do not say themselves. */
final class CheckMaker {
  private final TableReading table;
  private final Contract contract;
  private final CheckNames names;
  private final Notes notes;
  private final List<RowCheck> rows = new ArrayList<>();
  private final List<FileCheck> file = new ArrayList<>();
  private final List<Key> keys = new ArrayList<>();

  CheckMaker(TableReading table, Contract contract, CheckNames names, Notes notes) {
    this.table = table;
    this.contract = contract;
    this.names = names;
    this.notes = notes;
  }

  List<RowCheck> rows() {
    return List.copyOf(rows);
  }

  List<FileCheck> file() {
    return List.copyOf(file);
  }

  /** Keys that the table does not have yet. */
  List<Key> keys() {
    return List.copyOf(keys);
  }

  void make() {
    for (PropertyReading property : table.properties()) {
      if (!property.rules().isEmpty()) {
        Column column = contract.column(property.names().column());
        property.rules().forEach(rule -> ofColumn(rule, column));
      }
    }
    table.rules().forEach(this::ofTable);
  }

  private void ofColumn(QualityRule rule, Column column) {
    String usual = rule.metric().usualName(column.name());
    if (rule.metric() == Metric.DUPLICATE_VALUES) {
      repetitions(rule, List.of(column.name()), usual);
      return;
    }
    Optional<Expr> good = new GoodValue(column, notes).of(rule);
    if (good.isEmpty()) {
      return;
    }
    if (rule.admitsNone()) {
      rows.add(
          new RowCheck(
              names.next(rule.name(), rule.metric().usualRuleName(column.name())),
              good.get(),
              Optional.empty(),
              rule.description(),
              rule.onViolation(),
              rule.at()));
      return;
    }
    measured(rule, new Measure.Breaches(good.get()), usual);
  }

  private void ofTable(QualityRule rule) {
    switch (rule.metric()) {
      case ROW_COUNT -> {
        notes.filesOnly(
            rule.at(),
            "`rowCount` counts the rows of each delivered file, not those of the whole table.");
        measured(rule, new Measure.Rows(), Measured.nameOfRows(rule.threshold()));
      }
      case DUPLICATE_VALUES -> {
        List<String> columns = columns(rule);
        if (!columns.isEmpty()) {
          repetitions(rule, columns, rule.metric().usualName(String.join(",", columns)));
        }
      }
      case NULL_VALUES, MISSING_VALUES, INVALID_VALUES -> {}
    }
  }

  private List<String> columns(QualityRule rule) {
    Set<String> columns = new LinkedHashSet<>();
    PropertyIndex properties = new PropertyIndex(table.properties());
    Listing named = rule.arguments().listing("properties").orElseThrow();
    for (Scalar word : Section.scalars(named)) {
      Optional<PropertyReading> property = properties.named(word.text());
      if (property.isEmpty()) {
        notes
            .problems()
            .add(
                Problem.error(
                    ProblemCode.UNKNOWN_COLUMN,
                    word.at(),
                    "`properties` names "
                        + Shown.text(word.text())
                        + ", which is not a property of schema object "
                        + Shown.text(table.name())
                        + "."));
        return List.of();
      }
      columns.add(property.get().names().column());
    }
    return List.copyOf(columns);
  }

  private void repetitions(QualityRule rule, List<String> columns, String usual) {
    for (String column : columns) {
      if (contract.column(column).type() instanceof JsonType) {
        notes
            .problems()
            .add(
                Problem.error(
                    ProblemCode.RULE_DOES_NOT_FIT_TYPE,
                    rule.at(),
                    "Metric `duplicateValues` names column "
                        + Shown.text(column)
                        + " of type `json`, whose values cannot be compared."));
        return;
      }
    }
    if (!rule.admitsNone()) {
      measured(rule, new Measure.Repetitions(columns), usual);
      return;
    }
    keys.add(new Key(columns, Key.Kind.UNIQUE, rule.onViolation(), rule.at()));
  }

  private void measured(QualityRule rule, Measure measure, String usual) {
    OnViolation onViolation = rule.onViolation();
    if (onViolation == OnViolation.DROP) {
      notes
          .problems()
          .add(
              Problem.note(
                  ProblemCode.FILE_CHECK_DROPS,
                  rule.at(),
                  "A rule with a threshold has no row to drop, so a file that breaks it is refused.",
                  null));
      onViolation = OnViolation.FAIL;
    }
    file.add(
        new Measured(
            names.next(rule.name(), usual),
            measure,
            rule.unit(),
            rule.threshold(),
            onViolation,
            rule.at()));
  }
}
