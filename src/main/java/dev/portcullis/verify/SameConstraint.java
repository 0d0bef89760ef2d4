package dev.portcullis.verify;

import dev.portcullis.contract.Key;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.RuleKind;
import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.CatalogConstraint.Kind;
import dev.portcullis.warehouse.TableInspection.Asked;
import java.util.Map;
import java.util.function.Predicate;

/** Which constraints say what a rule says, whatever they are called. */
record SameConstraint(Asked asked) implements Rule.Visitor<Predicate<CatalogConstraint>> {
  /** The type of a column says it. */
  @Override
  public Predicate<CatalogConstraint> lexical(LexicalRule rule) {
    return constraint -> false;
  }

  /** A CHECK that a column is not NULL is as good as NOT NULL. */
  @Override
  public Predicate<CatalogConstraint> row(RowRule rule) {
    Predicate<CatalogConstraint> check = hasForm(Kind.CHECK, asked.conditions(), rule);
    return rule.head().kind() == RuleKind.REQUIRED
        ? check.or(constraint -> constraint.isKey(Kind.NOT_NULL, rule.head().columns()))
        : check;
  }

  @Override
  public Predicate<CatalogConstraint> unique(UniqueRule rule) {
    Kind kind = rule.key().kind() == Key.Kind.PRIMARY ? Kind.PRIMARY_KEY : Kind.UNIQUE;
    return constraint -> constraint.isKey(kind, rule.key().columns());
  }

  @Override
  public Predicate<CatalogConstraint> file(FileRule rule) {
    return constraint -> false;
  }

  @Override
  public Predicate<CatalogConstraint> reference(ReferenceRule rule) {
    return hasForm(Kind.FOREIGN_KEY, asked.references(), rule);
  }

  private static Predicate<CatalogConstraint> hasForm(
      Kind kind, Map<String, String> forms, Rule rule) {
    return constraint ->
        constraint.kind() == kind && constraint.form().equals(forms.get(rule.id()));
  }
}
