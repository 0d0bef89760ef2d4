package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Reference;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Snapshot.Enforced;
import dev.portcullis.migrate.Snapshot.Origin;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.rule.RuleKind;
import dev.portcullis.type.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Takes down what a contract says today, in the words of a dialect. */
public final class SnapshotTables implements Rule.Visitor<Optional<Snapshot.Rule>> {
  private final Dialect dialect;

  private SnapshotTables(Dialect dialect) {
    this.dialect = dialect;
  }

  /** The table as the contract asks for it. */
  public static Snapshot.Table of(Dialect dialect, Contract contract) {
    SnapshotTables tables = new SnapshotTables(dialect);
    Origin origin = new Origin(contract.name(), contract.version(), contract.source().sha256());
    List<Snapshot.Rule> rules =
        RuleBook.of(contract).rules().stream()
            .map(rule -> rule.accept(tables))
            .flatMap(Optional::stream)
            .toList();
    List<Snapshot.Column> columns = contract.columns().stream().map(tables::column).toList();
    return new Snapshot.Table(contract.table(), origin, columns, rules);
  }

  private Snapshot.Column column(dev.portcullis.contract.Column column) {
    return new Snapshot.Column(
        column.name(),
        TypeName.of(column.type()),
        dialect.type(column.type()),
        column.defaultValue().map(dialect::literal));
  }

  /** The type of the column says it. */
  @Override
  public Optional<Snapshot.Rule> lexical(LexicalRule rule) {
    return Optional.empty();
  }

  @Override
  public Optional<Snapshot.Rule> row(RowRule rule) {
    return dialect.condition(rule.holds()).map(condition -> snapshot(rule, condition));
  }

  @Override
  public Optional<Snapshot.Rule> unique(UniqueRule rule) {
    String word = rule.head().kind() == RuleKind.PRIMARY_KEY ? "PRIMARY KEY" : "UNIQUE";
    return Optional.of(snapshot(rule, word + " (" + quoted(rule.key().columns()) + ")"));
  }

  /** It says nothing of the table. */
  @Override
  public Optional<Snapshot.Rule> file(FileRule rule) {
    return Optional.empty();
  }

  @Override
  public Optional<Snapshot.Rule> reference(ReferenceRule rule) {
    Reference reference = rule.reference();
    return Optional.of(
        snapshot(
            rule,
            reference.enforcedBy() == Reference.EnforcedBy.STAGING
                ? lookup(reference)
                : dialect.foreignKey(reference)));
  }

  /**
   * Other words than a FOREIGN KEY has, so that a contract that asks for one makes a difference.
   */
  private String lookup(Reference reference) {
    return "("
        + quoted(reference.columns())
        + ") IN "
        + dialect.qualified(reference.table())
        + " ("
        + quoted(reference.tableColumns())
        + ")";
  }

  private String quoted(List<String> columns) {
    return columns.stream().map(dialect::quote).collect(Collectors.joining(", "));
  }

  private Snapshot.Rule snapshot(Rule rule, String definition) {
    return new Snapshot.Rule(
        rule.id(),
        rule.head().kind().word(),
        rule.head().columns(),
        rule.head().onViolation().word(),
        rule.head().constraintName(),
        dialect.stagingOnlyBecause(rule).isEmpty() ? Enforced.TABLE : Enforced.STAGING,
        definition);
  }
}
