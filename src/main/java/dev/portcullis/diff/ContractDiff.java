package dev.portcullis.diff;

import dev.portcullis.contract.Contract;
import dev.portcullis.diff.Change.TableAdded;
import dev.portcullis.diff.Change.TableDropped;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What differs between two versions of the contract of one table.
 *
 * @param before empty when the table is new; one of the two is there
 * @param after empty when it is gone
 * @param changes the worst first
 * @param version of the document that it stands in; empty when that is new or gone
 * @param problems of the change as a whole
 */
public record ContractDiff(
    Optional<Contract> before,
    Optional<Contract> after,
    List<JudgedChange> changes,
    Optional<VersionChange> version,
    List<Problem> problems) {
  public ContractDiff {
    Objects.requireNonNull(before);
    Objects.requireNonNull(after);
    changes = List.copyOf(changes);
    Objects.requireNonNull(version);
    problems = List.copyOf(problems);
  }

  /** Compares two versions of a contract. */
  static ContractDiff between(Contract before, Contract after) {
    Judge judge = new Judge(before, after);
    List<JudgedChange> changes =
        ContractChanges.of(before, after).stream()
            .map(change -> JudgedChange.of(change, judge))
            .sorted(JudgedChange.worstFirst())
            .toList();
    return new ContractDiff(
        Optional.of(before),
        Optional.of(after),
        changes,
        Optional.empty(),
        FormerNames.problems(before, after));
  }

  /** The same with how its document's version went on, and what is wrong with that. */
  ContractDiff with(VersionChange document, List<Problem> more) {
    List<Problem> all = new ArrayList<>(more);
    all.addAll(problems);
    return new ContractDiff(before, after, changes, Optional.of(document), all);
  }

  static ContractDiff added(Contract contract) {
    Change change = new TableAdded(contract.table(), contract.declaredAt());
    return alone(Optional.empty(), Optional.of(contract), change, contract);
  }

  static ContractDiff dropped(Contract contract) {
    Change change = new TableDropped(contract.table(), contract.declaredAt());
    return alone(Optional.of(contract), Optional.empty(), change, contract);
  }

  private static ContractDiff alone(
      Optional<Contract> before, Optional<Contract> after, Change change, Contract contract) {
    JudgedChange judged = JudgedChange.of(change, new Judge(contract, contract));
    return new ContractDiff(before, after, List.of(judged), Optional.empty(), List.of());
  }

  /** Of the new version, or of the old one when it is gone. */
  public Contract contract() {
    return after.or(() -> before).orElseThrow();
  }

  /** What all changes mean together for one side. */
  public Verdict verdict(Side side) {
    return changes.stream()
        .map(change -> change.judgements().of(side).verdict())
        .reduce(Verdict.COMPATIBLE, Verdict::or);
  }

  /** The worst of all sides. */
  public Verdict verdict() {
    return changes.stream().map(JudgedChange::verdict).reduce(Verdict.COMPATIBLE, Verdict::or);
  }

  /** How many changes have that verdict as their worst. */
  public long count(Verdict verdict) {
    return changes.stream().filter(change -> change.verdict() == verdict).count();
  }

  /** The step of a version that the changes need. */
  public Step needed() {
    return Step.neededBy(changes);
  }

  /** Whether the version did not go on as the changes need it. */
  public boolean isVersionWrong() {
    return problems.stream()
        .map(Problem::code)
        .anyMatch(
            code -> code == ProblemCode.VERSION_UNCHANGED || code == ProblemCode.VERSION_STEP);
  }
}
