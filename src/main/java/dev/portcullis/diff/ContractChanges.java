package dev.portcullis.diff;

import dev.portcullis.contract.Contract;
import dev.portcullis.diff.Change.TableRenamed;
import dev.portcullis.diff.Change.Words;
import dev.portcullis.rule.RuleBook;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** All that two versions of a contract say differently. */
final class ContractChanges {
  private ContractChanges() {}

  static List<Change> of(Contract before, Contract after) {
    ColumnPairs columns = ColumnPairs.of(before, after);
    RulePairs rules =
        RulePairs.of(RuleBook.of(before).rules(), RuleBook.of(after).rules(), columns::nameToday);
    WrittenAt writtenAt = new WrittenAt(before, after);
    List<Change> found = new ArrayList<>();
    if (!before.table().equals(after.table())) {
      found.add(new TableRenamed(before.table(), after.table(), writtenAt.of("table")));
    }
    found.addAll(ColumnChanges.of(before, columns, writtenAt));
    found.addAll(RuleChanges.of(rules, columns));
    found.addAll(SeverityChanges.of(rules, columns, writtenAt));
    found.addAll(FileChanges.of(before, after, rules, writtenAt));
    found.addAll(words(writtenAt));
    return List.copyOf(found);
  }

  private static List<Change> words(WrittenAt writtenAt) {
    List<Change> found = new ArrayList<>();
    word("name", Contract::name, writtenAt).ifPresent(found::add);
    word("owner", Contract::owner, writtenAt).ifPresent(found::add);
    word("description", Contract::description, writtenAt).ifPresent(found::add);
    word("arrives", Contract::arrives, writtenAt).ifPresent(found::add);
    return found;
  }

  private static Optional<Change> word(
      String key, Function<Contract, Object> part, WrittenAt writtenAt) {
    boolean isSame = part.apply(writtenAt.before()).equals(part.apply(writtenAt.after()));
    return isSame
        ? Optional.empty()
        : Optional.of(new Words("`" + key + "` differs.", Optional.empty(), writtenAt.of(key)));
  }
}
