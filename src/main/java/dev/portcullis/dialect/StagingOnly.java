package dev.portcullis.dialect;

import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Reference;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import java.util.Optional;

/** Why no engine can enforce a rule on its table, if that is so. */
final class StagingOnly implements Rule.Visitor<Optional<String>> {
  @Override
  public Optional<String> lexical(LexicalRule rule) {
    return Optional.empty();
  }

  @Override
  public Optional<String> row(RowRule rule) {
    return warned(rule);
  }

  @Override
  public Optional<String> unique(UniqueRule rule) {
    return rule.key().kind() == Key.Kind.UNIQUE_IN_FILE
        ? Optional.of("each file is judged on its own")
        : warned(rule);
  }

  @Override
  public Optional<String> file(FileRule rule) {
    return Optional.of("the file as a whole is judged");
  }

  @Override
  public Optional<String> reference(ReferenceRule rule) {
    return rule.reference().enforcedBy() == Reference.EnforcedBy.STAGING
        ? Optional.of("the contract asks for no FOREIGN KEY")
        : warned(rule);
  }

  private static Optional<String> warned(Rule rule) {
    return rule.head().onViolation() == OnViolation.WARN
        ? Optional.of("a row that breaks it is loaded with a warning")
        : Optional.empty();
  }
}
