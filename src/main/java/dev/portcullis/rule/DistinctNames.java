package dev.portcullis.rule;

import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.Head;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Gives a hashed constraint name to a rule whose plain name is taken: the key over {@code a} and
 * {@code b} and the unique column {@code a_b} would both be called {@code table_a_b_unique}.
 */
final class DistinctNames implements Rule.Visitor<Rule> {
  private final Set<String> taken = new HashSet<>();

  private DistinctNames() {}

  static List<Rule> of(List<Rule> rules) {
    DistinctNames names = new DistinctNames();
    return rules.stream().map(rule -> rule.accept(names)).toList();
  }

  @Override
  public Rule lexical(LexicalRule rule) {
    return rule;
  }

  @Override
  public Rule row(RowRule rule) {
    return new RowRule(distinct(rule.head()), rule.holds(), rule.wording());
  }

  @Override
  public Rule unique(UniqueRule rule) {
    return new UniqueRule(distinct(rule.head()), rule.key());
  }

  /** It is no constraint, so its name takes none away. */
  @Override
  public Rule file(FileRule rule) {
    return rule;
  }

  @Override
  public Rule reference(ReferenceRule rule) {
    return new ReferenceRule(distinct(rule.head()), rule.from(), rule.reference());
  }

  private Head distinct(Head head) {
    String name =
        taken.contains(folded(head.constraintName()))
            ? ConstraintName.hashed(head.constraintName(), head.id(), head.kind())
            : head.constraintName();
    taken.add(folded(name));
    return new Head(
        head.id(), head.kind(), head.columns(), head.onViolation(), name, head.declaredAt());
  }

  /** DuckDB compares names without regard to case. */
  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
