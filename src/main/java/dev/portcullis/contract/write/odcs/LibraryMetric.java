package dev.portcullis.contract.write.odcs;

import dev.portcullis.contract.odcs.Metric;
import dev.portcullis.contract.write.YamlMapping;
import dev.portcullis.contract.write.YamlNode;
import dev.portcullis.contract.write.YamlNode.Flow;
import dev.portcullis.contract.write.YamlNode.Word;
import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.And;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.Membership;
import dev.portcullis.expr.Expr.Not;
import dev.portcullis.expr.Expr.NotNull;
import dev.portcullis.expr.Expr.PatternMatch;
import dev.portcullis.type.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An expression about one column as a metric of the standard's library.
 *
 * @param column that it speaks of
 * @param metric of the library
 * @param arguments of the metric
 */
record LibraryMetric(String column, Metric metric, YamlMapping arguments) {
  /** The metric; empty when the library has none that says it. */
  static Optional<LibraryMetric> of(Expr holds, String checkName) {
    if (holds instanceof NotNull notNull) {
      String column = notNull.column().name();
      return Optional.of(
          checkName.equals(Metric.MISSING_VALUES.usualName(column))
              ? missing(column, List.of(new Word("null")))
              : new LibraryMetric(column, Metric.NULL_VALUES, new YamlMapping()));
    }
    if (holds instanceof Not not) {
      return unlisted(not).map(members -> missing(column(members), values(members)));
    }
    if (holds instanceof Membership || holds instanceof PatternMatch) {
      return invalid(List.of(holds));
    }
    return holds instanceof And and ? of(and.parts()) : Optional.empty();
  }

  private static Optional<LibraryMetric> of(List<Expr> parts) {
    if (parts.size() == 2
        && parts.get(0) instanceof NotNull
        && parts.get(1) instanceof Not not
        && unlisted(not).isPresent()) {
      Membership members = unlisted(not).get();
      List<YamlNode> values = new ArrayList<>(List.of(new Word("null")));
      values.addAll(values(members));
      return Optional.of(missing(column(members), values));
    }
    return invalid(parts);
  }

  private static Optional<Membership> unlisted(Not not) {
    return not.part() instanceof Membership members && members.value() instanceof ColumnReference
        ? Optional.of(members)
        : Optional.empty();
  }

  private static LibraryMetric missing(String column, List<YamlNode> values) {
    return new LibraryMetric(
        column, Metric.MISSING_VALUES, new YamlMapping().put("missingValues", new Flow(values)));
  }

  /** Valid values, then a pattern; either may be absent. */
  private static Optional<LibraryMetric> invalid(List<Expr> parts) {
    YamlMapping arguments = new YamlMapping();
    String column = "";
    for (Expr part : parts) {
      if (part instanceof Membership members && members.value() instanceof ColumnReference) {
        column = column(members);
        arguments.put("validValues", new Flow(values(members)));
      } else if (part instanceof PatternMatch match
          && match.text() instanceof ColumnReference reference) {
        column = reference.name();
        arguments.text("pattern", PropertyWriter.searching(match.pattern().source()));
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(new LibraryMetric(column, Metric.INVALID_VALUES, arguments));
  }

  private static String column(Membership members) {
    return members.value() instanceof ColumnReference reference ? reference.name() : "";
  }

  private static List<YamlNode> values(Membership members) {
    return members.members().stream().map(LibraryMetric::value).toList();
  }

  private static YamlNode value(Value value) {
    return PropertyWriter.value(value);
  }

  /** What a check of this metric is called when it has no name of its own. */
  String usualName() {
    return metric.usualName(column);
  }
}
