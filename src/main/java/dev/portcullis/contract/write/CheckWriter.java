package dev.portcullis.contract.write;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Freshness;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.Limits;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.contract.Threshold.Comparison;
import dev.portcullis.contract.write.YamlNode.Block;
import dev.portcullis.contract.write.YamlNode.FlowMapping;
import dev.portcullis.contract.write.YamlNode.Gap;
import dev.portcullis.contract.write.YamlNode.Item;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes what a contract demands beyond columns and keys. */
final class CheckWriter {
  private final List<Measured> rows = new ArrayList<>();
  private final List<Freshness> freshness = new ArrayList<>();
  private final List<Reference> references;
  private final List<RowCheck> rules;
  private final Limits limits;

  CheckWriter(Checks checks) {
    this.references = checks.references();
    this.rules = checks.rows();
    this.limits = checks.limits();
    checks.file().forEach(this::sort);
  }

  private static IllegalArgumentException unsayable(Object what) {
    return new IllegalArgumentException("the native shape cannot say " + what);
  }

  private void sort(FileCheck check) {
    check.accept(
        new FileCheck.Visitor<Boolean>() {
          @Override
          public Boolean measured(Measured measured) {
            return rows.add(ofRows(measured));
          }

          @Override
          public Boolean freshness(Freshness age) {
            return freshness.add(age);
          }
        });
  }

  /** The only numbers that the native shape measures are rows; the rest comes from elsewhere. */
  private Measured ofRows(Measured measured) {
    boolean isSayable =
        Sayable.isRowCount(measured)
            && rows.stream().allMatch(one -> one.onViolation() == measured.onViolation());
    if (!isSayable) {
      throw unsayable(measured);
    }
    return measured;
  }

  private static String end(Measured measured) {
    return measured.threshold().comparison() == Comparison.AT_LEAST ? "min" : "max";
  }

  /** The key {@code rules}. */
  Optional<YamlNode> rules() {
    return listed(rules.stream().map(CheckWriter::rule).toList());
  }

  private static YamlNode rule(RowCheck rule) {
    String text = rule.spelled().orElseThrow(() -> unsayable(rule));
    YamlMapping mapping =
        new YamlMapping()
            .text("name", rule.name())
            .text("check", text)
            .text("description", rule.description());
    onViolation(mapping, rule.onViolation());
    return mapping.toNode();
  }

  /** The key {@code limits}. */
  Optional<YamlNode> limits() {
    YamlMapping mapping = new YamlMapping();
    limits.quarantined().ifPresent(limit -> mapping.word("quarantined", limit.spelled()));
    if (limits.rules().isEmpty()) {
      return mapping.isEmpty() ? Optional.empty() : Optional.of(new FlowMapping(mapping.toNode()));
    }
    YamlMapping rules = new YamlMapping();
    limits.rules().forEach(rule -> rules.word(rule.ruleId(), rule.limit().spelled()));
    return Optional.of(mapping.put("rules", rules.toNode()).toNode());
  }

  /** The key {@code rows}. */
  Optional<YamlNode> rows() {
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    YamlMapping mapping = new YamlMapping();
    rows.forEach(one -> mapping.word(end(one), one.threshold().numbers().get(0).toPlainString()));
    onViolation(mapping, rows.get(0).onViolation());
    return Optional.of(new FlowMapping(mapping.toNode()));
  }

  /** The key {@code freshness}. */
  Optional<YamlNode> freshness() {
    List<YamlNode> ages = freshness.stream().map(CheckWriter::age).toList();
    return ages.size() == 1 ? Optional.of(ages.get(0)) : listed(ages);
  }

  private static YamlNode age(Freshness check) {
    YamlMapping mapping =
        new YamlMapping().text("column", check.column()).word("within", duration(check.within()));
    onViolation(mapping, check.onViolation());
    return new FlowMapping(mapping.toNode());
  }

  /** In the greatest unit that says it exactly, days only from two on: {@code 24h}, {@code 2d}. */
  private static String duration(Duration duration) {
    if (duration.equals(Duration.ofDays(duration.toDays())) && duration.toDays() != 1) {
      return duration.toDays() + "d";
    }
    return duration.equals(Duration.ofHours(duration.toHours()))
        ? duration.toHours() + "h"
        : duration.toMinutes() + "m";
  }

  /** The key {@code references}. */
  Optional<YamlNode> references() {
    return listed(references.stream().map(CheckWriter::reference).toList());
  }

  private static YamlNode reference(Reference reference) {
    YamlMapping mapping = new YamlMapping();
    if (!reference.name().equals(Reference.usualName(reference.columns()))) {
      mapping.text("name", reference.name());
    }
    names(mapping, "column", reference.columns());
    mapping.text("table", reference.table().toString());
    if (!reference.tableColumns().equals(reference.columns())) {
      names(mapping, "table_column", reference.tableColumns());
    }
    if (reference.enforcedBy() == Reference.EnforcedBy.TABLE) {
      mapping.text("enforce", "table");
    }
    onViolation(mapping, reference.onViolation());
    return new FlowMapping(mapping.toNode());
  }

  private static void names(YamlMapping mapping, String key, List<String> columns) {
    if (columns.size() == 1) {
      mapping.text(key, columns.get(0));
    } else {
      mapping.put(key + "s", YamlNode.Flow.of(columns));
    }
  }

  private static void onViolation(YamlMapping mapping, OnViolation onViolation) {
    if (onViolation != OnViolation.FAIL) {
      mapping.text("on_violation", onViolation.word());
    }
  }

  private static Optional<YamlNode> listed(List<YamlNode> nodes) {
    return nodes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Block(nodes.stream().map(node -> new Item(node, List.of(), Gap.NONE)).toList()));
  }
}
