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
import java.util.stream.Collectors;

/** What a rule asks of its table, in the words of a dialect; empty when it asks nothing of one. */
record AskedWords(Dialect dialect) implements Rule.Visitor<String> {
  @Override
  public String lexical(LexicalRule rule) {
    return dialect.type(rule.column().type());
  }

  @Override
  public String row(RowRule rule) {
    return rule.head().kind() == RuleKind.REQUIRED
        ? "NOT NULL"
        : dialect.condition(rule.holds()).map(text -> "CHECK (" + text + ")").orElse("");
  }

  @Override
  public String unique(UniqueRule rule) {
    String word = rule.key().kind() == Key.Kind.PRIMARY ? "PRIMARY KEY" : "UNIQUE";
    return rule.key().columns().stream()
        .map(dialect::quote)
        .collect(Collectors.joining(", ", word + " (", ")"));
  }

  @Override
  public String file(FileRule rule) {
    return "";
  }

  @Override
  public String reference(ReferenceRule rule) {
    return dialect.foreignKey(rule.reference());
  }
}
