package dev.portcullis.verify;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Problem;
import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.TableDescription.Unread;
import dev.portcullis.warehouse.TableInspection.Names;
import dev.portcullis.warehouse.TableInspection.Relation;
import java.util.List;
import java.util.Objects;

/**
 * What a table enforces of its contract.
 *
 * @param target the warehouse as shown to a person
 * @param relation what stands under the name of the table; when it is no table, there are neither
 *     rules nor columns
 * @param names what those of its constraints tell
 * @param rules in the order of the rule book
 * @param foreign constraints that no rule asks for
 * @param repeated constraints that say once more what another one says
 * @param columns in the order of the contract, then those that it does not have
 * @param beside what the table has that decides over rows and no contract can say; it is no drift
 * @param problems what differs, an error each
 */
public record Passport(
    Contract contract,
    String target,
    Relation relation,
    Names names,
    List<RuleStanding> rules,
    List<ForeignConstraint> foreign,
    List<CatalogConstraint> repeated,
    List<ColumnStanding> columns,
    List<Unread> beside,
    List<Problem> problems) {
  public Passport {
    Objects.requireNonNull(contract);
    Objects.requireNonNull(target);
    Objects.requireNonNull(relation);
    Objects.requireNonNull(names);
    rules = List.copyOf(rules);
    foreign = List.copyOf(foreign);
    repeated = List.copyOf(repeated);
    columns = List.copyOf(columns);
    beside = List.copyOf(beside);
    problems = List.copyOf(problems);
  }

  /** The same with problems told otherwise. */
  Passport with(List<Problem> others) {
    return new Passport(
        contract, target, relation, names, rules, foreign, repeated, columns, beside, others);
  }

  /** Whether the table is other than the contract says. */
  public boolean isDrift() {
    return !problems.isEmpty();
  }

  /** How many rules stand so. */
  public long count(Standing standing) {
    return rules.stream().filter(rule -> rule.standing() == standing).count();
  }

  /** How many columns differ. */
  public long differentColumns() {
    return columns.stream().filter(ColumnStanding::isDrift).count();
  }
}
