package dev.portcullis.diff;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.diff.Change.SeverityChanged;
import dev.portcullis.problem.Position;
import dev.portcullis.rule.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What happens otherwise to rows that break a rule: once a column, else rule by rule. */
final class SeverityChanges {
  private SeverityChanges() {}

  static List<Change> of(RulePairs rules, ColumnPairs columns, WrittenAt writtenAt) {
    List<Change> found = new ArrayList<>();
    columns.kept().forEach(pair -> found.addAll(ofColumn(pair, rules, writtenAt)));
    rules.kept().stream()
        .filter(pair -> !RuleChanges.isOfOneColumn(pair.after()) && differs(pair))
        .forEach(pair -> found.add(ofRule(pair)));
    return List.copyOf(found);
  }

  private static List<Change> ofColumn(
      ColumnPairs.Pair pair, RulePairs rules, WrittenAt writtenAt) {
    Column column = pair.after();
    Position at = writtenAt.of("on_violation", pair.before(), column);
    Map<Step, List<Rule>> concerned = new LinkedHashMap<>();
    if (pair.before().onViolation() != column.onViolation()) {
      concerned.put(new Step(pair.before().onViolation(), column.onViolation()), new ArrayList<>());
    }
    for (RulePairs.Pair rule : rules.kept()) {
      boolean isOfColumn =
          RuleChanges.isOfOneColumn(rule.after())
              && rule.after().head().columns().contains(column.name());
      if (isOfColumn && differs(rule)) {
        concerned.computeIfAbsent(step(rule), step -> new ArrayList<>()).add(rule.after());
      }
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
