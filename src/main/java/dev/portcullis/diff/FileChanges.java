package dev.portcullis.diff;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.Limits;
import dev.portcullis.contract.RuleLimit;
import dev.portcullis.diff.Change.FileChanged;
import dev.portcullis.diff.Change.LimitChanged;
import dev.portcullis.problem.Position;
import dev.portcullis.rule.Rule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What differs in how files are written, and in how much may be wrong with one. */
final class FileChanges {
  private FileChanges() {}

  static List<Change> of(Contract before, Contract after, RulePairs rules, WrittenAt writtenAt) {
    List<Change> found = new ArrayList<>();
    for (FileSetting setting : FileSetting.values()) {
      String old = setting.written(before.file());
      String today = setting.written(after.file());
      if (!old.equals(today)) {
        found.add(new FileChanged(setting, old, today, writtenAt.of("file." + setting.key())));
      }
    }
    found.addAll(limits(before, after, rules));
    return List.copyOf(found);
  }

  private static List<Change> limits(Contract before, Contract after, RulePairs rules) {
    Limits old = before.checks().limits();
    Limits today = after.checks().limits();
    List<Change> found = new ArrayList<>();
    limit(Optional.empty(), old.quarantined(), today.quarantined()).ifPresent(found::add);
    Map<String, String> idsToday = new HashMap<>();
    rules.kept().forEach(pair -> idsToday.put(pair.before().id(), pair.after().id()));
    Map<String, Limit> former = new HashMap<>();
    for (RuleLimit limit : old.rules()) {
      // The limit of a rule that is gone has gone with it.
      Optional.ofNullable(idsToday.get(limit.ruleId()))
          .ifPresent(id -> former.put(id, limit.limit()));
    }
    for (Rule rule : all(rules)) {
      limit(
              Optional.of(rule.id()),
              Optional.ofNullable(former.get(rule.id())),
              today.ofRule(rule.id()))
          .ifPresent(found::add);
    }
    return found;
  }

  private static List<Rule> all(RulePairs rules) {
    List<Rule> all = new ArrayList<>(rules.kept().stream().map(RulePairs.Pair::after).toList());
    all.addAll(rules.added());
    return all;
  }

  private static Optional<Change> limit(
      Optional<String> rule, Optional<Limit> before, Optional<Limit> after) {
    if (spelled(before).equals(spelled(after))) {
      return Optional.empty();
    }
    Position at = after.or(() -> before).orElseThrow().declaredAt();
    return Optional.of(new LimitChanged(rule, before, after, at));
  }

  private static Optional<String> spelled(Optional<Limit> limit) {
    return limit.map(
        found -> found.number().stripTrailingZeros().toPlainString() + found.unit().name());
  }
}
