package dev.portcullis.verify;

import dev.portcullis.contract.Key;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.RuleKind;
import dev.portcullis.warehouse.CatalogConstraint.Kind;
import java.util.Optional;

/** The sort of constraint that a rule is; empty when the type of a column says it. */
record ConstraintKind(Dialect dialect) implements Rule.Visitor<Optional<Kind>> {
  @Override
  public Optional<Kind> lexical(LexicalRule rule) {
    return Optional.empty();
  }

  @Override
  public Optional<Kind> row(RowRule rule) {
    return rule.head().kind() == RuleKind.REQUIRED
        ? Optional.of(Kind.NOT_NULL)
        : dialect.condition(rule.holds()).map(text -> Kind.CHECK);
  }

  @Override
  public Optional<Kind> unique(UniqueRule rule) {
    return Optional.of(rule.key().kind() == Key.Kind.PRIMARY ? Kind.PRIMARY_KEY : Kind.UNIQUE);
  }

  @Override
  public Optional<Kind> file(FileRule rule) {
    return Optional.empty();
  }

  @Override
  public Optional<Kind> reference(ReferenceRule rule) {
    return Optional.of(Kind.FOREIGN_KEY);
  }
}
