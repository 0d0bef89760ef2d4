package dev.portcullis.diff;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.Limits;
import dev.portcullis.diff.Change.FileChanged;
import dev.portcullis.diff.Change.LimitChanged;
import dev.portcullis.problem.Position;
import java.util.ArrayList;
import java.util.List;
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
    // The limit of a rule that is new or gone comes and goes with it.
    for (RulePairs.Pair rule : rules.kept()) {
      String id = rule.after().id();
      limit(Optional.of(id), old.ofRule(rule.before().id()), today.ofRule(id))
          .ifPresent(found::add);
    }
    return found;
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
