package dev.portcullis.rule;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Freshness;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.Measure;
import dev.portcullis.contract.Measure.Breaches;
import dev.portcullis.contract.Measure.Repetitions;
import dev.portcullis.contract.Measure.Rows;
import dev.portcullis.contract.Reference;
import dev.portcullis.expr.NamedColumns;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.Head;
import dev.portcullis.rule.Rule.ReferenceRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The rules of what a contract demands beyond single rows: references, then the file as a whole.
 */
final class CheckRules {
  private CheckRules() {}

  /**
   * The rules.
   *
   * @param earlier the rules that come before them
   */
  static List<Rule> of(Contract contract, List<Rule> earlier) {
    Set<String> taken = earlier.stream().map(Rule::id).collect(Collectors.toSet());
    List<Rule> rules = new ArrayList<>();
    contract.checks().references().forEach(reference -> rules.add(reference(contract, reference)));
    contract.checks().file().forEach(check -> rules.add(file(contract, check, taken)));
    return List.copyOf(rules);
  }

  private static Rule reference(Contract contract, Reference reference) {
    String name = reference.name();
    boolean isUsual = name.equals(Reference.usualName(reference.columns()));
    String subject = isUsual ? String.join("_", reference.columns()) : name;
    return new ReferenceRule(
        new Head(
            name,
            RuleKind.REFERENCE,
            reference.columns(),
            reference.onViolation(),
            ConstraintName.of(contract.table().name() + "_" + subject, RuleKind.REFERENCE),
            reference.declaredAt()),
        contract.table(),
        reference);
  }

  private static Rule file(Contract contract, FileCheck check, Set<String> taken) {
    RuleKind kind = check.accept(new KindOf());
    return new FileRule(
        new Head(
            id(check, taken),
            kind,
            check.accept(new ColumnsOf()),
            check.onViolation(),
            ConstraintName.of(contract.table().name() + "_" + check.name(), kind),
            check.declaredAt()),
        check);
  }

  /** A column that is called {@code rows} may have a rule {@code rows.min} of its own. */
  private static String id(FileCheck check, Set<String> taken) {
    return taken.contains(check.name()) ? "file." + check.name() : check.name();
  }

  private static final class KindOf
      implements FileCheck.Visitor<RuleKind>, Measure.Visitor<RuleKind> {
    @Override
    public RuleKind measured(Measured check) {
      return check.measure().accept(this);
    }

    @Override
    public RuleKind freshness(Freshness check) {
      return RuleKind.FRESHNESS;
    }

    @Override
    public RuleKind rows(Rows measure) {
      return RuleKind.ROWS;
    }

    @Override
    public RuleKind breaches(Breaches measure) {
      return RuleKind.BREACHES;
    }

    @Override
    public RuleKind repetitions(Repetitions measure) {
      return RuleKind.REPETITIONS;
    }
  }

  private static final class ColumnsOf
      implements FileCheck.Visitor<List<String>>, Measure.Visitor<List<String>> {
    @Override
    public List<String> measured(Measured check) {
      return check.measure().accept(this);
    }

    @Override
    public List<String> freshness(Freshness check) {
      return List.of(check.column());
    }

    @Override
    public List<String> rows(Rows measure) {
      return List.of();
    }

    @Override
    public List<String> breaches(Breaches measure) {
      return List.copyOf(NamedColumns.of(measure.holds()));
    }

    @Override
    public List<String> repetitions(Repetitions measure) {
      return measure.columns();
    }
  }
}
