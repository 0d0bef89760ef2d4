package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.migrate.Snapshot.Rule;
import java.util.List;
import java.util.Objects;

/**
 * A table on its way from the snapshot to today's contract.
 *
 * @param original as the snapshot has it
 * @param before the same with today's names of columns
 * @param after as the contract asks for it
 * @param changes between them
 */
public record TableEvolution(
    Contract contract,
    Snapshot.Table original,
    Snapshot.Table before,
    Snapshot.Table after,
    List<TableChange> changes) {
  public TableEvolution {
    Objects.requireNonNull(contract);
    Objects.requireNonNull(original);
    Objects.requireNonNull(before);
    Objects.requireNonNull(after);
    changes = List.copyOf(changes);
  }

  /** What a column of today was called before; the same where it was not renamed. */
  public String formerName(String column) {
    return all(TableChange.ColumnRenamed.class).stream()
        .filter(change -> change.to().equals(column))
        .map(TableChange.ColumnRenamed::from)
        .findFirst()
        .orElse(column);
  }

  /** The changes of one sort, in their order. */
  public <T extends TableChange> List<T> all(Class<T> sort) {
    return changes.stream().filter(sort::isInstance).map(sort::cast).toList();
  }

  /** A constraint of the table afterwards as it is before it is validated. */
  public Rule standing(Rule rule) {
    return all(TableChange.ConstraintValidated.class).stream()
        .map(TableChange.ConstraintValidated::rule)
        .filter(it -> it.constraint().equals(rule.constraint()))
        .findFirst()
        .orElse(rule);
  }

  /** The same with other changes. */
  public TableEvolution with(List<TableChange> others) {
    return new TableEvolution(contract, original, before, after, others);
  }
}
