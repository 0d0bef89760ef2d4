package dev.portcullis.contract.write;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Freshness;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Limits;
import dev.portcullis.contract.Measure;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.contract.Threshold.Comparison;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A contract divided into what the native shape can say and what it cannot. The standard knows
 * thresholds and the consequences of keys of several columns, the native shape does not.
 *
 * @param contract all that can be said; its keys in the order in which they are written
 * @param keys that cannot be said
 * @param rows checks of rows that cannot be said
 * @param checks of the file that cannot be said
 * @param renamed counts of rows that are said and lose the names that they had
 */
public record Sayable(
    Contract contract,
    List<Key> keys,
    List<RowCheck> rows,
    List<FileCheck> checks,
    List<Measured> renamed) {
  public Sayable {
    keys = List.copyOf(keys);
    rows = List.copyOf(rows);
    checks = List.copyOf(checks);
    renamed = List.copyOf(renamed);
  }

  /** Divides a contract. */
  public static Sayable of(Contract contract) {
    List<Key> keys = contract.keys().stream().filter(key -> canSay(key, contract)).toList();
    List<FileCheck> all = contract.checks().file();
    RowCounts counts = RowCounts.of(all);
    List<FileCheck> file = new ArrayList<>(counts.ends());
    file.addAll(all.stream().filter(Sayable::canSay).toList());
    List<FileCheck> left = without(without(all, counts.said()), file);
    List<RowCheck> rows = contract.checks().rows().stream().filter(Sayable::canSay).toList();
    List<Key> leftKeys = without(contract.keys(), keys);
    List<RowCheck> leftRows = without(contract.checks().rows(), rows);
    Limits limits = limits(contract.checks().limits(), leftKeys, leftRows);
    Contract said =
        contract.with(
            inOrder(keys, contract),
            new Checks(rows, file, contract.checks().references(), limits));
    return new Sayable(
        said,
        leftKeys,
        leftRows,
        left,
        counts.said().stream().filter(Sayable::hasNameOfItsOwn).toList());
  }

  /** A rule that is left out takes its limit along. */
  private static Limits limits(Limits limits, List<Key> keys, List<RowCheck> rows) {
    Set<String> left = new HashSet<>();
    keys.forEach(key -> left.add(key.ruleId()));
    rows.forEach(row -> left.add(row.name()));
    return new Limits(
        limits.quarantined(),
        limits.rules().stream().filter(limit -> !left.contains(limit.ruleId())).toList());
  }

  private static <T> List<T> without(List<T> all, List<? extends T> some) {
    List<T> rest = new ArrayList<>(all);
    rest.removeAll(some);
    return rest;
  }

  /** Whether a key is said at its column, which treats breaching rows alike. */
  public static boolean isOfColumn(Key key, Contract contract) {
    return key.columns().size() == 1
        && contract.column(key.columns().get(0)).onViolation() == key.onViolation();
  }

  static boolean canSay(Key key, Contract contract) {
    return key.kind() == Key.Kind.PRIMARY
        || isOfColumn(key, contract)
        || isBelowColumns(key, contract);
  }

  /** Whether the list {@code unique} of the contract can say the key. */
  static boolean isBelowColumns(Key key, Contract contract) {
    List<OnViolation> ofColumns =
        key.columns().stream().map(name -> contract.column(name).onViolation()).toList();
    return key.kind() == Key.Kind.UNIQUE && key.onViolation() == Key.usualConsequence(ofColumns);
  }

  /** The primary key, those of columns in the order of the columns, the others. */
  private static List<Key> inOrder(List<Key> keys, Contract contract) {
    List<String> names = contract.columns().stream().map(column -> column.name()).toList();
    return keys.stream()
        .sorted(
            Comparator.comparingInt(
                key ->
                    key.kind() == Key.Kind.PRIMARY
                        ? -1
                        : isOfColumn(key, contract)
                            ? names.indexOf(key.columns().get(0))
                            : names.size()))
        .toList();
  }

  private static boolean canSay(RowCheck check) {
    return check.spelled().isPresent();
  }

  /**
   * What is missing, a sentence each, with the place that says it; what is left out loses nothing
   * of the rest.
   */
  public List<Declared<String>> unsaid() {
    List<Declared<String>> unsaid = new ArrayList<>();
    keys.forEach(
        key ->
            unsaid.add(
                new Declared<>(
                    "the key over "
                        + String.join(", ", key.columns())
                        + " with `on_violation: "
                        + key.onViolation().word()
                        + "`",
                    key.declaredAt())));
    rows.forEach(
        row -> unsaid.add(new Declared<>("the rule `" + row.name() + "`", row.declaredAt())));
    checks.forEach(
        check ->
            unsaid.add(new Declared<>("the check `" + check.name() + "`", check.declaredAt())));
    renamed.forEach(
        count ->
            unsaid.add(
                new Declared<>(
                    "the name `" + count.name() + "` of a count of rows", count.declaredAt())));
    return List.copyOf(unsaid);
  }

  private static boolean canSay(FileCheck check) {
    return check.accept(
        new FileCheck.Visitor<>() {
          @Override
          public Boolean measured(Measured measured) {
            // What the key `rows` says of them is found for all together.
            return false;
          }

          @Override
          public Boolean freshness(Freshness age) {
            return age.name().equals(Freshness.usualName(age.column()))
                && age.within().toSecondsPart() == 0;
          }
        });
  }

  /** Whether a count was called otherwise than a count without a name is. */
  private static boolean hasNameOfItsOwn(Measured count) {
    String usual = Measured.nameOfRows(count.threshold());
    return !count.name().equals(usual) && !count.name().matches("rows(\\.min|\\.max)?_[0-9]+");
  }

  /** Whether the check is an end of the key {@code rows}. */
  static boolean isRowCount(Measured measured) {
    Comparison comparison = measured.threshold().comparison();
    return measured.measure() instanceof Measure.Rows
        && measured.unit() == Unit.ROWS
        && (comparison == Comparison.AT_LEAST || comparison == Comparison.AT_MOST)
        && measured.name().equals(Measured.nameOfRows(measured.threshold()));
  }
}
