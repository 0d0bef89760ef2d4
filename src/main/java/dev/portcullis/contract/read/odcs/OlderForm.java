package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.problem.NearNames;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Says a 3.0 document in the words of 3.1: {@code rule} becomes {@code metric}, its siblings become
 * {@code arguments}, and exclusive bounds that are flags become bounds.
 */
final class OlderForm extends Rewriting {
  private static final Map<String, String> METRICS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("nullValues", "nullValues"),
              Map.entry("nullCheck", "nullValues"),
              Map.entry("nullCount", "nullValues"),
              Map.entry("missingValues", "missingValues"),
              Map.entry("missingCount", "missingValues"),
              Map.entry("invalidValues", "invalidValues"),
              Map.entry("invalidCount", "invalidValues"),
              Map.entry("validValues", "invalidValues"),
              Map.entry("duplicateValues", "duplicateValues"),
              Map.entry("duplicateCount", "duplicateValues"),
              Map.entry("duplicateCheck", "duplicateValues"),
              Map.entry("unique", "duplicateValues"),
              Map.entry("uniqueCheck", "duplicateValues"),
              Map.entry("rowCount", "rowCount"),
              Map.entry("countCheck", "rowCount")));
  private static final List<String> ARGUMENTS =
      List.of("validValues", "missingValues", "pattern", "properties");

  private final Problems problems;

  OlderForm(Problems problems) {
    this.problems = problems;
  }

  @Override
  Mapping document(Mapping document) {
    return document;
  }

  @Override
  Mapping schemaObject(Mapping object) {
    return object;
  }

  @Override
  Mapping relationship(Mapping relationship) {
    return relationship;
  }

  @Override
  Mapping property(Mapping property) {
    return replace(
        moment(property),
        "logicalTypeOptions",
        options ->
            options instanceof Mapping found
                ? bound(bound(found, "exclusiveMinimum", "minimum"), "exclusiveMaximum", "maximum")
                : options);
  }

  /** In 3.0 there is no logical type of moments but {@code date}. */
  private static Mapping moment(Mapping property) {
    boolean isMoment =
        entry(property, "physicalType")
            .map(Entry::value)
            .filter(Scalar.class::isInstance)
            .flatMap(written -> PhysicalTypes.read(((Scalar) written).text()))
            .filter(type -> type.word().startsWith("timestamp"))
            .isPresent();
    return isMoment
        ? replace(
            property,
            "logicalType",
            type ->
                type instanceof Scalar word && word.text().equals("date")
                    ? word("timestamp", word.at())
                    : type)
        : property;
  }

  /** In 3.0 an exclusive bound is a flag beside the bound. */
  private Mapping bound(Mapping options, String flagKey, String boundKey) {
    Optional<Entry> flag = entry(options, flagKey);
    if (flag.isEmpty() || !(flag.get().value() instanceof Scalar scalar)) {
      return options;
    }
    Optional<Entry> bound = entry(options, boundKey);
    return switch (scalar.text()) {
      case "false" -> without(options, List.of(flagKey));
      case "true" -> {
        if (bound.isEmpty()) {
          problems.add(
              Problem.error(
                  ProblemCode.MISSING_KEY,
                  flag.get().key().at(),
                  "`" + flagKey + "` is `true`, and there is no `" + boundKey + "` to exclude."));
          yield without(options, List.of(flagKey));
        }
        yield with(
            without(options, List.of(flagKey, boundKey)),
            new Entry(flag.get().key(), bound.get().value()));
      }
      default -> options;
    };
  }

  @Override
  Mapping quality(Mapping rule) {
    Optional<Entry> written = entry(rule, "rule");
    boolean isLibrary =
        entry(rule, "type")
            .map(entry -> entry.value() instanceof Scalar type && type.text().equals("library"))
            .orElse(true);
    if (!isLibrary || written.isEmpty() || entry(rule, "metric").isPresent()) {
      return rule;
    }
    if (!(written.get().value() instanceof Scalar name)) {
      return rule;
    }
    String metric = METRICS.get(name.text());
    if (metric == null) {
      return unknown(rule, name);
    }
    Entry said = new Entry(key("metric", written.get().key().at()), word(metric, name.at()));
    return operated(arguments(with(without(rule, List.of("rule")), said)), metric, name.at());
  }

  private Mapping unknown(Mapping rule, Scalar name) {
    String hint =
        name.text().equals("freshness")
            ? "Write it as an entry of `slaProperties` with an `element`."
            : NearNames.nearest(name.text(), METRICS.keySet())
                .map(near -> "Did you mean `" + near + "`?")
                .orElse("Rules: " + Shown.list(METRICS.keySet()) + ".");
    problems.add(
        Problem.error(
            ProblemCode.UNKNOWN_METRIC,
            name.at(),
            "Quality rule " + Shown.text(name.text()) + " is not known.",
            hint));
    return told(rule);
  }

  /** What is left of a rule that was told already and must not be told again. */
  private static Mapping told(Mapping rule) {
    return new Mapping(List.of(), rule.at());
  }

  private static Mapping arguments(Mapping rule) {
    List<Entry> moved =
        rule.entries().stream().filter(entry -> ARGUMENTS.contains(entry.key().text())).toList();
    if (moved.isEmpty()) {
      return rule;
    }
    List<Entry> all = new ArrayList<>();
    entry(rule, "arguments")
        .filter(entry -> entry.value() instanceof Mapping)
        .ifPresent(entry -> all.addAll(((Mapping) entry.value()).entries()));
    all.addAll(moved);
    Position at = moved.get(0).key().at();
    List<String> gone = new ArrayList<>(ARGUMENTS);
    gone.add("arguments");
    return with(without(rule, gone), new Entry(key("arguments", at), new Mapping(all, at)));
  }

  /** A 3.0 rule need not say that it wants none; how many rows a table wants nobody can guess. */
  private Mapping operated(Mapping rule, String metric, Position at) {
    List<Entry> operators = Operators.of(rule);
    if (operators.isEmpty()) {
      return metric.equals("rowCount")
          ? countless(rule, at)
          : with(rule, new Entry(key("mustBe", at), word("0", at)));
    }
    Entry first = operators.get(0);
    boolean isTrue = first.value() instanceof Scalar value && value.text().equals("true");
    return isTrue && !metric.equals("rowCount")
        ? with(without(rule, List.of(first.key().text())), new Entry(first.key(), word("0", at)))
        : rule;
  }

  private Mapping countless(Mapping rule, Position at) {
    problems.add(
        Problem.note(
            ProblemCode.NOT_ENFORCED,
            at,
            "A quality rule that counts rows is not enforced, because it names no number.",
            "Write for example `mustBeGreaterThan: 0`."));
    return told(rule);
  }

  private static Scalar key(String text, Position at) {
    return new Scalar(text, Spelling.PLAIN, at);
  }

  private static Node word(String text, Position at) {
    return new Scalar(text, Spelling.PLAIN, at);
  }
}
