package dev.portcullis.lint;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Problem;
import dev.portcullis.rule.RuleBook;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A contract and where each of its rules is enforced.
 *
 * @param rules in the order of the rule book
 * @param notEnforced how many of its parts nothing enforces, neither the table nor the file gate
 */
public record Enforcement(Contract contract, List<RulePlaces> rules, long notEnforced) {
  public Enforcement {
    Objects.requireNonNull(contract);
    rules = List.copyOf(rules);
  }

  /** Asks every warehouse about every rule of the contract. */
  static Enforcement of(Contract contract, long notEnforced) {
    return new Enforcement(
        contract, RuleBook.of(contract).rules().stream().map(RulePlaces::of).toList(), notEnforced);
  }

  /** How many rules the table enforces on this warehouse, by a constraint or by its types. */
  public long byTable(String warehouse) {
    return rules.size() - inStagingOnly(warehouse);
  }

  /** How many rules are checked in files and not by the table on this warehouse. */
  public long inStagingOnly(String warehouse) {
    return rules.stream().filter(places -> places.isStagingOnly(warehouse)).count();
  }

  List<Problem> notes() {
    Stream<Problem> places = rules.stream().flatMap(rule -> rule.notes().stream());
    Optional<Problem> aside =
        SetAside.note(contract, rules.stream().map(RulePlaces::rule).toList());
    return Stream.concat(places, aside.stream()).toList();
  }
}
