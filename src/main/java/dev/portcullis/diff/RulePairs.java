package dev.portcullis.diff;

import dev.portcullis.contract.FileCheck.Freshness;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Reference;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.RuleKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Which rule is which in two versions of a contract. The rules of a column are told apart by their
 * kind, keys by their columns, others by their names; one with another name that says the same is
 * the same rule.
 *
 * @param kept by the order of the new version
 */
record RulePairs(List<Pair> kept, List<Rule> added, List<Rule> dropped) {
  RulePairs {
    kept = List.copyOf(kept);
    added = List.copyOf(added);
    dropped = List.copyOf(dropped);
  }

  /** One rule in both versions. */
  record Pair(Rule before, Rule after, Direction direction) {}

  static RulePairs of(List<Rule> before, List<Rule> after, UnaryOperator<String> nameToday) {
    Map<String, Rule> old = new LinkedHashMap<>();
    before.forEach(rule -> old.put(rule.accept(new Identity(nameToday)), rule));
    List<Pair> kept = new ArrayList<>();
    List<Rule> added = new ArrayList<>();
    for (Rule rule : after) {
      @Nullable Rule former = old.remove(rule.accept(new Identity(UnaryOperator.identity())));
      if (former == null) {
        added.add(rule);
      } else {
        kept.add(new Pair(former, rule, RuleDirection.of(former, rule, nameToday)));
      }
    }
    return withOtherNames(kept, added, new ArrayList<>(old.values()), nameToday);
  }

  private static RulePairs withOtherNames(
      List<Pair> kept, List<Rule> added, List<Rule> dropped, UnaryOperator<String> nameToday) {
    List<Rule> unmatched = new ArrayList<>();
    for (Rule rule : added) {
      Optional<Rule> former =
          mayHaveName(rule)
              ? dropped.stream().filter(old -> saysTheSame(old, rule, nameToday)).findFirst()
              : Optional.empty();
      former.ifPresentOrElse(
          old -> {
            dropped.remove(old);
            kept.add(new Pair(old, rule, Direction.SAME));
          },
          () -> unmatched.add(rule));
    }
    return new RulePairs(kept, unmatched, dropped);
  }

  /** The others are known by their kind and their columns. */
  private static boolean mayHaveName(Rule rule) {
    return rule.head().kind() == RuleKind.CHECK
        || rule instanceof FileRule
        || rule instanceof ReferenceRule;
  }

  private static boolean saysTheSame(Rule old, Rule rule, UnaryOperator<String> nameToday) {
    return old.head().kind() == rule.head().kind()
        && RuleDirection.of(old, rule, nameToday) == Direction.SAME;
  }

  /** What a rule is known by, in the names of today. */
  private record Identity(UnaryOperator<String> nameToday) implements Rule.Visitor<String> {
    @Override
    public String lexical(LexicalRule rule) {
      return "type " + columns(rule);
    }

    @Override
    public String row(RowRule rule) {
      return rule.head().kind() == RuleKind.CHECK
          ? "check " + rule.id()
          : end(rule.head().kind()).word() + " " + columns(rule);
    }

    /** An end of a range is the same one, whether it belongs to the range or not. */
    private static RuleKind end(RuleKind kind) {
      return switch (kind) {
        case EXCLUSIVE_MINIMUM -> RuleKind.MINIMUM;
        case EXCLUSIVE_MAXIMUM -> RuleKind.MAXIMUM;
        default -> kind;
      };
    }

    @Override
    public String unique(UniqueRule rule) {
      return rule.key().kind() == Key.Kind.PRIMARY
          ? "primary key"
          : "unique " + rule.key().columns().stream().map(nameToday).sorted().toList();
    }

    @Override
    public String file(FileRule rule) {
      boolean isUsual =
          rule.check() instanceof Freshness fresh
              && fresh.name().equals(Freshness.usualName(fresh.column()));
      return isUsual ? "freshness of " + columns(rule) : "file " + rule.check().name();
    }

    @Override
    public String reference(ReferenceRule rule) {
      Reference reference = rule.reference();
      return reference.name().equals(Reference.usualName(reference.columns()))
          ? "reference of " + columns(rule)
          : "reference " + reference.name();
    }

    private List<String> columns(Rule rule) {
      return rule.head().columns().stream().map(nameToday).toList();
    }
  }
}
