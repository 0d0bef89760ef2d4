package dev.portcullis.contract.write.odcs;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.write.NativeWriter;
import dev.portcullis.contract.write.YamlMapping;
import dev.portcullis.contract.write.YamlNode;
import dev.portcullis.contract.write.YamlNode.Block;
import dev.portcullis.contract.write.YamlNode.Flow;
import dev.portcullis.contract.write.YamlNode.Gap;
import dev.portcullis.contract.write.YamlNode.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a contract as a schema object. */
final class ObjectWriter {
  /** Keys of a contract for which the standard has no word, or none that says all of it. */
  private static final List<String> NATIVE_ONLY =
      List.of("arrives", "rules", "references", "freshness", "limits", "rows");

  private static final Map<String, String> FILE = fileProperties();

  private final Contract contract;
  private final NativeWords words;
  private final YamlMapping object = new YamlMapping();
  private final CustomProperties customs = new CustomProperties();

  private ObjectWriter(Contract contract) {
    this.contract = contract;
    this.words = new NativeWords(NativeWriter.mapping(contract));
  }

  private static Map<String, String> fileProperties() {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("delimiter", "delimiter");
    names.put("encoding", "encoding");
    names.put("null_values", "nullValues");
    names.put("column_order", "columnOrder");
    names.put("additional_columns", "additionalColumns");
    return names;
  }

  /**
   * The schema object.
   *
   * @param own what the document does not say for the contract, in native words
   */
  static YamlNode.Mapping write(Contract contract, YamlMapping own) {
    return new ObjectWriter(contract).write(own);
  }

  private YamlNode.Mapping write(YamlMapping own) {
    object.text("name", contract.name());
    object.text("physicalName", contract.table().toString());
    object.text("physicalType", "table");
    words.rename("description", "description", object);
    object.put("properties", properties());
    quality();
    file();
    words.only(NATIVE_ONLY).toNode().entries().forEach(own::put);
    customs.inNativeWords(own);
    customs.into(object);
    return object.toNode();
  }

  private Block properties() {
    Block columns = (Block) words.value("columns").orElseThrow();
    List<Item> properties = new ArrayList<>();
    for (int i = 0; i < contract.columns().size(); i++) {
      Column column = contract.columns().get(i);
      YamlNode.Mapping inNativeWords = (YamlNode.Mapping) columns.items().get(i).value();
      YamlNode property =
          PropertyWriter.write(contract, column, new NativeWords(inNativeWords));
      properties.add(new Item(property, List.of(), Gap.NONE));
    }
    return new Block(properties);
  }

  /** Whether a key is said at its column. */
  static boolean isOfColumn(Key key, Contract contract) {
    return key.columns().size() == 1
        && contract.column(key.columns().get(0)).onViolation() == key.onViolation();
  }

  private void quality() {
    List<Item> rules = new ArrayList<>();
    contract.keys().stream()
        .filter(key -> key.kind() == Key.Kind.UNIQUE && !isOfColumn(key, contract))
        .forEach(key -> rules.add(new Item(unique(key), List.of(), Gap.NONE)));
    if (!rules.isEmpty()) {
      object.put("quality", new Block(rules));
    }
  }

  private static YamlNode unique(Key key) {
    YamlMapping rule =
        new YamlMapping()
            .text("metric", "duplicateValues")
            .word("mustBe", 0)
            .put(
                "arguments",
                new YamlMapping().put("properties", Flow.of(key.columns())).toNode());
    if (key.onViolation() != OnViolation.FAIL) {
      new CustomProperties().text("onViolation", key.onViolation().word()).into(rule);
    }
    return rule.toNode();
  }

  private void file() {
    words
        .value("file")
        .filter(YamlNode.Mapping.class::isInstance)
        .map(YamlNode.Mapping.class::cast)
        .ifPresent(
            file ->
                FILE.forEach(
                    (key, property) ->
                        new NativeWords(file)
                            .value(key)
                            .ifPresent(value -> customs.put(property, value))));
  }
}
