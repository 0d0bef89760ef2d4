package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.migrate.TableChange.ColumnAdded;
import dev.portcullis.migrate.TableChange.ColumnDropped;
import dev.portcullis.migrate.TableChange.ColumnRenamed;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableChange.ConstraintAdded;
import dev.portcullis.migrate.TableChange.ConstraintChanged;
import dev.portcullis.migrate.TableChange.ConstraintDropped;
import dev.portcullis.migrate.TableChange.ConstraintRenamed;
import dev.portcullis.migrate.TableChange.ConstraintValidated;
import dev.portcullis.migrate.TableChange.DefaultChanged;
import dev.portcullis.migrate.TableChange.IndexAttached;
import dev.portcullis.migrate.TableChange.NotNullDropped;
import dev.portcullis.migrate.TableChange.NotNullSet;
import dev.portcullis.problem.Position;
import dev.portcullis.rule.RuleBook;

/**
 * Where a contract says what changes a table: its column, its rule, or its name for what is gone.
 */
final class ChangePlace implements TableChange.Visitor<Position> {
  private final Contract contract;

  private ChangePlace(Contract contract) {
    this.contract = contract;
  }

  static Position of(Contract contract, TableChange change) {
    return change.accept(new ChangePlace(contract));
  }

  private Position column(String name) {
    return contract.column(name).declaredAt();
  }

  private Position rule(Snapshot.Rule rule) {
    return RuleBook.of(contract).rules().stream()
        .filter(declared -> declared.id().equals(rule.id()))
        .map(declared -> declared.head().declaredAt())
        .findFirst()
        .orElse(contract.declaredAt());
  }

  @Override
  public Position columnAdded(ColumnAdded change) {
    return column(change.column().name());
  }

  @Override
  public Position columnDropped(ColumnDropped change) {
    return contract.declaredAt();
  }

  @Override
  public Position columnRenamed(ColumnRenamed change) {
    return column(change.to());
  }

  @Override
  public Position columnRetyped(ColumnRetyped change) {
    return column(change.after().name());
  }

  @Override
  public Position defaultChanged(DefaultChanged change) {
    return column(change.after().name());
  }

  @Override
  public Position notNullSet(NotNullSet change) {
    return rule(change.rule());
  }

  @Override
  public Position notNullDropped(NotNullDropped change) {
    return column(change.column());
  }

  @Override
  public Position constraintAdded(ConstraintAdded change) {
    return rule(change.rule());
  }

  @Override
  public Position constraintDropped(ConstraintDropped change) {
    return contract.declaredAt();
  }

  @Override
  public Position constraintChanged(ConstraintChanged change) {
    return rule(change.after());
  }

  @Override
  public Position constraintRenamed(ConstraintRenamed change) {
    return rule(change.after());
  }

  @Override
  public Position indexAttached(IndexAttached change) {
    return rule(change.after());
  }

  @Override
  public Position constraintValidated(ConstraintValidated change) {
    return rule(change.rule());
  }
}
