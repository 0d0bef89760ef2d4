package dev.portcullis.rule;

import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.Head;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import java.util.Optional;

/** A rule that sets rows aside instead of refusing their file; empty for a check of the file. */
final class SettingAside implements Rule.Visitor<Optional<Rule>> {
  private static Head head(Rule rule) {
    Head head = rule.head();
    return head.onViolation() == OnViolation.FAIL
        ? new Head(
            head.id(),
            head.kind(),
            head.columns(),
            OnViolation.DROP,
            head.constraintName(),
            head.declaredAt())
        : head;
  }

  @Override
  public Optional<Rule> lexical(LexicalRule rule) {
    return Optional.of(new LexicalRule(head(rule), rule.column()));
  }

  @Override
  public Optional<Rule> row(RowRule rule) {
    return Optional.of(new RowRule(head(rule), rule.holds(), rule.wording()));
  }

  /**
   * The other rows of the file are in the table by now, so its own keys are looked up there too.
   */
  @Override
  public Optional<Rule> unique(UniqueRule rule) {
    Key key = rule.key();
    Key.Kind kind = key.kind() == Key.Kind.PRIMARY ? Key.Kind.PRIMARY : Key.Kind.UNIQUE;
    return Optional.of(
        new UniqueRule(
            head(rule), new Key(key.columns(), kind, key.onViolation(), key.declaredAt())));
  }

  @Override
  public Optional<Rule> file(FileRule rule) {
    return Optional.empty();
  }

  @Override
  public Optional<Rule> reference(ReferenceRule rule) {
    return Optional.of(new ReferenceRule(head(rule), rule.from(), rule.reference()));
  }
}
