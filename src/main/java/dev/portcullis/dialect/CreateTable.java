package dev.portcullis.dialect;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Reference;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.rule.RuleKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The table of a contract: a line a column in declared order, then a line a constraint. */
final class CreateTable implements Rule.Visitor<Optional<String>> {
  private final AnsiDialect dialect;
  private final Contract contract;
  private final List<Rule> enforced;

  CreateTable(AnsiDialect dialect, Contract contract) {
    this.dialect = dialect;
    this.contract = contract;
    this.enforced =
        RuleBook.of(contract).rules().stream()
            .filter(rule -> dialect.stagingOnlyBecause(rule).isEmpty())
            .toList();
  }

  List<String> statements() {
    List<String> statements = new ArrayList<>();
    contract.table().schema().map(this::createSchema).ifPresent(statements::add);
    statements.add(createTable());
    return List.copyOf(statements);
  }

  private String createSchema(String schema) {
    return "CREATE SCHEMA IF NOT EXISTS " + dialect.quote(schema);
  }

  private String createTable() {
    List<String> lines = new ArrayList<>();
    contract.columns().forEach(column -> lines.add(column(column)));
    enforced.forEach(rule -> rule.accept(this).ifPresent(lines::add));
    return lines.stream()
        .map(line -> "  " + line)
        .collect(
            Collectors.joining(
                ",\n", "CREATE TABLE " + dialect.qualified(contract.table()) + " (\n", "\n)"));
  }

  private String column(Column column) {
    String defaultValue =
        column.defaultValue().map(value -> " DEFAULT " + dialect.literal(value)).orElse("");
    String notNull = isNotNull(column) ? " NOT NULL" : "";
    return dialect.quote(column.name())
        + " "
        + dialect.type(column.type())
        + defaultValue
        + notNull;
  }

  private boolean isNotNull(Column column) {
    return enforced.stream()
        .anyMatch(
            rule ->
                rule.head().kind() == RuleKind.REQUIRED
                    && rule.head().columns().contains(column.name()));
  }

  /** The type of the column says it. */
  @Override
  public Optional<String> lexical(LexicalRule rule) {
    return Optional.empty();
  }

  /**
   * NOT NULL stands with its column. Postgres keeps its name only from version 18 on, so it has
   * none.
   */
  @Override
  public Optional<String> row(RowRule rule) {
    return rule.head().kind() == RuleKind.REQUIRED
        ? Optional.empty()
        : dialect.condition(rule.holds()).map(text -> constraint(rule, "CHECK (" + text + ")"));
  }

  @Override
  public Optional<String> unique(UniqueRule rule) {
    String word = rule.key().kind() == Key.Kind.PRIMARY ? "PRIMARY KEY" : "UNIQUE";
    String columns =
        rule.key().columns().stream().map(dialect::quote).collect(Collectors.joining(", "));
    return Optional.of(constraint(rule, word + " (" + columns + ")"));
  }

  /** No table can hold it. */
  @Override
  public Optional<String> file(FileRule rule) {
    return Optional.empty();
  }

  @Override
  public Optional<String> reference(ReferenceRule rule) {
    return rule.reference().enforcedBy() == Reference.EnforcedBy.TABLE_AFTERWARDS
        ? Optional.empty()
        : Optional.of(constraint(rule, dialect.foreignKey(rule.reference())));
  }

  private String constraint(Rule rule, String body) {
    return "CONSTRAINT " + dialect.quote(rule.head().constraintName()) + " " + body;
  }
}
