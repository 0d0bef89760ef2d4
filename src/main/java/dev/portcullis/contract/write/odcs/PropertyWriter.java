package dev.portcullis.contract.write.odcs;

import dev.portcullis.contract.Bound;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.odcs.CustomPropertyNames;
import dev.portcullis.contract.odcs.Metric;
import dev.portcullis.contract.write.Sayable;
import dev.portcullis.contract.write.YamlMapping;
import dev.portcullis.contract.write.YamlNode;
import dev.portcullis.contract.write.YamlNode.Block;
import dev.portcullis.contract.write.YamlNode.Flow;
import dev.portcullis.contract.write.YamlNode.Text;
import dev.portcullis.contract.write.YamlNode.Word;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.Value;
import dev.portcullis.type.Value.BooleanValue;
import dev.portcullis.type.Value.DoubleValue;
import dev.portcullis.type.Value.NumberValue;
import dev.portcullis.type.pattern.Alternatives;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes a column as a property. */
final class PropertyWriter {
  /** Keys of a column for which the standard has no word. */
  private static final List<String> NATIVE_ONLY =
      List.of("not_blank", "true_values", "false_values", "non_finite", "default", "renamed_from");

  /** Longer numbers are written with an exponent. */
  private static final int READABLE = 17;

  private final Contract contract;
  private final Column column;
  private final NativeWords words;
  private final YamlMapping property = new YamlMapping();
  private final CustomProperties customs = new CustomProperties();

  private PropertyWriter(Contract contract, Column column, NativeWords words) {
    this.contract = contract;
    this.column = column;
    this.words = words;
  }

  /**
   * The property.
   *
   * @param words the column in the native shape
   * @param rules of the standard's library that speak of the column
   */
  static YamlNode.Mapping write(
      Contract contract, Column column, NativeWords words, List<YamlNode> rules) {
    return new PropertyWriter(contract, column, words).write(rules);
  }

  private YamlNode.Mapping write(List<YamlNode> rules) {
    LogicalType type = LogicalType.of(column.type());
    property.text("name", column.name());
    property.text("logicalType", type.logical());
    property.text("physicalType", type.physical());
    words.rename("description", "description", property);
    words.rename("required", "required", property);
    keys();
    words.rename("classification", "classification", property);
    options(type.options());
    words.rename("examples", "examples", property);
    quality(rules);
    if (column.onViolation() != OnViolation.FAIL) {
      customs.text(CustomPropertyNames.ON_VIOLATION, column.onViolation().word());
    }
    YamlMapping nativeOnly = words.only(NATIVE_ONLY);
    if (column.type() instanceof TimestampType) {
      // Readers of the standard take a format of moments for any ISO form, and so does ours.
      words.rename("format", "format", nativeOnly);
    }
    if (isIn(Key.Kind.UNIQUE_IN_FILE)) {
      nativeOnly.text("unique", "file");
    }
    customs.inNativeWords(nativeOnly);
    customs.into(property);
    return property.toNode();
  }

  private void keys() {
    if (isIn(Key.Kind.UNIQUE)) {
      property.word("unique", true);
    }
    Optional<Key> primary =
        contract.primaryKey().filter(key -> key.columns().contains(column.name()));
    primary.ifPresent(
        key -> {
          property.word("primaryKey", true);
          property.word("primaryKeyPosition", key.columns().indexOf(column.name()) + 1);
        });
  }

  /** Whether the column alone is a key of that kind that treats breaching rows as the column. */
  private boolean isIn(Key.Kind kind) {
    return contract.keys().stream()
        .anyMatch(
            key ->
                key.kind() == kind
                    && Sayable.isOfColumn(key, contract)
                    && key.columns().get(0).equals(column.name()));
  }

  private void options(YamlMapping options) {
    column.minimumLength().ifPresent(length -> options.word("minLength", length.value()));
    column.maximumLength().ifPresent(length -> options.word("maxLength", length.value()));
    column
        .pattern()
        .ifPresent(pattern -> options.text("pattern", searching(pattern.value().source())));
    column.minimum().ifPresent(bound -> bound("Minimum", bound.value(), options));
    column.maximum().ifPresent(bound -> bound("Maximum", bound.value(), options));
    if (!options.isEmpty()) {
      property.put("logicalTypeOptions", options.toNode());
    }
  }

  private static void bound(String end, Bound bound, YamlMapping options) {
    String key =
        switch (bound.end()) {
          case INCLUSIVE -> end.toLowerCase(Locale.ROOT);
          case EXCLUSIVE -> "exclusive" + end;
        };
    options.put(key, value(bound.value()));
  }

  /** The schema of the standard wants numbers as numbers, however many digits they have. */
  static YamlNode value(Value value) {
    if (value instanceof NumberValue number) {
      return new Word(number.number().toPlainString());
    }
    if (value instanceof DoubleValue floating) {
      return new Word(spelled(floating));
    }
    return value instanceof BooleanValue ? new Word(value.toString()) : new Text(value.toString());
  }

  /** A large exponent carries its sign, or YAML would read a text. */
  private static String spelled(DoubleValue value) {
    String plain = value.toString();
    return plain.length() <= READABLE
        ? plain
        : Double.toString(value.number()).replaceFirst("E(?=[0-9])", "E+");
  }

  /** The standard searches, so every alternative is tied to both ends of the value. */
  static String searching(String pattern) {
    return Alternatives.of(pattern).stream()
        .map(alternative -> "^" + alternative + "$")
        .collect(Collectors.joining("|"));
  }

  private void quality(List<YamlNode> ofColumn) {
    List<YamlNode> rules = new ArrayList<>();
    allowed().ifPresent(rules::add);
    rules.addAll(ofColumn);
    if (!rules.isEmpty()) {
      property.put("quality", Block.of(rules));
    }
  }

  private Optional<YamlNode> allowed() {
    return column
        .allowed()
        .map(
            allowed ->
                new YamlMapping()
                    .put(
                        "validValues",
                        new Flow(allowed.value().stream().map(PropertyWriter::value).toList())))
        .map(
            arguments ->
                QualityWriter.none(
                    Metric.INVALID_VALUES, arguments, column.onViolation(), column.onViolation()));
  }
}
