package dev.portcullis.contract.read;

import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.parse.ExpressionFault;
import dev.portcullis.expr.parse.ExpressionParser;
import dev.portcullis.expr.parse.ExpressionReading;
import dev.portcullis.expr.parse.ExpressionReading.Parsed;
import dev.portcullis.expr.parse.ExpressionReading.Refused;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.problem.Severity;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one rule of {@code rules}. */
final class RuleReader {
  static final List<String> KEYS = List.of("name", "check", "description", "on_violation");

  private static final Map<String, OnViolation> VIOLATIONS =
      Words.of(OnViolation.values(), OnViolation::word);

  private final List<ColumnDraft> columns;
  private final Problems problems;

  RuleReader(List<ColumnDraft> columns, Problems problems) {
    this.columns = columns;
    this.problems = problems;
  }

  /**
   * The rule; empty when something of it could not be read.
   *
   * @param shared what happens to a row that breaks it, unless the rule says so itself
   */
  Optional<RowCheck> read(Mapping mapping, OnViolation shared) {
    Fields fields = new Fields(mapping, problems);
    fields.allow(KEYS, "a rule");
    fields.require("name", "A rule");
    fields.require("check", "A rule");
    Optional<String> name = fields.scalar("name").flatMap(this::name);
    Optional<Scalar> check = fields.scalar("check");
    Optional<String> description = fields.text("description");
    OnViolation onViolation = onViolation(fields, shared);
    Optional<Expr> holds = check.flatMap(this::condition);
    return name.isPresent() && holds.isPresent()
        ? Optional.of(
            new RowCheck(
                name.get(),
                holds.get(),
                check.map(Scalar::text),
                description,
                onViolation,
                mapping.at()))
        : Optional.empty();
  }

  private Optional<String> name(Scalar written) {
    Optional<String> name = NameRules.identifier("Rule name", written, written.text(), problems);
    if (name.filter(found -> NameRules.folded(found).equals("primary_key")).isPresent()) {
      problems.add(
          Problem.error(
              ProblemCode.RESERVED_NAME,
              written.at(),
              "Rule name " + Shown.text(written.text()) + " is the name of the primary key's rule.",
              "Choose another name."));
      return Optional.empty();
    }
    return name;
  }

  /** What happens to a row that breaks it: as shared, unless this one says so itself. */
  OnViolation onViolation(Fields fields, OnViolation shared) {
    return fields.choice("on_violation", VIOLATIONS).orElse(shared);
  }

  /**
   * The types of all columns are needed: a fault of a column would become faults of every rule that
   * names it.
   */
  private Optional<Expr> condition(Scalar check) {
    if (columns.isEmpty() || columns.stream().anyMatch(column -> column.type().isEmpty())) {
      return Optional.empty();
    }
    ExpressionReading reading = ExpressionParser.read(check.text(), references());
    if (reading instanceof Parsed parsed) {
      return Optional.of(parsed.condition());
    }
    ((Refused) reading).faults().forEach(fault -> problems.add(problem(check, fault)));
    return Optional.empty();
  }

  private List<ColumnReference> references() {
    return columns.stream()
        .map(column -> new ColumnReference(column.name().value(), column.type().orElseThrow()))
        .toList();
  }

  private static Problem problem(Scalar check, ExpressionFault fault) {
    Position at = check.part(fault.offset(), fault.length());
    return new Problem(fault.code(), Severity.ERROR, fault.message(), at, fault.hint());
  }
}
