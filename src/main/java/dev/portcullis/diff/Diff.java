package dev.portcullis.diff;

import dev.portcullis.contract.Contract;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What differs between two sets of contracts, table by table.
 *
 * @param tables all that either side has, by name
 */
public record Diff(List<ContractDiff> tables) {
  public Diff {
    tables = List.copyOf(tables);
  }

  /**
   * Compares contracts of the same table; what is left over then, those of the same name; one with
   * one when there is nothing else on either side.
   *
   * @param before no two of the same table
   * @param after no two of the same table
   */
  public static Diff between(List<Contract> before, List<Contract> after) {
    List<Contract> old = new ArrayList<>(before);
    List<ContractDiff> found = new ArrayList<>();
    List<Contract> left = new ArrayList<>();
    for (Contract contract : after) {
      take(old, former -> former.table().equals(contract.table()))
          .ifPresentOrElse(
              former -> found.add(ContractDiff.between(former, contract)),
              () -> left.add(contract));
    }
    boolean isOnlyOne = before.size() == 1 && after.size() == 1;
    for (Contract contract : left) {
      found.add(
          take(old, former -> isOnlyOne || former.name().equals(contract.name()))
              .map(former -> ContractDiff.between(former, contract))
              .orElseGet(() -> ContractDiff.added(contract)));
    }
    old.forEach(contract -> found.add(ContractDiff.dropped(contract)));
    found.sort(byName());
    List<ContractDiff> versioned = new ArrayList<>(Documents.versioned(found));
    versioned.sort(byName());
    return new Diff(versioned);
  }

  private static Comparator<ContractDiff> byName() {
    return Comparator.comparing(diff -> diff.contract().table().toString());
  }

  private static Optional<Contract> take(List<Contract> contracts, Predicate<Contract> isIt) {
    Optional<Contract> found = contracts.stream().filter(isIt).findFirst();
    found.ifPresent(contracts::remove);
    return found;
  }

  /** What all changes mean together for one side. */
  public Verdict verdict(Side side) {
    return tables.stream()
        .map(table -> table.verdict(side))
        .reduce(Verdict.COMPATIBLE, Verdict::or);
  }

  /** The worst of all. */
  public Verdict verdict() {
    return tables.stream().map(ContractDiff::verdict).reduce(Verdict.COMPATIBLE, Verdict::or);
  }

  /** How many changes of all tables have that verdict as their worst. */
  public long count(Verdict verdict) {
    return tables.stream().mapToLong(table -> table.count(verdict)).sum();
  }

  /** The step of a version that the changes of all tables need. */
  public Step needed() {
    return tables.stream().map(ContractDiff::needed).max(Step::compareTo).orElse(Step.NONE);
  }

  /** Whether a version did not go on as its changes need it. */
  public boolean isVersionWrong() {
    return tables.stream().anyMatch(ContractDiff::isVersionWrong);
  }
}
