package dev.portcullis.contract.write;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.Limits;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.contract.RuleLimit;
import dev.portcullis.expr.PortableText;
import dev.portcullis.problem.Position;
import java.util.Optional;

/** A contract as if everything stood at one place of one file, so that two can be compared. */
final class Placeless {
  static final Position NOWHERE = Position.ofFile("");

  private Placeless() {}

  static Contract of(Contract contract) {
    return new Contract(
        contract.name(),
        contract.table(),
        contract.version(),
        contract.owner(),
        contract.description(),
        contract.arrives(),
        contract.file(),
        contract.columns().stream().map(Placeless::of).toList(),
        contract.keys().stream().map(Placeless::of).toList(),
        of(contract.checks()),
        new Contract.Source("", ""),
        NOWHERE);
  }

  private static Checks of(Checks checks) {
    return new Checks(
        checks.rows().stream().map(Placeless::of).toList(),
        checks.file().stream().map(check -> check.accept(new PlacelessCheck())).toList(),
        checks.references().stream().map(Placeless::of).toList(),
        of(checks.limits()));
  }

  private static Limits of(Limits limits) {
    return new Limits(
        limits.quarantined().map(Placeless::of),
        limits.rules().stream()
            .map(rule -> new RuleLimit(rule.ruleId(), of(rule.limit()), NOWHERE))
            .toList());
  }

  private static Limit of(Limit limit) {
    return new Limit(limit.number(), limit.unit(), NOWHERE);
  }

  private static RowCheck of(RowCheck check) {
    return new RowCheck(
        check.name(),
        check.holds(),
        // A rule of another shape has no text until one is written for it.
        check.text().or(() -> PortableText.of(check.holds())),
        check.description(),
        check.onViolation(),
        NOWHERE);
  }

  private static Reference of(Reference reference) {
    return new Reference(
        reference.name(),
        reference.columns(),
        reference.table(),
        reference.tableColumns(),
        reference.enforcedBy(),
        reference.onViolation(),
        NOWHERE);
  }

  /** The same check without its place. */
  private static final class PlacelessCheck implements FileCheck.Visitor<FileCheck> {
    @Override
    public FileCheck measured(FileCheck.Measured check) {
      return new FileCheck.Measured(
          check.name(),
          check.measure(),
          check.unit(),
          check.threshold(),
          check.onViolation(),
          NOWHERE);
    }

    @Override
    public FileCheck freshness(FileCheck.Freshness check) {
      return new FileCheck.Freshness(
          check.name(), check.column(), check.within(), check.onViolation(), NOWHERE);
    }
  }

  private static Key of(Key key) {
    return new Key(key.columns(), key.kind(), key.onViolation(), NOWHERE);
  }

  private static Column of(Column column) {
    return new Column(
        column.name(),
        column.type(),
        column.required().map(at -> NOWHERE),
        column.notBlank().map(at -> NOWHERE),
        of(column.minimum()),
        of(column.maximum()),
        of(column.minimumLength()),
        of(column.maximumLength()),
        of(column.allowed()),
        of(column.pattern()),
        column.classification(),
        column.onViolation(),
        column.defaultValue(),
        column.renamedFrom(),
        column.description(),
        column.examples(),
        NOWHERE);
  }

  private static <T> Optional<Declared<T>> of(Optional<Declared<T>> declared) {
    return declared.map(found -> new Declared<>(found.value(), NOWHERE));
  }
}
