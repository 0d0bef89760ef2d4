package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.contract.read.ValueReader;
import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.And;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.Membership;
import dev.portcullis.expr.Expr.Not;
import dev.portcullis.expr.Expr.NotNull;
import dev.portcullis.expr.Expr.PatternMatch;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a value must be so that a quality rule does not count its row. */
final class GoodValue {
  private final Column column;
  private final ColumnReference reference;
  private final boolean isText;
  private final Notes notes;

  GoodValue(Column column, Notes notes) {
    this.column = column;
    this.reference = new ColumnReference(column.name(), column.type());
    this.isText = column.type() instanceof TextType;
    this.notes = notes;
  }

  /** Empty, with a problem, when the rule says nothing about values of this column. */
  Optional<Expr> of(QualityRule rule) {
    return switch (rule.metric()) {
      case NULL_VALUES -> Optional.of(new NotNull(reference));
      case MISSING_VALUES -> Optional.of(present(rule));
      case INVALID_VALUES -> valid(rule);
      case DUPLICATE_VALUES, ROW_COUNT -> Optional.empty();
    };
  }

  /**
   * A missing value is NULL or one of a few spellings. What no value of the column can be is not
   * looked for: the type refuses it.
   */
  private Expr present(QualityRule rule) {
    Optional<Listing> named = rule.arguments().listing("missingValues");
    boolean nullToo = named.isEmpty() || named.get().items().isEmpty();
    List<Value> values = new ArrayList<>();
    for (Node item : named.map(Listing::items).orElse(List.of())) {
      if (!(item instanceof Scalar scalar)) {
        continue;
      }
      // A field without text is the empty text in a text column alone, NULL in any other.
      boolean isNull = scalar.isNull() || (!isText && scalar.text().isEmpty());
      nullToo |= isNull;
      if (!isNull) {
        ValueReader.read("", "", column.type(), scalar, new Problems())
            .filter(value -> !values.contains(value))
            .ifPresent(values::add);
      }
    }
    if (values.isEmpty()) {
      return new NotNull(reference);
    }
    Expr none = new Not(new Membership(reference, values));
    return nullToo ? new And(List.of(new NotNull(reference), none)) : none;
  }

  private Optional<Expr> valid(QualityRule rule) {
    Optional<Listing> named = rule.arguments().listing("validValues");
    Optional<Scalar> pattern = rule.arguments().scalar("pattern");
    List<Expr> parts = new ArrayList<>();
    named.flatMap(this::members).ifPresent(parts::add);
    pattern.flatMap(this::matches).ifPresent(parts::add);
    if (named.isEmpty() && pattern.isEmpty()) {
      refuse(rule, "names neither `validValues` nor a `pattern` as its `arguments`");
    }
    return parts.size() > 1 ? Optional.of(new And(parts)) : parts.stream().findFirst();
  }

  private Optional<Expr> members(Listing named) {
    List<Value> values = new ArrayList<>();
    for (Scalar scalar : Section.scalars(named)) {
      ValueReader.read("The valid value", "", column.type(), scalar, notes.problems())
          .filter(value -> !values.contains(value))
          .ifPresent(values::add);
    }
    return values.isEmpty() ? Optional.empty() : Optional.of(new Membership(reference, values));
  }

  private Optional<Expr> matches(Scalar pattern) {
    if (!isText) {
      notes
          .problems()
          .add(
              Problem.error(
                  ProblemCode.RULE_DOES_NOT_FIT_TYPE,
                  pattern.at(),
                  "A pattern of column "
                      + Shown.text(column.name())
                      + " does not fit its type, it is for texts."));
      return Optional.empty();
    }
    return PatternOption.portable(pattern, "column " + Shown.text(column.name()), notes)
        .map(portable -> new PatternMatch(reference, portable));
  }

  private void refuse(QualityRule rule, String reason) {
    notes
        .problems()
        .add(
            Problem.error(
                ProblemCode.UNKNOWN_METRIC,
                rule.at(),
                "Metric `"
                    + rule.metric().word()
                    + "` of column "
                    + Shown.text(column.name())
                    + " "
                    + reason
                    + "."));
  }
}
