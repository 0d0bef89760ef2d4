package dev.portcullis.diff;

import dev.portcullis.contract.Contract;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.RuleBook;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The rules and types that a change is about, as a migration names them. */
record Subjects(Contract after) implements Change.Visitor<Set<String>> {
  private Set<String> rules(Predicate<Rule> which) {
    return RuleBook.of(after).rules().stream()
        .filter(which)
        .map(Rule::id)
        .collect(Collectors.toSet());
  }

  private Set<String> ofColumn(String name) {
    return rules(rule -> rule.head().columns().contains(name));
  }

  @Override
  public Set<String> tableAdded(Change.TableAdded change) {
    return Set.of();
  }

  @Override
  public Set<String> tableDropped(Change.TableDropped change) {
    return Set.of();
  }

  @Override
  public Set<String> tableRenamed(Change.TableRenamed change) {
    return Set.of();
  }

  @Override
  public Set<String> columnAdded(Change.ColumnAdded change) {
    return ofColumn(change.column().name());
  }

  @Override
  public Set<String> columnDropped(Change.ColumnDropped change) {
    return Set.of();
  }

  @Override
  public Set<String> columnRenamed(Change.ColumnRenamed change) {
    return Set.of();
  }

  /** Its rules are written in the words of the new type. */
  @Override
  public Set<String> columnRetyped(Change.ColumnRetyped change) {
    return ofColumn(change.after().name());
  }

  @Override
  public Set<String> spelling(Change.SpellingChanged change) {
    return Set.of();
  }

  @Override
  public Set<String> defaultValue(Change.DefaultChanged change) {
    return Set.of();
  }

  @Override
  public Set<String> classification(Change.ClassificationChanged change) {
    return Set.of();
  }

  @Override
  public Set<String> order(Change.OrderChanged change) {
    return Set.of();
  }

  @Override
  public Set<String> ruleAdded(Change.RuleAdded change) {
    return Set.of(change.rule().id());
  }

  @Override
  public Set<String> ruleDropped(Change.RuleDropped change) {
    return Set.of();
  }

  @Override
  public Set<String> ruleChanged(Change.RuleChanged change) {
    return Set.of(change.after().id());
  }

  @Override
  public Set<String> key(Change.KeyChanged change) {
    return Set.of("primary_key");
  }

  @Override
  public Set<String> severity(Change.SeverityChanged change) {
    return change.rules().stream().map(Rule::id).collect(Collectors.toSet());
  }

  @Override
  public Set<String> enforcement(Change.EnforcementChanged change) {
    return Set.of(change.rule().id());
  }

  @Override
  public Set<String> file(Change.FileChanged change) {
    return Set.of();
  }

  @Override
  public Set<String> limit(Change.LimitChanged change) {
    return Set.of();
  }

  @Override
  public Set<String> words(Change.Words change) {
    return Set.of();
  }
}
