package dev.portcullis.diff;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.diff.Change.SeverityChanged;
import dev.portcullis.problem.Position;
import dev.portcullis.rule.Rule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What happens otherwise to rows that break a rule: once a column, else rule by rule. */
final class SeverityChanges {
  private SeverityChanges() {}

  static List<Change> of(RulePairs rules, ColumnPairs columns, WrittenAt writtenAt) {
    Map<String, List<RulePairs.Pair>> ofColumns = new HashMap<>();
    List<Change> ofRules = new ArrayList<>();
    for (RulePairs.Pair pair : rules.kept()) {
      if (differs(pair)) {
        columnOf(pair, columns)
            .ifPresentOrElse(
                name -> ofColumns.computeIfAbsent(name, made -> new ArrayList<>()).add(pair),
                () -> ofRules.add(ofRule(pair)));
      }
    }
    List<Change> found = new ArrayList<>();
    for (ColumnPairs.Pair pair : columns.kept()) {
      List<RulePairs.Pair> concerned = ofColumns.getOrDefault(pair.after().name(), List.of());
      found.addAll(ofColumn(pair, concerned, writtenAt));
    }
    found.addAll(ofRules);
    return List.copyOf(found);
  }

  /** The column that declares the rule in both versions. */
  private static Optional<String> columnOf(RulePairs.Pair pair, ColumnPairs columns) {
    boolean isOfColumns =
        RuleChanges.isOfOneColumn(pair.before()) && RuleChanges.isOfOneColumn(pair.after());
    return isOfColumns
        ? Optional.of(pair.after().head().columns().get(0))
            .filter(columns.nameToday(pair.before().head().columns().get(0))::equals)
        : Optional.empty();
  }

  private static List<Change> ofColumn(
      ColumnPairs.Pair pair, List<RulePairs.Pair> rules, WrittenAt writtenAt) {
    Column column = pair.after();
    Position at = writtenAt.of("on_violation", pair.before(), column);
    Map<Step, List<Rule>> concerned = new LinkedHashMap<>();
    if (pair.before().onViolation() != column.onViolation()) {
      concerned.put(new Step(pair.before().onViolation(), column.onViolation()), new ArrayList<>());
    }
    for (RulePairs.Pair rule : rules) {
      concerned.computeIfAbsent(step(rule), step -> new ArrayList<>()).add(rule.after());
    }
    return concerned.entrySet().stream()
        .<Change>map(
            entry ->
                new SeverityChanged(
                    Optional.of(column),
                    entry.getValue(),
                    entry.getKey().before(),
                    entry.getKey().after(),
                    at))
        .toList();
  }

  private static Change ofRule(RulePairs.Pair pair) {
    return new SeverityChanged(
        Optional.empty(),
        List.of(pair.after()),
        pair.before().onViolation(),
        pair.after().onViolation(),
        pair.after().head().declaredAt());
  }

  private static boolean differs(RulePairs.Pair pair) {
    return pair.before().onViolation() != pair.after().onViolation();
  }

  private static Step step(RulePairs.Pair pair) {
    return new Step(pair.before().onViolation(), pair.after().onViolation());
  }

  private record Step(OnViolation before, OnViolation after) {}
}
