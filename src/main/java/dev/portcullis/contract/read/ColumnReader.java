package dev.portcullis.contract.read;

import dev.portcullis.contract.Classification;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one entry of {@code columns}. */
final class ColumnReader {
  static final List<String> KEYS =
      List.of(
          "name",
          "type",
          "required",
          "not_blank",
          "unique",
          "primary_key",
          "min",
          "max",
          "exclusive_min",
          "exclusive_max",
          "min_length",
          "max_length",
          "enum",
          "pattern",
          "format",
          "true_values",
          "false_values",
          "non_finite",
          "on_violation",
          "classification",
          "default",
          "renamed_from",
          "description",
          "examples");
  private static final Map<String, OnViolation> VIOLATIONS =
      Words.of(OnViolation.values(), OnViolation::word);
  private static final Map<String, Classification> CLASSIFICATIONS =
      Words.of(Classification.values(), Classification::word);

  private final Fields fields;
  private final Problems problems;
  private final ColumnShape shape;
  private final String what;

  private ColumnReader(Fields fields, ColumnShape shape, Problems problems) {
    this.fields = fields;
    this.shape = shape;
    this.problems = problems;
    this.what =
        fields
            .entry("name")
            .filter(entry -> entry.value() instanceof Scalar scalar && !scalar.isNull())
            .map(entry -> "Column " + entry.value().described())
            .orElse("A column");
  }

  /** As much of the column as could be read; empty when it has no name. */
  static Optional<ColumnDraft> read(Node item, ColumnShape shape, Problems problems) {
    if (item instanceof Mapping mapping) {
      Mapping joined = SplitDecimal.join(mapping, problems);
      return new ColumnReader(new Fields(joined, problems), shape, problems).draft();
    }
    problems.add(
        WrongNode.problem(
            "columns",
            "a list of columns",
            item,
            "Write each column as `- name: …` with a `type: …`."));
    return Optional.empty();
  }

  private Optional<ColumnDraft> draft() {
    fields.allow(shape.keys(), inSentence());
    fields.require("name", what);
    fields.require("type", what);
    Optional<Scalar> written = fields.scalar("name");
    Optional<String> name = written.flatMap(scalar -> NameRules.column(scalar, problems));
    Optional<ColumnType> type =
        fields
            .scalar("type")
            .map(shape::type)
            .flatMap(scalar -> new TypeReader(fields, problems).read(scalar));
    type.ifPresent(found -> RuleGroup.refuseMisfits(fields, found, problems));
    OnViolation onViolation = onViolation();
    Optional<Declared<Boolean>> primaryKey = fields.flag("primary_key").filter(Declared::value);
    primaryKey.ifPresent(flag -> refuseOptional());
    Optional<Declared<Key.Kind>> unique = unique();
    Optional<Declared<String>> renamedFrom = renamedFrom();
    Optional<Column> column = column(name, type, onViolation, renamedFrom);
    return written.map(
        scalar ->
            new ColumnDraft(
                new Declared<>(scalar.text(), scalar.at()),
                type,
                primaryKey,
                unique,
                renamedFrom,
                onViolation,
                column));
  }

  private void refuseOptional() {
    shape
        .optional(fields)
        .ifPresent(
            at ->
                problems.add(
                    Problem.error(
                        ProblemCode.CONFLICTING_KEYS,
                        at,
                        what + " is the primary key, which is always required.",
                        "Remove `" + shape.optionalWords() + "`.")));
  }

  private Optional<Column> column(
      Optional<String> name,
      Optional<ColumnType> type,
      OnViolation onViolation,
      Optional<Declared<String>> renamedFrom) {
    Optional<Position> required = shape.required(fields);
    Classification classification =
        fields.choice("classification", CLASSIFICATIONS).orElse(Classification.INTERNAL);
    Optional<String> description = fields.text("description");
    TextRules texts =
        shape.withImplied(
            new TextRulesReader(inSentence(), fields, problems).read(), type, required);
    List<String> examples = new ExamplesReader(fields, type, problems).read();
    if (type.isEmpty()) {
      return Optional.empty();
    }
    Range range = range(type.get());
    OwnRules rules = new OwnRules(range, texts);
    Optional<Declared<List<Value>>> allowed =
        new EnumReader(fields, type.get(), rules, problems).read();
    Optional<Value> defaultValue = defaultValue(type.get(), rules, allowed);
    return name.map(
        found ->
            new Column(
                found,
                type.get(),
                required,
                texts.notBlank(),
                range.minimum(),
                range.maximum(),
                texts.minimumLength(),
                texts.maximumLength(),
                allowed,
                texts.pattern(),
                classification,
                onViolation,
                defaultValue,
                renamedFrom.map(Declared::value),
                description,
                examples,
                fields.mapping().at()));
  }

  private Range range(ColumnType type) {
    return RuleGroup.RANGE.fits(type) ? new RangeReader(fields, type, problems).read() : Range.NONE;
  }

  private Optional<Value> defaultValue(
      ColumnType type, OwnRules rules, Optional<Declared<List<Value>>> allowed) {
    if (!RuleGroup.DEFAULT.fits(type)) {
      return Optional.empty();
    }
    Optional<Scalar> written = fields.scalar("default");
    Optional<Value> value =
        written.flatMap(
            scalar -> ValueReader.read("`default` is", ", which", type, scalar, problems));
    if (value.isPresent()) {
      rules.refuseBreach("`default`", value.get(), written.orElseThrow(), problems);
      refuseOutside(allowed, value.get(), written.orElseThrow());
    }
    return value;
  }

  private void refuseOutside(Optional<Declared<List<Value>>> allowed, Value value, Scalar written) {
    if (allowed.isPresent() && !allowed.get().value().contains(value)) {
      problems.add(
          Problem.error(
              ProblemCode.CONFLICTING_KEYS,
              written.at(),
              "`default` " + Shown.text(written.text()) + " is not in `enum` of the same column.",
              "Mend one of the two."));
    }
  }

  private OnViolation onViolation() {
    return fields.choice("on_violation", VIOLATIONS).orElse(OnViolation.FAIL);
  }

  private String inSentence() {
    return what.startsWith("A ") ? "a column" : "c" + what.substring(1);
  }

  private Optional<Declared<Key.Kind>> unique() {
    Optional<Scalar> written = fields.scalar("unique");
    if (written.isPresent() && written.get().text().equals("file")) {
      return Optional.of(new Declared<>(Key.Kind.UNIQUE_IN_FILE, written.get().at()));
    }
    return fields
        .flag("unique")
        .filter(Declared::value)
        .map(flag -> new Declared<>(Key.Kind.UNIQUE, flag.at()));
  }

  private Optional<Declared<String>> renamedFrom() {
    return fields
        .scalar("renamed_from")
        .flatMap(
            scalar ->
                NameRules.column(scalar, problems).map(name -> new Declared<>(name, scalar.at())));
  }
}
