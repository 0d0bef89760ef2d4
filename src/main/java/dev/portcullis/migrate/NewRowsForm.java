package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.rule.RuleKind;
import java.util.Optional;

/** Which rules an engine can ask of new rows only: on Postgres those that can be NOT VALID. */
public final class NewRowsForm implements Rule.Visitor<Optional<String>> {
  private final Contract contract;

  private NewRowsForm(Contract contract) {
    this.contract = contract;
  }

  /**
   * Why every constraint of an engine holds for all rows, without capital letter and full stop;
   * empty when it need not.
   */
  public static Optional<String> missingBecause(Dialect dialect) {
    return dialect.name().equals("postgres")
        ? Optional.empty()
        : Optional.of("every constraint of `" + dialect.name() + "` holds for all rows");
  }

  /**
   * Why a rule cannot spare the rows that are there; empty when it can.
   *
   * @param rule its id
   */
  public static Optional<String> missingBecause(Dialect dialect, Contract contract, String rule) {
    Optional<String> engine = missingBecause(dialect);
    return engine.isPresent()
        ? engine
        : RuleBook.of(contract).rules().stream()
            .filter(it -> it.id().equals(rule))
            .flatMap(it -> it.accept(new NewRowsForm(contract)).stream())
            .findFirst();
  }

  @Override
  public Optional<String> lexical(LexicalRule rule) {
    return Optional.of("it is the type of a column, and all values have it");
  }

  @Override
  public Optional<String> row(RowRule rule) {
    boolean isOfKey =
        contract.keys().stream()
            .filter(key -> key.kind() == Key.Kind.PRIMARY)
            .anyMatch(key -> key.columns().containsAll(rule.head().columns()));
    return rule.head().kind() == RuleKind.REQUIRED && isOfKey
        ? Optional.of("its column is of the primary key, which holds no NULL")
        : Optional.empty();
  }

  @Override
  public Optional<String> unique(UniqueRule rule) {
    return Optional.of("it is a key, and the index of a key holds all rows");
  }

  @Override
  public Optional<String> file(FileRule rule) {
    return Optional.of("it is for files, and no table can hold it");
  }

  @Override
  public Optional<String> reference(ReferenceRule rule) {
    return Optional.empty();
  }
}
