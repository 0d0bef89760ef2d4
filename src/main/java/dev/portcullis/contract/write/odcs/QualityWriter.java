package dev.portcullis.contract.write.odcs;

import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.contract.Threshold;
import dev.portcullis.contract.odcs.CustomPropertyNames;
import dev.portcullis.contract.odcs.Metric;
import dev.portcullis.contract.odcs.OperatorWords;
import dev.portcullis.contract.write.YamlMapping;
import dev.portcullis.contract.write.YamlNode;
import dev.portcullis.contract.write.YamlNode.Flow;
import dev.portcullis.contract.write.YamlNode.Word;
import java.util.List;
import java.util.regex.Pattern;

/** Writes a rule of the standard's library. */
final class QualityWriter {
  private final YamlMapping rule = new YamlMapping();

  private QualityWriter(Metric metric) {
    rule.text("metric", metric.word());
  }

  /**
   * A rule that lets no row through.
   *
   * @param usual what happens to rows where the rule does not say it
   */
  static YamlNode none(
      Metric metric, YamlMapping arguments, OnViolation onViolation, OnViolation usual) {
    return new QualityWriter(metric).none(arguments).end(onViolation, usual);
  }

  /** A row check that the library can say; the expression is that of the metric. */
  static YamlNode none(LibraryMetric metric, RowCheck check, OnViolation usual) {
    QualityWriter writer = new QualityWriter(metric.metric());
    writer.name(check.name(), metric.usualName());
    check.description().ifPresent(text -> writer.rule.text("description", text));
    return writer.none(metric.arguments()).end(check.onViolation(), usual);
  }

  /**
   * A rule with a threshold.
   *
   * @param usualName what the check is called when the rule has no name
   * @param usual what happens to files where the rule does not say it
   */
  static YamlNode measured(
      Metric metric, YamlMapping arguments, Measured check, String usualName, OnViolation usual) {
    QualityWriter writer = new QualityWriter(metric);
    writer.name(check.name(), usualName);
    writer.threshold(check.threshold());
    if (check.unit() == Unit.PERCENT) {
      writer.rule.text("unit", "percent");
    }
    writer.arguments(arguments);
    return writer.end(check.onViolation(), usual);
  }

  /** A threshold of a column. */
  static YamlNode measured(LibraryMetric metric, Measured check, OnViolation usual) {
    return measured(metric.metric(), metric.arguments(), check, metric.usualName(), usual);
  }

  /** A second check of the usual name gets its number again when it is read. */
  private void name(String name, String usualName) {
    if (!name.matches(Pattern.quote(usualName) + "(_[0-9]+)?")) {
      rule.text("name", name);
    }
  }

  private QualityWriter none(YamlMapping arguments) {
    rule.word("mustBe", 0);
    arguments(arguments);
    return this;
  }

  private void arguments(YamlMapping arguments) {
    if (!arguments.isEmpty()) {
      rule.put("arguments", arguments.toNode());
    }
  }

  private YamlNode end(OnViolation onViolation, OnViolation usual) {
    if (onViolation != usual) {
      new CustomProperties().text(CustomPropertyNames.ON_VIOLATION, onViolation.word()).into(rule);
    }
    return rule.toNode();
  }

  private void threshold(Threshold threshold) {
    List<YamlNode> numbers =
        threshold.numbers().stream().<YamlNode>map(n -> new Word(n.toPlainString())).toList();
    rule.put(
        OperatorWords.of(threshold.comparison()),
        numbers.size() == 1 ? numbers.get(0) : new Flow(numbers));
  }
}
