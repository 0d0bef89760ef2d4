package dev.portcullis.diff;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Reference;
import dev.portcullis.diff.Change.EnforcementChanged;
import dev.portcullis.diff.Change.KeyChanged;
import dev.portcullis.diff.Change.RuleAdded;
import dev.portcullis.diff.Change.RuleChanged;
import dev.portcullis.diff.Change.RuleDropped;
import dev.portcullis.diff.Change.Words;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.Rule.Wording;
import dev.portcullis.rule.RuleKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What differs in rules. Those of a column that is new or gone come and go with it. */
final class RuleChanges {
  private final ColumnPairs columns;
  private final Set<String> added;
  private final Set<String> dropped;
  private final List<Change> found = new ArrayList<>();

  private RuleChanges(ColumnPairs columns) {
    this.columns = columns;
    this.added = names(columns.added());
    this.dropped = names(columns.dropped());
  }

  static List<Change> of(RulePairs rules, ColumnPairs columns) {
    RuleChanges changes = new RuleChanges(columns);
    rules.added().forEach(changes::added);
    rules.dropped().forEach(changes::dropped);
    rules.kept().forEach(changes::compare);
    return List.copyOf(changes.found);
  }

  private void added(Rule rule) {
    if (rule instanceof UniqueRule unique && isPrimary(unique)) {
      found.add(new KeyChanged(Optional.empty(), Optional.of(unique.key())));
    } else if (!followsFromType(rule)
        && !(isOfOneColumn(rule) && added.containsAll(rule.head().columns()))) {
      found.add(new RuleAdded(rule));
    }
  }

  private void dropped(Rule rule) {
    if (rule instanceof UniqueRule unique && isPrimary(unique)) {
      found.add(new KeyChanged(Optional.of(unique.key()), Optional.empty()));
    } else if (!followsFromType(rule)
        && !(isOfOneColumn(rule) && dropped.containsAll(rule.head().columns()))) {
      found.add(new RuleDropped(rule));
    }
  }

  private static boolean isPrimary(UniqueRule rule) {
    return rule.key().kind() == Key.Kind.PRIMARY;
  }

  private static boolean followsFromType(Rule rule) {
    RuleKind kind = rule.head().kind();
    return kind == RuleKind.TYPE || kind == RuleKind.FINITE;
  }

  /** Whether the rule is declared by its column. */
  static boolean isOfOneColumn(Rule rule) {
    return rule.head().columns().size() == 1
        && rule.head().kind() != RuleKind.CHECK
        && !(rule instanceof FileRule)
        && !(rule instanceof ReferenceRule);
  }

  private static Set<String> names(List<Column> columns) {
    return columns.stream().map(Column::name).collect(Collectors.toUnmodifiableSet());
  }

  private void compare(RulePairs.Pair pair) {
    if (pair.before() instanceof UniqueRule before
        && pair.after() instanceof UniqueRule after
        && isPrimary(after)) {
      if (!sameColumns(before.key(), after.key())) {
        found.add(new KeyChanged(Optional.of(before.key()), Optional.of(after.key())));
      }
    } else if (!followsFromType(pair.after()) && isChanged(pair)) {
      found.add(new RuleChanged(pair.before(), pair.after(), pair.direction()));
    }
    enforcement(pair);
    words(pair);
  }

  private boolean isChanged(RulePairs.Pair pair) {
    return pair.direction() != Direction.SAME
        || (pair.before() instanceof UniqueRule before
            && pair.after() instanceof UniqueRule after
            && !sameColumns(before.key(), after.key()));
  }

  private boolean sameColumns(Key before, Key after) {
    return before.columns().stream().map(columns::nameToday).toList().equals(after.columns());
  }

  private void enforcement(RulePairs.Pair pair) {
    if (pair.before() instanceof ReferenceRule before
        && pair.after() instanceof ReferenceRule after
        && before.reference().enforcedBy() != after.reference().enforcedBy()) {
      found.add(new EnforcementChanged(after, before.reference(), after.reference()));
    }
  }

  private void words(RulePairs.Pair pair) {
    Rule after = pair.after();
    if (!ownName(pair.before()).equals(ownName(after))) {
      words("The rule `%s` is called `%s` now.".formatted(pair.before().id(), after.id()), after);
    }
    boolean saysTheSameOtherwise =
        pair.direction() == Direction.SAME
            && pair.before() instanceof RowRule before
            && after instanceof RowRule row
            && isReworded(before, row);
    if (saysTheSameOtherwise) {
      words("The wording of the rule `%s` differs.".formatted(after.id()), after);
    }
  }

  /** A text that names a renamed column has to differ. */
  private static boolean isReworded(RowRule before, RowRule after) {
    boolean sameColumns =
        Set.copyOf(before.head().columns()).equals(Set.copyOf(after.head().columns()));
    return sameColumns
        ? !before.wording().equals(after.wording())
        : !before
            .wording()
            .flatMap(Wording::description)
            .equals(after.wording().flatMap(Wording::description));
  }

  private void words(String sentence, Rule rule) {
    found.add(new Words(sentence, Optional.empty(), rule.head().declaredAt()));
  }

  /** The name that somebody gave to the rule. */
  private static Optional<String> ownName(Rule rule) {
    if (rule instanceof ReferenceRule reference) {
      return Optional.of(rule.id())
          .filter(name -> !name.equals(Reference.usualName(reference.reference().columns())));
    }
    if (rule instanceof FileRule file && file.check() instanceof FileCheck.Freshness fresh) {
      return Optional.of(fresh.name())
          .filter(name -> !name.equals(FileCheck.Freshness.usualName(fresh.column())));
    }
    boolean hasOne = rule instanceof FileRule || rule.head().kind() == RuleKind.CHECK;
    return hasOne ? Optional.of(rule.id()) : Optional.empty();
  }
}
