package dev.portcullis.contract.write.odcs;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Measure;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.TableName;
import dev.portcullis.contract.odcs.CustomPropertyNames;
import dev.portcullis.contract.odcs.Metric;
import dev.portcullis.contract.write.NativeWriter;
import dev.portcullis.contract.write.Sayable;
import dev.portcullis.contract.write.YamlMapping;
import dev.portcullis.contract.write.YamlNode;
import dev.portcullis.contract.write.YamlNode.Block;
import dev.portcullis.contract.write.YamlNode.Flow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a contract as a schema object. */
final class ObjectWriter {
  /** Keys of a contract for which the standard has no word, or none that says all of it. */
  private static final List<String> NATIVE_ONLY =
      List.of("arrives", "rules", "references", "freshness", "limits");

  private final Contract contract;
  private final ColumnQuality quality;
  private final Map<Reference, YamlNode> relationships;
  private final NativeWords words;
  private final YamlMapping object = new YamlMapping();
  private final CustomProperties customs = new CustomProperties();

  private ObjectWriter(Contract contract, Map<TableName, Contract> document) {
    this.contract = contract;
    this.quality = new ColumnQuality(contract);
    this.relationships = relationships(contract, document);
    this.words = new NativeWords(NativeWriter.mapping(inNativeWords()));
  }

  private static Map<Reference, YamlNode> relationships(
      Contract contract, Map<TableName, Contract> document) {
    Map<Reference, YamlNode> found = new LinkedHashMap<>();
    for (Reference reference : contract.checks().references()) {
      Optional.ofNullable(document.get(reference.table()))
          .flatMap(other -> Relationship.of(contract, reference, other))
          .ifPresent(node -> found.put(reference, node));
    }
    return found;
  }

  /** Without what the standard says in its own words. */
  private Contract inNativeWords() {
    Checks checks = contract.checks();
    List<Reference> references =
        checks.references().stream()
            .filter(reference -> !relationships.containsKey(reference))
            .toList();
    Contract said =
        Sayable.of(
                contract.with(
                    new Checks(quality.others(), checks.file(), references, checks.limits())))
            .contract();
    Checks words = said.checks();
    // What the standard says in its own words keeps its limit, which it has no word for.
    return said.with(new Checks(words.rows(), words.file(), words.references(), checks.limits()));
  }

  /**
   * The schema object.
   *
   * @param document all contracts of the document by their tables
   * @param own what the document does not say for the contract, in native words
   */
  static YamlNode.Mapping write(
      Contract contract, Map<TableName, Contract> document, YamlMapping own) {
    return new ObjectWriter(contract, document).write(own);
  }

  private YamlNode.Mapping write(YamlMapping own) {
    object.text("name", contract.name());
    object.text("physicalName", contract.table().toString());
    object.text("physicalType", "table");
    words.rename("description", "description", object);
    object.put("properties", properties());
    quality();
    if (!relationships.isEmpty()) {
      object.put("relationships", Block.of(List.copyOf(relationships.values())));
    }
    file();
    words.only(NATIVE_ONLY).toNode().entries().forEach(own::put);
    customs.inNativeWords(own);
    customs.into(object);
    return object.toNode();
  }

  private Block properties() {
    Block columns = (Block) words.value("columns").orElseThrow();
    List<YamlNode> properties = new ArrayList<>();
    for (int i = 0; i < contract.columns().size(); i++) {
      Column column = contract.columns().get(i);
      YamlNode.Mapping inNativeWords = (YamlNode.Mapping) columns.items().get(i).value();
      YamlNode property =
          PropertyWriter.write(
              contract, column, new NativeWords(inNativeWords), quality.of(column));
      properties.add(property);
    }
    return Block.of(properties);
  }

  private void quality() {
    List<YamlNode> rules = new ArrayList<>();
    contract.keys().stream()
        .filter(key -> key.kind() == Key.Kind.UNIQUE && !Sayable.isOfColumn(key, contract))
        .forEach(
            key ->
                rules.add(
                    QualityWriter.none(
                        Metric.DUPLICATE_VALUES,
                        columns(key.columns()),
                        key.onViolation(),
                        OnViolation.FAIL)));
    for (FileCheck check : contract.checks().file()) {
      if (check instanceof Measured measured) {
        measured.measure().accept(new OfTable(measured)).ifPresent(rules::add);
      }
    }
    if (!rules.isEmpty()) {
      object.put("quality", Block.of(rules));
    }
  }

  private static YamlMapping columns(List<String> names) {
    return new YamlMapping().put("properties", Flow.of(names));
  }

  /** A measured check that speaks of the table; one of a column is said there. */
  private static final class OfTable implements Measure.Visitor<Optional<YamlNode>> {
    private final Measured check;

    OfTable(Measured check) {
      this.check = check;
    }

    @Override
    public Optional<YamlNode> rows(Measure.Rows measure) {
      String usual = Measured.nameOfRows(check.threshold());
      return Optional.of(
          QualityWriter.measured(
              Metric.ROW_COUNT, new YamlMapping(), check, usual, OnViolation.FAIL));
    }

    @Override
    public Optional<YamlNode> breaches(Measure.Breaches measure) {
      return Optional.empty();
    }

    @Override
    public Optional<YamlNode> repetitions(Measure.Repetitions measure) {
      String usual = Metric.DUPLICATE_VALUES.usualName(String.join(",", measure.columns()));
      return Optional.of(
          QualityWriter.measured(
              Metric.DUPLICATE_VALUES, columns(measure.columns()), check, usual, OnViolation.FAIL));
    }
  }

  private void file() {
    words
        .value("file")
        .filter(YamlNode.Mapping.class::isInstance)
        .map(YamlNode.Mapping.class::cast)
        .ifPresent(
            file ->
                CustomPropertyNames.ofFiles()
                    .forEach(
                        (property, key) ->
                            new NativeWords(file)
                                .value(key)
                                .ifPresent(value -> customs.put(property, value))));
  }
}
