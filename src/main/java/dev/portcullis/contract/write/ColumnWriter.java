package dev.portcullis.contract.write;

import dev.portcullis.contract.Bound;
import dev.portcullis.contract.Classification;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.write.YamlNode.Entry;
import dev.portcullis.contract.write.YamlNode.Gap;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.TemporalFormat;
import dev.portcullis.type.TypeName;
import dev.portcullis.type.Value;
import java.util.List;
import java.util.Optional;

/** Writes a column, its keys in the order of the reference. */
final class ColumnWriter {
  private final Column column;
  private final Optional<Key> key;
  private final Remarks remarks;
  private final YamlMapping mapping = new YamlMapping();

  private ColumnWriter(Column column, Optional<Key> key, Remarks remarks) {
    this.column = column;
    this.key = key;
    this.remarks = remarks;
  }

  /**
   * The column.
   *
   * @param key of this column alone, when it is written here
   */
  static YamlNode.Mapping write(Column column, Optional<Key> key, Remarks remarks) {
    return new ColumnWriter(column, key, remarks).write();
  }

  private YamlNode.Mapping write() {
    put("name", new YamlNode.Text(column.name()));
    put("type", new YamlNode.Word(TypeName.of(column.type())));
    column.description().ifPresent(text -> put("description", new YamlNode.Text(text)));
    column.required().ifPresent(at -> flag("required"));
    key.ifPresent(this::key);
    column.allowed().ifPresent(values -> put("enum", values(values.value())));
    column.minimum().ifPresent(bound -> bound("min", bound));
    column.maximum().ifPresent(bound -> bound("max", bound));
    column.minimumLength().ifPresent(length -> put("min_length", YamlNode.Word.of(length.value())));
    column.maximumLength().ifPresent(length -> put("max_length", YamlNode.Word.of(length.value())));
    column.notBlank().ifPresent(at -> flag("not_blank"));
    column
        .pattern()
        .ifPresent(pattern -> put("pattern", new YamlNode.Text(pattern.value().source())));
    spellings(column.type());
    column.defaultValue().ifPresent(value -> put("default", WrittenValue.of(value)));
    if (!column.examples().isEmpty()) {
      put("examples", YamlNode.Flow.of(column.examples()));
    }
    column.renamedFrom().ifPresent(name -> put("renamed_from", new YamlNode.Text(name)));
    if (column.classification() != Classification.INTERNAL) {
      put("classification", new YamlNode.Text(column.classification().word()));
    }
    if (column.onViolation() != OnViolation.FAIL) {
      put("on_violation", new YamlNode.Text(column.onViolation().word()));
    }
    return mapping.toNode();
  }

  private void key(Key found) {
    switch (found.kind()) {
      case PRIMARY -> flag("primary_key");
      case UNIQUE -> flag("unique");
      case UNIQUE_IN_FILE -> put("unique", new YamlNode.Text("file"));
    }
  }

  private void bound(String word, Declared<Bound> bound) {
    String name = bound.value().end() == Bound.End.INCLUSIVE ? word : "exclusive_" + word;
    put(name, WrittenValue.of(bound.value().value()));
  }

  private static YamlNode values(List<Value> values) {
    return new YamlNode.Flow(values.stream().map(WrittenValue::of).toList());
  }

  /** How a file spells the values; written only where it is not the usual way. */
  private void spellings(ColumnType type) {
    if (type instanceof DateType date) {
      format(date.format());
    } else if (type instanceof TimestampType timestamp) {
      format(timestamp.format());
    } else if (type instanceof BooleanType bool) {
      spellings("true_values", bool.trueSpellings(), BooleanType.usual().trueSpellings());
      spellings("false_values", bool.falseSpellings(), BooleanType.usual().falseSpellings());
    } else if (type instanceof DoubleType floating && floating.nonFinite() == NonFinite.ALLOW) {
      put("non_finite", new YamlNode.Text("allow"));
    }
  }

  private void format(TemporalFormat format) {
    if (!format.isDefault()) {
      put("format", new YamlNode.Text(format.source()));
    }
  }

  private void spellings(String name, List<String> spellings, List<String> usual) {
    if (!spellings.equals(usual)) {
      put(name, YamlNode.Flow.of(spellings));
    }
  }

  private void flag(String name) {
    put(name, new YamlNode.Word("true"));
  }

  private void put(String name, YamlNode value) {
    mapping.put(
        new Entry(name, value, List.of(), remarks.besideKey(column.name(), name), Gap.NONE));
  }
}
